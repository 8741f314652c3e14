import { saveItemDraft } from "@boab/contracts/marketplace/calls.generated";
import type { EditableItem } from "@boab/contracts/marketplace/items";
import type { FeeRule } from "@boab/contracts/payments/fees";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { LeaveGuard } from "#lib/drafts/leave-guard.tsx";
import { useDraft } from "#lib/drafts/use-draft.ts";
import { prefixToneEmoji } from "#lib/format/status-message.ts";
import { UploadError } from "#lib/uploads/upload-error.ts";
import type { FinishedUpload } from "#lib/uploads/upload-file.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { StatusMessageText } from "#ui/feedback/marked-text.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { itemsPath } from "../../paths.ts";
import { describeCreateFailure, describeDraft, draftCopy, itemWizardCopy } from "./copy.ts";
import { ItemWizard } from "./item-wizard.tsx";
import { throwAsUploadError } from "./photo-refusals.ts";
import { getFinishNote, stepNames, useWizard } from "./use-wizard.ts";
import { WizardFooter } from "./wizard-footer.tsx";
import { WizardHeader } from "./wizard-header.tsx";
import {
  emptyItem,
  toItemInput,
  toWizardItem,
  type WizardItem,
  withUploads,
} from "./wizard-item.ts";

/** The draft is saved after a pause in typing of this length. */
const autosaveMs = 800;

interface AddItemProps {
  store: { id: string; slug: string; storeName: string };
  feeRule: FeeRule;
  draft: EditableItem | null;
}

/** Adds a new item. A draft is saved on the server while it is written, so that a closed tab loses nothing. */
export function AddItem({ store, feeRule, draft: loadedDraft }: AddItemProps) {
  const navigate = useNavigate();
  // It bypasses the page's action, because nothing on the page changes and photos need the id from the first save.
  const draft = useDraft<WizardItem, EditableItem>({
    first: loadedDraft ? toWizardItem(loadedDraft) : emptyItem,
    stored: loadedDraft ?? undefined,
    send: (typed, { outlivesPage }) =>
      browserApi.call(saveItemDraft, {
        params: { shopId: store.id },
        body: toItemInput(typed),
        outlivesPage,
      }),
    autosaveMs,
    savesOnClose: true,
  });
  const { content: item, change } = draft;
  const onUploads = useCallback(
    (uploads: FinishedUpload[]) => change((was) => withUploads(was, uploads)),
    [change],
  );
  const [isBusy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const wizard = useWizard(item, false);

  /** The id that photo uploads need. It saves the draft first if there is none. */
  async function findItemId(): Promise<string> {
    if (!draft.getStatus().stored) await draft.save();
    const { stored, problem } = draft.getStatus();
    if (problem && !stored) throwAsUploadError(new ApiError(problem));
    if (!stored) throw new UploadError(itemWizardCopy.signInFirst, "from the start");
    return stored.item_id;
  }

  async function pauseSaving() {
    setLeaving(true);
    await draft.pause();
  }

  function resumeSaving() {
    setLeaving(false);
    draft.resume();
  }

  const create = usePageAction({
    skipsRevalidation: true,
    onSuccess() {
      toast(prefixToneEmoji(itemWizardCopy.created));
      void navigate(itemsPath(store.slug));
    },
    onFailure: resumeSaving,
  });
  const discardAction = usePageAction({
    skipsRevalidation: true,
    onSuccess() {
      toast(itemWizardCopy.draftDiscarded);
      void navigate(itemsPath(store.slug));
    },
    onFailure: resumeSaving,
  });

  async function submit() {
    if (!isLast) return wizard.next();
    if (!wizard.check() || isBusy) return;
    // A draft save after the item is created would start another draft, so autosave stops first.
    await pauseSaving();
    create.submit({ intent: "create", item: JSON.stringify(toItemInput(item)) });
  }

  async function discardDraft() {
    await pauseSaving();
    discardAction.submit({ intent: "discard" });
  }

  const isLast = wizard.step === stepNames.length - 1;
  const { failure } = create;
  return (
    <>
      <WizardHeader
        store={store}
        title="Add an item"
        status={describeDraft(draft)}
        step={wizard.step}
      />
      {loadedDraft && (
        <Note tone="info" className="mb-5">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {itemWizardCopy.draftSaved}
            <Button
              variant="secondary"
              size="sm"
              isPending={discardAction.isPending}
              pendingLabel="Deleting"
              onClick={() => void discardDraft()}
            >
              Start over
            </Button>
          </div>
          <ActionFailure of={discardAction} className="mt-3" />
        </Note>
      )}
      <ItemWizard
        item={item}
        change={(changes) => change((was) => ({ ...was, ...changes }))}
        wizard={wizard}
        feeRule={feeRule}
        onUploads={onUploads}
        isEdit={false}
        onBusyChange={setBusy}
        targetId={findItemId}
        getError={(field) => create.getError(field) ?? wizard.getError(field)}
        onSubmit={() => void submit()}
        footer={
          <>
            {failure && (
              <Note tone="danger" role="alert">
                <StatusMessageText of={describeCreateFailure(failure)} />
              </Note>
            )}
            <WizardFooter
              onBack={wizard.step > 0 ? wizard.back : undefined}
              note={
                isLast
                  ? isBusy
                    ? itemWizardCopy.waitForUploads
                    : getFinishNote(wizard.errors)
                  : undefined
              }
            >
              {isLast ? (
                <Button
                  type="submit"
                  disabled={isBusy || !wizard.isComplete}
                  isPending={create.isPending}
                  pendingLabel="Creating"
                >
                  Create item
                </Button>
              ) : (
                <Button type="submit">Next</Button>
              )}
            </WizardFooter>
          </>
        }
      />
      <LeaveGuard isDirty={draft.state === "failed" && !isLeaving}>{draftCopy.leaving}</LeaveGuard>
    </>
  );
}
