import type { FullProfile } from "@boab/contracts/accounts/profiles";

/** The drawer and the dialogs of the table share these props. */
export interface UserDialogProps {
  person: FullProfile;
  isOpen: boolean;
  onClose: () => void;
}
