import { listSavedIds } from "@boab/contracts/directory/calls.generated";
import { browserApi } from "#lib/api/browser-api.ts";
import * as save from "#ui/actions/save/save-button.tsx";
import { createSaving } from "#ui/actions/save/use-save.ts";

const saving = createSaving({
  readIds: () => browserApi.call(listSavedIds),
  intentKey: "boab.save",
  action: "/directory/saved",
});

export const SaveHeart = (props: save.SaveProps) => <save.SaveHeart saving={saving} {...props} />;

export const SaveButton = (props: save.SaveProps) => <save.SaveButton saving={saving} {...props} />;
