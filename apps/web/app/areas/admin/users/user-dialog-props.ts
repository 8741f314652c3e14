import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { FormResult } from "#lib/api/form.ts";

/** What the drawer and the dialogs above the table have in common. */
export interface UserDialogProps {
  person: FullProfile;
  isOpen: boolean;
  onClose: () => void;
  act: (values: Record<string, string>) => Promise<FormResult>;
  isPending: boolean;
}
