import { listSavedSkus } from "@boab/contracts/marketplace/calls.generated";
import { browserApi } from "#lib/api/browser-api.ts";
import { SaveButton, SaveHeart, type SaveProps } from "#ui/actions/save/save-button.tsx";
import { createSaving } from "#ui/actions/save/use-save.ts";

const saving = createSaving({
  readIds: () => browserApi.call(listSavedSkus),
  intentKey: "boab.save-item",
  action: "/marketplace/saved",
});

/** By its sku. */
export const ItemHeart = (props: SaveProps) => <SaveHeart saving={saving} {...props} />;

export const SaveItemButton = (props: SaveProps) => <SaveButton saving={saving} {...props} />;
