import type { WizardItem } from "./wizard-item.ts";

export interface StepProps {
  item: WizardItem;
  change: (changes: Partial<WizardItem>) => void;
  getError: (field: string) => string | undefined;
  isEdit: boolean;
}
