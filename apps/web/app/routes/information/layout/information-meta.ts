import { buildPageMeta } from "#lib/format/meta.ts";
import type { InformationDocument } from "./information-document.ts";

export const buildInformationMeta = ({ title, description, path }: InformationDocument) =>
  buildPageMeta({ title, description, path });
