import type { TeammateName } from "@boab/contracts/bookings/team-names";
import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { describeNaming } from "./describe-naming.ts";

interface NamingLineProps {
  teammate: { id: string; name: string };
  /** Undefined where they were never asked. */
  naming: TeammateName | undefined;
  /** False while the name has changed and isn't saved. */
  isNameSaved: boolean;
  timeZone: string;
}

/** Whether customers see the name of one of the team. Only that person can agree to it. */
export function NamingLine({ teammate, naming, isNameSaved, timeZone }: NamingLineProps) {
  const [isAsking, setAsking] = useState(false);
  const stop = usePageAction({
    onSuccess: (_response, { was }) =>
      toast(was === "named" ? "The name is no longer shown." : "The link no longer works."),
  });
  const state = naming?.state;
  const askLabel = naming ? "Ask again" : "Ask to be named";
  const stopLabel = state === "named" ? "Stop showing the name" : "Take it back";
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-3">
      <span>{describeNaming(naming, timeZone)}</span>
      {!isNameSaved ? (
        <span>Save first. Consent is for one name, so a new one is asked for again.</span>
      ) : (
        <>
          {state !== "named" && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={`${askLabel}, ${teammate.name}`}
              onClick={() => setAsking(true)}
            >
              {askLabel}
            </Button>
          )}
          {(state === "named" || state === "asked") && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={`${stopLabel}, ${teammate.name}`}
              isPending={stop.isPending}
              pendingLabel="Saving"
              onClick={() =>
                stop.submit({ intent: "stop-naming", teammate: teammate.id, was: state })
              }
            >
              {stopLabel}
            </Button>
          )}
        </>
      )}
      <ActionFailure of={stop} className="w-full" />
      {isAsking && <AskDialog teammate={teammate} onClose={() => setAsking(false)} />}
    </div>
  );
}

interface AskDialogProps {
  teammate: NamingLineProps["teammate"];
  onClose: () => void;
}

function AskDialog({ teammate, onClose }: AskDialogProps) {
  const [email, setEmail] = useState("");
  const ask = usePageAction({
    onSuccess() {
      toast("Sent. You'll see their answer here.");
      onClose();
    },
  });
  const send = () => ask.submit({ intent: "ask-name", teammate: teammate.id, email });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Ask ${teammate.name}`}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button isPending={ask.isPending} pendingLabel="Sending" onClick={send}>
            Send the question
          </Button>
        </>
      }
    >
      <p className="mb-4 text-md text-ink-2">
        We'll email them a link to say yes or no. If they agree, your page shows their name, what
        they do and when they're free, and customers can book them by name.
      </p>
      <TextField
        label="Their email"
        type="email"
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        // Otherwise it would save the page.
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          send();
        }}
        error={ask.getError("email")}
        hint="They need no account."
      />
      <ActionFailure of={ask} className="mt-4" />
    </Dialog>
  );
}
