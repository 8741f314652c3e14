import { listOwnAccessRequests } from "@boab/contracts/accounts/calls.generated";
import { hasSellerStatus } from "@boab/contracts/accounts/roles";
import { readMyPayoutAccount } from "@boab/contracts/payments/calls.generated";
import { useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router";
import { browserApi } from "#lib/api/browser-api.ts";
import { useSession } from "#lib/session/session.ts";
import { getTakePaymentsStep } from "./take-payments-step.ts";

type Step = ReturnType<typeof getTakePaymentsStep>;

/** Shows an owner what is missing before their prices can be paid here. */
export default function TakePaymentsNote() {
  const { profile } = useSession();
  const [step, setStep] = useState<Step>(null);
  const isSeller = hasSellerStatus(profile);

  const loadStep = useEffectEvent(async () => {
    const [{ account }, hasPendingRequest] = await Promise.all([
      browserApi.call(readMyPayoutAccount),
      isSeller ? false : readHasPendingRequest(),
    ]);
    setStep(getTakePaymentsStep({ isSeller, hasAsked: hasPendingRequest, account }));
  });
  useEffect(() => {
    // The note is optional, so an error is ignored.
    void loadStep().catch(() => undefined);
  }, []);

  if (!step) return null;
  return (
    <p className="mt-4 text-sm text-ink-2">
      {step.text} {step.link && <Link to={step.link.to}>{step.link.label}</Link>}
    </p>
  );
}

async function readHasPendingRequest(): Promise<boolean> {
  const { data } = await browserApi.call(listOwnAccessRequests);
  return data.some(({ accessType, status }) => accessType === "merchant" && status === "open");
}
