import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/ssr/PencilSimple";
import { type ComponentType, useEffect, useRef } from "react";
import { Button } from "#ui/actions/button.tsx";
import { type SectionName, sectionTitles } from "../business/sections.ts";
import type { EditingControls } from "./editing-context.ts";
import type { EditingStore } from "./editing-store.ts";
import { ListingBar } from "./listing-bar.tsx";
import { PageChecklist } from "./page-checklist.tsx";
import { PlanPanel } from "./plan-panel.tsx";
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
import type { Sections } from "./use-sections.ts";

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

interface EditingState extends Pick<EditingControls, "view"> {
  business: EditableBusiness;
  store: EditingStore;
  sections: Sections;
  onPreview: () => void;
}

/** Builds the editing controls of a listing's page from the current state. */
export function makeEditingControls(state: EditingState): EditingControls {
  const { business, view, store } = state;
  const { opened, open, returning: justClosedSection } = state.sections;
  const editsPage = business.rights.includes("page");
  return {
    isOwner: business.role === "owner",
    rights: business.rights,
    isManager: business.role !== "admin",
    view,
    banner: (
      <>
        <ListingBar
          business={business}
          save={store.save}
          // The preview would discard open drafts.
          onPreview={opened.size > 0 ? undefined : state.onPreview}
        />
        {editsPage && <PageChecklist business={business} opened={opened} onOpen={open} />}
        {/* There is no room for an editor where the logo stands: it is a dialog. */}
        {renderEditor("logo", state)}
      </>
    ),
    planPanel: <PlanPanel business={business} />,
    tools: (section) =>
      editsPage && sectionEditors[section] && !opened.has(section) ? (
        <EditButton
          section={section}
          takesFocus={section === justClosedSection}
          onClick={() => open(section)}
        />
      ) : null,
    hasOpenEditor: opened.size > 0,
    editor: (section) => (section === "logo" ? null : renderEditor(section, state)),
  };
}

function renderEditor(section: SectionName, { business, store, sections }: EditingState) {
  const Editor = sectionEditors[section];
  if (!Editor || !sections.opened.has(section)) return null;
  return (
    <Editor
      key={sections.restarts[section]}
      business={business}
      drafts={store.drafts}
      onClose={() => sections.close(section)}
      onDirtyChange={sections.markDirty[section]}
      onReload={() => sections.restart(section)}
    />
  );
}

interface EditButtonProps {
  section: SectionName;
  /** True when the editor has just closed, so that the button takes its focus. */
  takesFocus: boolean;
  onClick: () => void;
}

function EditButton({ section, takesFocus, onClick }: EditButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <Button
      ref={ref}
      variant="secondary"
      size="xs"
      aria-label={`Edit ${sectionTitles[section].toLowerCase()}`}
      onClick={onClick}
    >
      <PencilSimpleIcon size={16} aria-hidden="true" />
      Edit
    </Button>
  );
}
