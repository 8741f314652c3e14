import { listSavedSkus } from "@boab/contracts/marketplace/calls.generated";
import { browserApi } from "#lib/api/browser-api.ts";
import { SaveButton, SaveHeart, type SaveProps } from "#ui/actions/save/save-button.tsx";
import { createSaving } from "#ui/actions/save/use-save.ts";
import { savedItemCopy } from "./copy.ts";

const saving = createSaving({
  readIds: () => browserApi.call(listSavedSkus),
  intentKey: "boab.save-item",
  action: "/marketplace/saved",
});

/** The heart identifies an item by its sku. */
export const ItemHeart = (props: SaveProps) => <SaveHeart saving={saving} {...props} />;

export const SaveItemButton = (props: SaveProps) => <SaveButton saving={saving} {...props} />;

/** A member who saves a sold-out item gets an email when it is back, and this button says so. */
export const NotifyWhenBackButton = (props: SaveProps) => (
  <SaveButton
    saving={saving}
    labels={{ before: savedItemCopy.notifyWhenBack, after: savedItemCopy.willEmail }}
    {...props}
  />
);
