import { readItemForEditing } from "@boab/contracts/marketplace/calls.generated";
import { itemCopy } from "@boab/contracts/marketplace/copy";
import type { EditableItem } from "@boab/contracts/marketplace/items";
import type { FeeRule } from "@boab/contracts/payments/fees";
import { useCallback, useMemo, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import type { StatusMessage } from "#lib/format/status-message.ts";
import { useMergedAction } from "#lib/merge/use-merged-action.ts";
import type { FinishedUpload } from "#lib/uploads/upload-file.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { ConflictChoices } from "#ui/feedback/conflict-choices.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { itemsPath } from "../../paths.ts";
import { itemWizardCopy } from "./copy.ts";
import { ItemWizard } from "./item-wizard.tsx";
import { describeItemValue, getItemLabel, mergeItems } from "./merge-items.ts";
import { sendPhoto } from "./photo-refusals.ts";
import { getFinishNote, stepNames, useWizard } from "./use-wizard.ts";
import { WizardFooter } from "./wizard-footer.tsx";
import { WizardHeader } from "./wizard-header.tsx";
import { toItemInput, toWizardItem, type WizardItem, withUploads } from "./wizard-item.ts";

interface EditItemProps {
  store: { id: string; slug: string; storeName: string };
  feeRule: FeeRule;
  /** The item as it was when the page loaded. */
  stored: EditableItem;
}

/** The same three steps for an item that is there (ITEMS-06); saved only when something changed (ITEMW-18). */
export function EditItem({ store, feeRule, stored: loadedItem }: EditItemProps) {
  const [stored, setStored] = useState(loadedItem);
  const [item, setItem] = useState(() => toWizardItem(loadedItem));
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const wizard = useWizard(item, true);
  const onUploads = useCallback(
    (uploads: FinishedUpload[]) => setItem((was) => withUploads(was, uploads)),
    [],
  );
  const before = useMemo(() => JSON.stringify(toItemInput(toWizardItem(stored))), [stored]);
  const isChanged = JSON.stringify(toItemInput(item)) !== before;

  const editing = useMergedAction<EditableItem, WizardItem, EditableItem>({
    first: loadedItem,
    toTyped: toWizardItem,
    merge: mergeItems,
    readTyped: () => item,
    readLatest: () => browserApi.call(readItemForEditing, { params: { itemId: stored.item_id } }),
    toValues(typed, { version, variants }) {
      const stockSeen = variants.map(({ id, quantity }) => ({ id, quantity }));
      return {
        intent: "save",
        item: JSON.stringify({ ...toItemInput(typed), version, stockSeen }),
      };
    },
    skipsRevalidation: true,
    onSuccess(now) {
      setStored(now);
      editing.begin(now);
      setItem(toWizardItem(now));
      setSaved(true);
    },
  });
  const { save, conflict } = editing;

  function submit() {
    if (!wizard.check() || isBusy || !isChanged || !wizard.isComplete) return;
    editing.submit();
  }

  const isLast = wizard.step === stepNames.length - 1;
  return (
    <>
      <WizardHeader store={store} title="Edit item" step={wizard.step} />
      <ItemWizard
        item={item}
        change={(changes) => setItem((was) => ({ ...was, ...changes }))}
        wizard={wizard}
        feeRule={feeRule}
        onUploads={onUploads}
        isEdit
        onBusyChange={setBusy}
        targetId={stored.item_id}
        send={sendPhoto}
        getError={(field) => save.getError(field) ?? wizard.getError(field)}
        onSubmit={submit}
        footer={
          <>
            {editing.isRefused && <ActionFailure of={save} />}
            {conflict && (
              <ConflictChoices {...conflict} getLabel={getItemLabel} describe={describeItemValue} />
            )}
            <WizardFooter onBack={wizard.step > 0 ? wizard.back : undefined} note={getFooterNote()}>
              {!isLast && (
                <Button variant="secondary" onClick={wizard.next}>
                  Next
                </Button>
              )}
              <Button
                type="submit"
                disabled={isBusy || !isChanged || !wizard.isComplete}
                isPending={editing.isPending}
                pendingLabel="Saving"
              >
                Save changes
              </Button>
            </WizardFooter>
          </>
        }
      />
      <Dialog
        isOpen={isSaved}
        onClose={() => setSaved(false)}
        title={itemWizardCopy.saved}
        size="sm"
        actions={
          <>
            <Button variant="secondary" onClick={() => setSaved(false)}>
              Stay here
            </Button>
            <LinkButton to={itemsPath(store.slug)}>Back to Items</LinkButton>
          </>
        }
      >
        {itemWizardCopy.savedLong}
      </Dialog>
    </>
  );

  function getFooterNote(): StatusMessage | undefined {
    if (isBusy) return itemWizardCopy.waitForUploads;
    if (item.photos.length === 0) return { tone: "warn", text: itemCopy.noImage };
    return isLast ? getFinishNote(wizard.errors) : undefined;
  }
}
