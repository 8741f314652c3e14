import { createFailedBecause, itemNotes, itemTexts } from "@boab/contracts/marketplace/item-texts";
import type { EditableItem } from "@boab/contracts/marketplace/items";
import type { FeeRule } from "@boab/contracts/payments/fees";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { itemsPath } from "../../paths.ts";
import { ItemWizard, takeUploads, useItemForm } from "./item-wizard.tsx";
import { useDraftKeeper } from "./use-draft-keeper.ts";
import { finishNote, stepNames, useWizard } from "./use-wizard.ts";
import { WizardFooter } from "./wizard-footer.tsx";
import { WizardHeader } from "./wizard-header.tsx";
import { bodyOf } from "./wizard-item.ts";

interface AddItemProps {
  store: { id: string; slug: string; storeName: string };
  feeRule: FeeRule;
  draft: EditableItem | null;
}

/** A new item, kept as a draft on the server while it is written, so that a closed tab loses nothing. */
export function AddItem({ store, feeRule, draft }: AddItemProps) {
  const navigate = useNavigate();
  const { item, setItem, change } = useItemForm(draft);
  const [isBusy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const wizard = useWizard(item, false);
  const keeper = useDraftKeeper({
    storeId: store.id,
    firstId: draft?.item_id,
    body: bodyOf(item),
    isOn: !isLeaving,
  });
  const onUploads = useMemo(() => takeUploads(setItem), [setItem]);

  const create = usePageAction({
    keepsPage: true,
    onSuccess() {
      toast(itemTexts.created);
      void navigate(itemsPath(store.slug));
    },
    onFailure: () => setLeaving(false),
  });
  const discard = usePageAction({
    keepsPage: true,
    onSuccess() {
      toast(itemNotes.draftDiscarded);
      void navigate(itemsPath(store.slug));
    },
    onFailure: () => setLeaving(false),
  });

  async function submit() {
    if (!isLast) return wizard.next();
    if (!wizard.check() || isBusy) return;
    // A save that is still on its way would begin the next draft.
    setLeaving(true);
    await keeper.settled();
    create.submit({ intent: "create", item: JSON.stringify(bodyOf(item)) });
  }

  async function throwAway() {
    setLeaving(true);
    await keeper.settled();
    discard.submit({ intent: "discard" });
  }

  const isLast = wizard.step === stepNames.length - 1;
  const { failure } = create;
  return (
    <>
      <WizardHeader
        store={store}
        title="Add an item"
        status={{ idle: undefined, saved: "Draft saved", failed: "Draft not saved" }[keeper.state]}
        step={wizard.step}
      />
      {draft && (
        <Note tone="info" className="mb-5">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {itemNotes.draftKept}
            <Button
              variant="secondary"
              size="sm"
              isPending={discard.isPending}
              pendingLabel="Deleting"
              onClick={() => void throwAway()}
            >
              Start over
            </Button>
          </div>
          <ActionFailure of={discard} className="mt-3" />
        </Note>
      )}
      <ItemWizard
        {...{ item, change, wizard, feeRule, onUploads }}
        isEdit={false}
        onBusyChange={setBusy}
        targetId={keeper.itemId}
        errorOf={(field) => create.errorOf(field) ?? wizard.errorOf(field)}
        onSubmit={() => void submit()}
        footer={
          <>
            {failure && (
              <Note tone="danger" role="alert">
                {createFailedBecause(Object.values(failure.fields)[0] ?? failure.error)}
              </Note>
            )}
            <WizardFooter
              onBack={wizard.step > 0 ? wizard.back : undefined}
              note={
                isLast ? (isBusy ? itemTexts.waitForUploads : finishNote(wizard.flaws)) : undefined
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
    </>
  );
}
