import { Form, useNavigation } from "react-router";
import { Button } from "#ui/actions/button.tsx";

interface IntentButtonProps {
  intent: string;
  label: string;
  pendingLabel: string;
}

export function IntentButton({ intent, label, pendingLabel }: IntentButtonProps) {
  const { state, formData } = useNavigation();
  return (
    <Form method="post" action="/account-management">
      <input type="hidden" name="intent" value={intent} />
      <Button
        type="submit"
        variant="quiet"
        size="sm"
        isPending={state !== "idle" && formData?.get("intent") === intent}
        pendingLabel={pendingLabel}
      >
        {label}
      </Button>
    </Form>
  );
}
