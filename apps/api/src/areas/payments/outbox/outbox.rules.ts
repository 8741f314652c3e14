interface Message {
  kind: string;
  state: string;
}

/** The transfer of a sale that was sent or will be; at most one. */
export const liveTransfer = <One extends Message>(messages: One[]): One | undefined =>
  messages.find(({ kind, state }) => kind === "transfer" && state !== "refused");
