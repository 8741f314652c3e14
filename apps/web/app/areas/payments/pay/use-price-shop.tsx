import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { getRegisterPath } from "#lib/session/redirect.ts";
import { useSession } from "#lib/session/session.ts";
import {
  LazyBoundary,
  LoadFailure,
  lazyComponent,
  PendingOverlay,
} from "#ui/feedback/lazy-boundary.tsx";
import { savePayIntent, takePayIntent } from "./pay-intent.ts";
import type { PayablePrice, PayeeBusiness } from "./payable-price.ts";
import { PriceActions } from "./price-actions.tsx";

const PayDialog = lazyComponent(() => import("./pay-dialog.tsx"));
const TakePaymentsNote = lazyComponent(() => import("./take-payments-note.tsx"));

interface PricesSlot {
  actions: (price: PayablePrice) => ReactNode;
  modal: ReactNode;
  ownerNote: ReactNode;
}

interface PricedBusiness extends PayeeBusiness {
  prices: readonly PayablePrice[];
}

/** Adds the ways to pay beside a business's prices, and for its owner the setup of payments. */
export function usePricePayments({ id, name, prices }: PricedBusiness): PricesSlot {
  const business = { id, name };
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<PayablePrice>();
  const [isOpen, setOpen] = useState(false);

  function choose(price: PayablePrice) {
    if (status === "visitor") {
      savePayIntent(`price:${price.id}`);
      return void navigate(getRegisterPath(pathname + search));
    }
    setChosen(price);
    setOpen(true);
  }

  const resumePayment = useEffectEvent(() => {
    const chosenPrice = prices.find((price) => takePayIntent(`price:${price.id}`));
    if (chosenPrice) choose(chosenPrice);
  });
  useEffect(() => {
    if (status === "member") resumePayment();
  }, [status]);

  return {
    actions: (price) => (
      <PriceActions business={business} price={price} onPay={() => choose(price)} />
    ),
    modal: chosen && (
      <LazyBoundary pending={<PendingOverlay />} failed={<LoadFailure />}>
        <PayDialog
          key={chosen.id}
          business={business}
          price={chosen}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      </LazyBoundary>
    ),
    ownerNote: (
      <LazyBoundary>
        <TakePaymentsNote />
      </LazyBoundary>
    ),
  };
}
