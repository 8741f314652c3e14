/** What is reviewed, as its forms name it. */
export interface ReviewSubject {
  kind: "business" | "item";
  id: string;
  name: string;
  /** Who replies to reviews: the business, or the store that sells the item. */
  speaker: string;
  /** Where somebody comes back to after logging in, with the form open. */
  next: string;
}
