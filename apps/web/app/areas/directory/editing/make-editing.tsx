import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/ssr/PencilSimple";
import { Button } from "#ui/button.tsx";
import { type SectionName, sectionTitles } from "../business/sections.ts";
import type { Editing } from "./editing-context.ts";
import { ListingBar } from "./listing-bar.tsx";
import type { SectionEditorProps } from "./section-editor.ts";
import { sectionEditors } from "./section-editors.ts";

interface EditingState
  extends Pick<SectionEditorProps, "save" | "removePicture" | "onReload">,
    Pick<Editing, "view"> {
  business: EditableBusiness;
  opened: ReadonlySet<SectionName>;
  open: (section: SectionName) => void;
  close: (section: SectionName) => void;
  noteDirty: Record<SectionName, (isDirty: boolean) => void>;
  /** How often the listing was read anew; an editor then begins again. */
  reloads: number;
}

/** What the page of a listing shows of the editing, as things stand. */
export function makeEditing(state: EditingState): Editing {
  const { business, view, save, opened } = state;
  return {
    view,
    banner: (
      <>
        <ListingBar business={business} save={save} />
        {/* There is no room for an editor where the logo stands: it is a dialog. */}
        {editorOf("logo", state)}
      </>
    ),
    tools: (section) =>
      sectionEditors[section] && !opened.has(section) ? (
        <EditButton section={section} onClick={() => state.open(section)} />
      ) : null,
    editor: (section) => (section === "logo" ? null : editorOf(section, state)),
  };
}

function editorOf(section: SectionName, state: EditingState) {
  const Editor = sectionEditors[section];
  if (!Editor || !state.opened.has(section)) return null;
  return (
    <Editor
      key={state.reloads}
      business={state.business}
      save={state.save}
      removePicture={state.removePicture}
      onClose={() => state.close(section)}
      onDirty={state.noteDirty[section]}
      onReload={state.onReload}
    />
  );
}

function EditButton({ section, onClick }: { section: SectionName; onClick: () => void }) {
  return (
    <Button
      id={`edit-${section}`}
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
