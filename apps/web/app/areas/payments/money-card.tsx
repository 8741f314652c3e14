import { LinkButton } from "#ui/actions/link-button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { paymentsPath, salesPath } from "./paths.ts";

/** The card on the account page links to a member's payments and sales. */
export function MoneyCard({ isSeller }: { isSeller: boolean }) {
  return (
    <Card
      as="section"
      aria-labelledby="payments-title"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <div>
        <h2 id="payments-title" className="text-xl">
          Payments
        </h2>
        <p className="mt-1 text-md text-ink-2">
          {isSeller
            ? "What you've paid, and what people paid you."
            : "What you've paid to businesses, with your receipts."}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paymentsPath} variant="secondary" size="xs">
          Your payments
        </LinkButton>
        {isSeller && (
          <LinkButton to={salesPath} variant="secondary" size="xs">
            Your sales
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
