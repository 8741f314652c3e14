import type { WeekHours } from "@boab/contracts/directory/hours";
import type { Category } from "@boab/contracts/directory/listing-fields";
import type { Socials } from "@boab/contracts/directory/socials";
import type { Suburb } from "@boab/contracts/directory/suburbs";

export type StateCode = Suburb["state"];

export interface DemoPrice {
  title: string;
  amountCents: number;
}

/** A made-up business. Its id, email domain and phone range mark it as demo data. */
export interface DemoBusiness {
  id: string;
  ownerUsername: string;
  businessName: string;
  slug: string;
  description: string;
  category: Category;
  email: string;
  phone: string;
  street: string;
  suburb: string;
  postcode: string;
  state: StateCode;
  bigCity: string | null;
  hideAddress: boolean;
  isLive: boolean;
  listingPriority: number;
  /** Offset from the centre of the suburb; null when not measured. */
  door: { northMetres: number; eastMetres: number } | null;
  days: WeekHours | null;
  prices: DemoPrice[];
  socials: Socials;
  createdAt: string;
}
