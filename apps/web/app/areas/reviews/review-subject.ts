/** The business or item that is reviewed. */
export interface ReviewSubject {
  kind: "business" | "item";
  id: string;
  name: string;
  /** The business, or the store that sells the item, replies to reviews. */
  speaker: string;
  /** The path to return to after logging in, with the form open. */
  next: string;
}
