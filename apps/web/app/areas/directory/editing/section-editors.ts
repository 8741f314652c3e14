import type { ComponentType } from "react";
import type { SectionName } from "../business/sections.ts";
import type { SectionEditorProps } from "./section-editor.ts";
import { AddressEditor } from "./sections/address-editor.tsx";
import { CatalogEditor } from "./sections/catalog-editor.tsx";
import { CoverEditor } from "./sections/cover-editor.tsx";
import { GalleryEditor } from "./sections/gallery-editor.tsx";
import { HoursEditor } from "./sections/hours-editor.tsx";
import { InfoEditor } from "./sections/info-editor.tsx";
import { LogoEditor } from "./sections/logo-editor.tsx";
import { PricesEditor } from "./sections/prices-editor.tsx";
import { SocialsEditor } from "./sections/socials-editor.tsx";
import { VideoEditor } from "./sections/video-editor.tsx";

/** The editor of each section that can be edited in place. */
export const sectionEditors: Partial<Record<SectionName, ComponentType<SectionEditorProps>>> = {
  cover: CoverEditor,
  logo: LogoEditor,
  info: InfoEditor,
  socials: SocialsEditor,
  prices: PricesEditor,
  video: VideoEditor,
  gallery: GalleryEditor,
  address: AddressEditor,
  hours: HoursEditor,
  catalog: CatalogEditor,
};
