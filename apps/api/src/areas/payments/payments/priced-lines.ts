/** A price that somebody wants to pay, by what identifies it to the area that sells it. */
export interface WantedLine {
  businessId: string;
  pricingId: string;
  quantity: number;
  /** What the buyer's page showed. */
  unitAmount?: number | undefined;
}

/** What the selling area says about it. */
export interface PricedLine {
  /** Identifies what was sold to the area that sold it. */
  reference: string;
  title: string;
  unitCents: number;
  payeeId: string;
  sellerName: string;
  /** A page of ours about the seller. */
  sellerPath: string;
}

/** Looks up what is wanted, in the same order; undefined for what is not for sale. */
export type PriceLines = (wanted: WantedLine[]) => Promise<(PricedLine | undefined)[]>;
