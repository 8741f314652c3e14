/** What a hosted page was opened for. The token in its address is the only key to it. */
export type HostedLink =
  | {
      kind: "onboarding";
      account: string;
      refreshUrl: string;
      returnUrl: string;
      expiresAt: number;
      isUsed: boolean;
    }
  | { kind: "express"; account: string; isUsed: boolean }
  | { kind: "portal"; session: string };
