import type { Cart, CartLine } from "@boab/contracts/marketplace/cart";
import { cartCopy } from "@boab/contracts/marketplace/copy";
import { PackageIcon } from "@phosphor-icons/react/dist/ssr/Package";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { useExternalRedirect } from "#lib/browser/use-leave.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { marketplacePath } from "../paths.ts";
import { CartSummary } from "./cart-summary.tsx";
import { describeParcels, hasNothingForSale, listShownLines, needsAddress } from "./cart-view.ts";
import { useRecipientDraft } from "./recipient-draft.ts";
import { type PlaceSearch, RecipientFields } from "./recipient-fields.tsx";
import { StoreSection } from "./store-section.tsx";

interface StartedPayment {
  url: string;
  paymentId: string;
}

interface CartPageProps {
  cart: Cart;
  buyer: { id: string; name: string; phone: string; email: string };
  placeSearch: PlaceSearch;
  /** The result of a post that was sent before the script had loaded. */
  firstResult: FormResult | undefined;
}

const formId = "pay";

/** Shows the cart by store, with the form to pay. */
export function CartPage({ cart, buyer, placeSearch, firstResult }: CartPageProps) {
  // Holds the removed line for Undo, because after the response it is no longer in the cart.
  const [lineBeingRemoved, setLineBeingRemoved] = useState<CartLine>();
  const [removedLine, setRemovedLine] = useState<CartLine>();
  const action = usePageAction({
    onSuccess: (_, { intent }) =>
      setRemovedLine(intent === "remove" ? lineBeingRemoved : undefined),
  });
  const change = {
    ...action,
    submit(values: Record<string, string>) {
      setLineBeingRemoved(cart.cart.find(({ id }) => id === values.id));
      action.submit(values);
    },
  };
  return (
    <>
      {removedLine && (
        <RemovedNote key={removedLine.id} line={removedLine} onUndo={change.submit} />
      )}
      <ActionFailure of={action} className="mb-5" />
      {cart.cart.length === 0 ? (
        <EmptyState
          title={cartCopy.empty}
          headingLevel="h2"
          picture="basket"
          action={<LinkButton to={marketplacePath}>Browse Marketplace</LinkButton>}
        >
          Start with something that travels well.
        </EmptyState>
      ) : (
        <FilledCart
          cart={cart}
          change={change}
          buyer={buyer}
          placeSearch={placeSearch}
          firstResult={firstResult}
        />
      )}
    </>
  );
}

interface FilledCartProps extends CartPageProps {
  change: ReturnType<typeof usePageAction>;
}

function FilledCart({ cart, change, buyer, placeSearch, firstResult }: FilledCartProps) {
  const { isLeaving, leaveFor } = useExternalRedirect();
  const { revalidate } = useRevalidator();
  const { draft, save, clear } = useRecipientDraft(buyer.id);
  const pay = usePageAction<StartedPayment>({
    firstResult: firstResult as FormResult<StartedPayment> | undefined,
    skipsRevalidation: true,
    onSuccess: ({ url }) => {
      clear();
      leaveFor(url);
    },
    // Reloads the cart, so that the page shows what changed together with the error.
    onFailure: ({ code }) => {
      if (code === "cart_changed" || code === "price_changed") void revalidate();
    },
  });
  const parcels = describeParcels(cart);
  const paymentUrl = firstResult?.ok ? pay.result?.ok && pay.result.response.url : undefined;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-14">
      <div className="grid gap-7">
        {cart.stores.map((store) => (
          <StoreSection
            key={store.storeId}
            store={store}
            change={change}
            hasBuyableLines={!hasNothingForSale(cart)}
            lines={cart.cart.filter(({ storeId }) => storeId === store.storeId)}
          />
        ))}
        {parcels && (
          <Note icon={<PackageIcon size={22} className="flex-none" aria-hidden="true" />}>
            {parcels}
          </Note>
        )}
        <PageForm
          id={formId}
          {...pay.form}
          noValidate
          onInput={(event) => {
            pay.form.onInput(event);
            save(event.currentTarget);
          }}
          onSubmit={(event) => {
            save(event.currentTarget);
            pay.form.onSubmit(event);
          }}
        >
          <input type="hidden" name="intent" value="pay" />
          <input type="hidden" name="lines" value={JSON.stringify(listShownLines(cart))} />
          <input type="hidden" name="totalAmount" value={cart.totalCents} />
          <input type="hidden" name="customerEmail" value={buyer.email} />
          {!hasNothingForSale(cart) && (
            <RecipientFields
              // The draft is known only once the script runs, so the key remounts the fields with its values.
              key={JSON.stringify(draft)}
              pay={pay}
              draft={draft}
              placeSearch={placeSearch}
              first={buyer}
              needsAddress={needsAddress(cart)}
            />
          )}
        </PageForm>
      </div>
      <CartSummary
        cart={cart}
        formId={formId}
        failure={pay.failure}
        isPaying={pay.isPending || isLeaving}
        paymentUrl={paymentUrl || undefined}
      />
    </div>
  );
}

interface RemovedNoteProps {
  line: CartLine;
  onUndo: (values: Record<string, string>) => void;
}

/** Takes the focus, because the pressed button has disappeared with its line. */
function RemovedNote({ line, onUndo }: RemovedNoteProps) {
  return (
    <Note tone="neutral" role="status" hasFocus className="mb-5">
      Removed {line.name}.{" "}
      <button
        type="button"
        className="target-44 font-semibold underline underline-offset-3"
        onClick={() =>
          onUndo({
            intent: "add",
            itemId: line.item_id,
            quantity: String(line.quantity),
            size: line.sizeSelected,
            color: line.colorSelected,
            type: line.typeSelected,
          })
        }
      >
        Undo
      </button>
    </Note>
  );
}
