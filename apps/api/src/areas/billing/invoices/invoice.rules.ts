interface KnownInvoice {
  stripeId: string;
  subscriptionId: string | null;
  number: string | null;
  amountCents: number;
  state: "open" | "paid" | "failed" | "void";
  pageUrl: string | null;
  pdfUrl: string | null;
  createdAt: Date;
}

/** The fields we read of the provider's invoice. */
interface InvoiceObject {
  id: string;
  status: string | null;
  number: string | null;
  amount_due: number;
  attempted: boolean;
  attempt_count: number;
  created: number;
  hosted_invoice_url?: string | null;
  invoice_pdf?: string | null;
  parent: { subscription_details: { subscription: string | { id: string } } | null } | null;
}

const states: Partial<Record<string, KnownInvoice["state"]>> = {
  open: "open",
  paid: "paid",
  uncollectible: "failed",
  void: "void",
};

/** Returns what we store of an invoice. An open invoice that the provider failed to collect is a failed payment. */
export function describeInvoice(object: InvoiceObject): KnownInvoice {
  const subscription = object.parent?.subscription_details?.subscription ?? null;
  const state = states[object.status ?? "open"] ?? "open";
  return {
    stripeId: object.id,
    subscriptionId: typeof subscription === "string" ? subscription : (subscription?.id ?? null),
    number: object.number,
    amountCents: object.amount_due,
    state: state === "open" && object.attempted && object.attempt_count > 0 ? "failed" : state,
    pageUrl: object.hosted_invoice_url ?? null,
    pdfUrl: object.invoice_pdf ?? null,
    createdAt: new Date(object.created * 1000),
  };
}
