import type { WizardItem } from "./wizard-item.ts";

/** What every step gets. */
export interface StepProps {
  item: WizardItem;
  change: (changes: Partial<WizardItem>) => void;
  errorOf: (field: string) => string | undefined;
  isEdit: boolean;
}
