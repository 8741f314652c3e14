import { useState } from "react";
import { Button } from "#ui/actions/button.tsx";

interface RetryButtonProps {
  label: string;
  pendingLabel: string;
  onPress: () => Promise<unknown>;
}

/** A retry button below an error, which shows when the retry is pending. */
export function RetryButton({ label, pendingLabel, onPress }: RetryButtonProps) {
  const [isPending, setPending] = useState(false);

  async function press() {
    setPending(true);
    await onPress();
    setPending(false);
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-3 flex"
      isPending={isPending}
      pendingLabel={pendingLabel}
      onClick={() => void press()}
    >
      {label}
    </Button>
  );
}
