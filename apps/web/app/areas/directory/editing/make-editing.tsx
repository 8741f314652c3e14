import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/ssr/PencilSimple";
import { useEffect, useRef } from "react";
import { Button } from "#ui/actions/button.tsx";
import { type SectionName, sectionTitles } from "../business/sections.ts";
import type { Editing } from "./editing-context.ts";
import type { EditingStore } from "./editing-store.ts";
import { ListingBar } from "./listing-bar.tsx";
import { PageChecklist } from "./page-checklist.tsx";
import { PlanPanel } from "./plan-panel.tsx";
import { sectionEditors } from "./section-editors.ts";
import type { Sections } from "./use-sections.ts";

interface EditingState extends Pick<Editing, "view"> {
  business: EditableBusiness;
  store: EditingStore;
  sections: Sections;
  onPreview: () => void;
}

/** What the page of a listing shows of the editing, as things stand. */
export function makeEditing(state: EditingState): Editing {
  const { business, view, store } = state;
  const { opened, open, returning } = state.sections;
  return {
    isOwner: business.role === "owner",
    view,
    banner: (
      <>
        <ListingBar
          business={business}
          save={store.save}
          // An editor's draft would be lost.
          onPreview={opened.size > 0 ? undefined : state.onPreview}
        />
        <PageChecklist business={business} opened={opened} onOpen={open} />
        {/* There is no room for an editor where the logo stands: it is a dialog. */}
        {editorOf("logo", state)}
      </>
    ),
    planPanel: <PlanPanel business={business} />,
    tools: (section) =>
      sectionEditors[section] && !opened.has(section) ? (
        <EditButton
          section={section}
          isReturning={section === returning}
          onClick={() => open(section)}
        />
      ) : null,
    hasOpenEditor: opened.size > 0,
    editor: (section) => (section === "logo" ? null : editorOf(section, state)),
  };
}

function editorOf(section: SectionName, { business, store, sections }: EditingState) {
  const Editor = sectionEditors[section];
  if (!Editor || !sections.opened.has(section)) return null;
  return (
    <Editor
      key={sections.restarts[section]}
      business={business}
      save={(changes) => store.save(changes, section)}
      onClose={() => sections.close(section)}
      onDirty={sections.noteDirty[section]}
      onReload={() => sections.restart(section)}
    />
  );
}

interface EditButtonProps {
  section: SectionName;
  /** It comes back in place of the editor, which had the focus. */
  isReturning: boolean;
  onClick: () => void;
}

function EditButton({ section, isReturning, onClick }: EditButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReturning) ref.current?.focus();
  }, [isReturning]);
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
