import { itemTexts } from "@boab/contracts/marketplace/item-texts";
import type { EditableItem } from "@boab/contracts/marketplace/items";
import type { FeeRule } from "@boab/contracts/payments/fees";
import { useMemo, useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { itemsPath } from "../../paths.ts";
import { ItemWizard, takeUploads, useItemForm } from "./item-wizard.tsx";
import { sendPhoto } from "./photo-refusals.ts";
import { finishNote, stepNames, useWizard } from "./use-wizard.ts";
import { WizardFooter } from "./wizard-footer.tsx";
import { WizardHeader } from "./wizard-header.tsx";
import { bodyOf, wizardItemOf } from "./wizard-item.ts";

interface EditItemProps {
  store: { id: string; slug: string; storeName: string };
  feeRule: FeeRule;
  /** As it was when the page came, or after the last save. */
  stored: EditableItem;
}

/** The same three steps for an item that is there (ITEMS-06); saved only when something changed (ITEMW-18). */
export function EditItem({ store, feeRule, stored: first }: EditItemProps) {
  const [stored, setStored] = useState(first);
  const { item, setItem, change } = useItemForm(first);
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const wizard = useWizard(item, true);
  const onUploads = useMemo(() => takeUploads(setItem), [setItem]);
  const body = bodyOf(item);
  const before = useMemo(() => JSON.stringify(bodyOf(wizardItemOf(stored))), [stored]);
  const isChanged = JSON.stringify(body) !== before;

  const save = usePageAction<EditableItem>({
    keepsPage: true,
    onSuccess(now) {
      setStored(now);
      setItem(wizardItemOf(now));
      setSaved(true);
    },
  });

  function submit() {
    if (!wizard.check() || isBusy || !isChanged || !wizard.isComplete) return;
    const stockSeen = stored.variants.map(({ id, quantity }) => ({ id, quantity }));
    const { version } = stored;
    save.submit({ intent: "save", item: JSON.stringify({ ...body, version, stockSeen }) });
  }

  const isLast = wizard.step === stepNames.length - 1;
  return (
    <>
      <WizardHeader store={store} title="Edit item" step={wizard.step} />
      <ItemWizard
        {...{ item, change, wizard, feeRule, onUploads }}
        isEdit
        onBusyChange={setBusy}
        targetId={stored.item_id}
        send={sendPhoto}
        errorOf={(field) => save.errorOf(field) ?? wizard.errorOf(field)}
        onSubmit={submit}
        footer={
          <>
            <ActionFailure of={save} reloadLabel="Load the latest version" />
            <WizardFooter onBack={wizard.step > 0 ? wizard.back : undefined} note={footerNote()}>
              {!isLast && (
                <Button variant="secondary" onClick={wizard.next}>
                  Next
                </Button>
              )}
              <Button
                type="submit"
                disabled={isBusy || !isChanged || !wizard.isComplete}
                isPending={save.isPending}
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
        title={itemTexts.saved}
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
        {itemTexts.savedLong}
      </Dialog>
    </>
  );

  function footerNote(): string | undefined {
    if (isBusy) return itemTexts.waitForUploads;
    if (item.photos.length === 0) return itemTexts.noImage;
    return isLast ? finishNote(wizard.flaws) : undefined;
  }
}
