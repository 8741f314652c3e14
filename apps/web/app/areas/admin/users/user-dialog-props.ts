import type { FullProfile } from "@boab/contracts/accounts/profiles";

/** What the drawer and the dialogs above the table have in common. */
export interface UserDialogProps {
  person: FullProfile;
  isOpen: boolean;
  onClose: () => void;
}
