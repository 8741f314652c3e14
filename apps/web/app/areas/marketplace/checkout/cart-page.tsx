import type { Cart, CartLine } from "@boab/contracts/marketplace/cart";
import { cartTexts } from "@boab/contracts/marketplace/checkout-texts";
import { PackageIcon } from "@phosphor-icons/react/dist/ssr/Package";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { useLeave } from "#lib/browser/use-leave.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { marketplacePath } from "../paths.ts";
import { CartSummary } from "./cart-summary.tsx";
import { needsAddress, parcelsWords, shownLines } from "./cart-view.ts";
import { type PlaceSearch, RecipientFields } from "./recipient-fields.tsx";
import { StoreSection } from "./store-section.tsx";

interface StartedPayment {
  url: string;
  paymentId: string;
}

interface CartPageProps {
  cart: Cart;
  buyer: { name: string; phone: string; email: string };
  placeSearch: PlaceSearch;
  /** Of a post that came before the script was there. */
  firstResult: FormResult | undefined;
}

const formId = "pay";

/** Everything somebody means to buy, by store, and paying for it. */
export function CartPage({ cart, buyer, placeSearch, firstResult }: CartPageProps) {
  // By the time the server has answered, the line is no longer in the cart.
  const [leaving, setLeaving] = useState<CartLine>();
  const [removed, setRemoved] = useState<CartLine>();
  const action = usePageAction({
    onSuccess: (_, { intent }) => setRemoved(intent === "remove" ? leaving : undefined),
  });
  const change = {
    ...action,
    submit(values: Record<string, string>) {
      setLeaving(cart.cart.find(({ id }) => id === values.id));
      action.submit(values);
    },
  };
  return (
    <>
      {removed && <RemovedNote key={removed.id} line={removed} onUndo={change.submit} />}
      <ActionFailure of={action} className="mb-5" />
      {cart.cart.length === 0 ? (
        <EmptyState
          title={cartTexts.empty}
          headingLevel="h2"
          picture="basket"
          action={<LinkButton to={marketplacePath}>Browse Marketplace</LinkButton>}
        >
          Start with something that travels well.
        </EmptyState>
      ) : (
        <FilledCart {...{ cart, change, buyer, placeSearch, firstResult }} />
      )}
    </>
  );
}

interface FilledCartProps extends CartPageProps {
  change: ReturnType<typeof usePageAction>;
}

function FilledCart({ cart, change, buyer, placeSearch, firstResult }: FilledCartProps) {
  const { isLeaving, leaveFor } = useLeave();
  const { revalidate } = useRevalidator();
  const pay = usePageAction<StartedPayment>({
    firstResult: firstResult as FormResult<StartedPayment> | undefined,
    keepsPage: true,
    onSuccess: ({ url }) => leaveFor(url),
    // Whatever changed is shown with the refusal.
    onFailure: ({ code }) => {
      if (code === "cart_changed" || code === "price_changed") void revalidate();
    },
  });
  const parcels = parcelsWords(cart);
  const pageUrl = firstResult?.ok ? pay.result?.ok && pay.result.response.url : undefined;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-14">
      <div className="grid gap-7">
        {cart.stores.map((store) => (
          <StoreSection
            key={store.storeId}
            {...{ store, change }}
            lines={cart.cart.filter(({ storeId }) => storeId === store.storeId)}
          />
        ))}
        {parcels && (
          <Note icon={<PackageIcon size={22} className="flex-none" aria-hidden="true" />}>
            {parcels}
          </Note>
        )}
        <form id={formId} {...pay.form} noValidate>
          <input type="hidden" name="intent" value="pay" />
          <input type="hidden" name="lines" value={JSON.stringify(shownLines(cart))} />
          <input type="hidden" name="totalAmount" value={cart.totalCents} />
          <input type="hidden" name="customerEmail" value={buyer.email} />
          <RecipientFields
            {...{ pay, placeSearch }}
            first={buyer}
            needsAddress={needsAddress(cart)}
          />
        </form>
      </div>
      <CartSummary
        {...{ cart, formId, failure: pay.failure }}
        isPaying={pay.isPending || isLeaving}
        pageUrl={pageUrl || undefined}
      />
    </div>
  );
}

interface RemovedNoteProps {
  line: CartLine;
  onUndo: (values: Record<string, string>) => void;
}

/** Takes the focus of the button that went with its line. */
function RemovedNote({ line, onUndo }: RemovedNoteProps) {
  return (
    <Note tone="neutral" role="status" hasFocus className="mb-5">
      Removed {line.name}.{" "}
      <button
        type="button"
        className="target-44 font-semibold underline underline-offset-3"
        onClick={() =>
          onUndo({
            ...{ intent: "add", itemId: line.item_id, quantity: String(line.quantity) },
            ...{ size: line.sizeSelected, color: line.colorSelected, type: line.typeSelected },
          })
        }
      >
        Undo
      </button>
    </Note>
  );
}
