type LedgerAccount = "balance" | "provider fees" | "platform share" | "payee share" | "debt";

export interface LedgerEntry {
  account: LedgerAccount;
  payeeId?: string;
  amountCents: number;
}

interface SalePart {
  payeeId: string;
  feeCents: number;
  shareCents: number;
}

const dropZeroEntries = (entries: LedgerEntry[]) =>
  entries.filter(({ amountCents }) => amountCents !== 0);
const total = (parts: number[]) => parts.reduce((sum, part) => sum + part, 0);

// What we have is positive, what we owe or earned is negative.

export function makeChargeEntries(sales: SalePart[]): LedgerEntry[] {
  const fees = total(sales.map(({ feeCents }) => feeCents));
  const shares = total(sales.map(({ shareCents }) => shareCents));
  return dropZeroEntries([
    { account: "balance", amountCents: fees + shares },
    { account: "platform share", amountCents: -fees },
    ...sales.map(
      ({ payeeId, shareCents }): LedgerEntry => ({
        account: "payee share",
        payeeId,
        amountCents: -shareCents,
      }),
    ),
  ]);
}

export const makeProviderFeeEntries = (cents: number): LedgerEntry[] => [
  { account: "provider fees", amountCents: cents },
  { account: "balance", amountCents: -cents },
];

export const makeTransferEntries = (payeeId: string, cents: number): LedgerEntry[] => [
  { account: "payee share", payeeId, amountCents: cents },
  { account: "balance", amountCents: -cents },
];

export const makeRefundEntries = ({ payeeId, feeCents, shareCents }: SalePart): LedgerEntry[] =>
  dropZeroEntries([
    { account: "platform share", amountCents: feeCents },
    { account: "payee share", payeeId, amountCents: shareCents },
    { account: "balance", amountCents: -feeCents - shareCents },
  ]);

/** Returns the entries that undo a movement. */
export const reverseEntries = (entries: LedgerEntry[]): LedgerEntry[] =>
  entries.map((entry) => ({ ...entry, amountCents: -entry.amountCents }));

export const makeReversalEntries = (payeeId: string, cents: number): LedgerEntry[] => [
  { account: "balance", amountCents: cents },
  { account: "payee share", payeeId, amountCents: -cents },
];

/** Money that could not be taken back; negative when it is settled from a later share. */
export const makeDebtEntries = (payeeId: string, cents: number): LedgerEntry[] => [
  { account: "debt", payeeId, amountCents: cents },
  { account: "payee share", payeeId, amountCents: -cents },
];
