/** The fields of a business's price that paying needs. */
export interface PayablePrice {
  id: string;
  title: string;
  amountCents: number;
  /** `$220.00` */
  amount: string;
}

export interface PayeeBusiness {
  id: string;
  name: string;
}
