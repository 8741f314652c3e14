import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/layout/card.tsx";

/** Sends the welcome email to the admin who asks. Typing the email shows that they mean their own (EDIT-10). */
export function EmailTestCard() {
  const [email, setEmail] = useState("");
  const send = usePageAction({
    onSuccess: () => toast("Sent. It should be in your inbox in a minute."),
  });
  return (
    <Card className="max-w-[32rem]">
      <PageForm {...send.form} className="grid gap-4">
        <TextField
          label="Your email"
          name="email"
          type="email"
          required
          autoComplete="email"
          hint="We only send it to your own account's email."
          value={email}
          error={send.getError("email")}
          onChange={({ target }) => setEmail(target.value)}
        />
        {!send.getError("email") && <ActionFailure of={send} />}
        <Button
          type="submit"
          disabled={email.trim() === "" || send.isPending}
          isPending={send.isPending}
          pendingLabel="Sending"
        >
          Send the welcome email
        </Button>
      </PageForm>
    </Card>
  );
}
