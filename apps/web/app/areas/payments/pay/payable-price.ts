/** A price of a business's page, as far as paying it goes. */
export interface PayablePrice {
  id: string;
  title: string;
  amountCents: number;
  /** `$220.00` */
  amount: string;
}

export interface PaidBusiness {
  id: string;
  name: string;
}
