import { isSafeLink } from "@boab/contracts/magazine/links";
import type { Editor } from "@tiptap/react";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

/** Adds the scheme that people leave out, or `mailto:` for an email; undefined if it can't be a link. */
export function readLink(typed: string): string | undefined {
  const href = typed.trim();
  const candidates = [
    href,
    ...(/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(href) ? [`mailto:${href}`] : []),
    ...(/^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(href) ? [`https://${href}`] : []),
  ];
  return candidates.find(isSafeLink);
}

interface LinkDialogProps {
  editor: Editor;
  onClose(): void;
}

/** Links the selected text, or inserts the URL itself. An empty URL is ignored (EDIT-03). */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const formId = useId();
  const currentHref: string = editor.getAttributes("link").href ?? "";
  const [typed, setTyped] = useState(currentHref);
  const [problem, setProblem] = useState<string>();

  function insert(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === "") return onClose();
    const href = readLink(typed);
    if (!href)
      return setProblem("That doesn't look like a link. Try https://… or an email address.");
    const chain = editor.chain().focus().extendMarkRange("link");
    const isEmpty = editor.state.selection.empty && currentHref === "";
    if (isEmpty) {
      const marks = [{ type: "link", attrs: { href } }];
      chain.insertContent({ type: "text", text: href.replace(/^mailto:/, ""), marks }).run();
    } else chain.setLink({ href }).run();
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={currentHref ? "Change link" : "Add a link"}
      size="sm"
      actions={
        <>
          {currentHref && (
            <Button variant="quiet" onClick={remove}>
              Remove link
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            {currentHref ? "Change" : "Add link"}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={insert} noValidate>
        <TextField
          label="Web or email address"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
          value={typed}
          error={problem}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
