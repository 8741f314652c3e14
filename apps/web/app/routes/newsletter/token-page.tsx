import { useActionData, useLoaderData } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { NewsletterFrame } from "./newsletter-frame.tsx";
import type { loader } from "./token-page.server.ts";
import { TokenPanel, type TokenPanelProps } from "./token-panel.tsx";

interface TokenPageProps extends Omit<TokenPanelProps, "hasLink" | "firstResult"> {
  title: string;
  lead: string | undefined;
}

/** The page behind an emailed link; its loader and action are in `token-page.server.ts`. */
export function TokenPage({ title, lead, ...panel }: TokenPageProps) {
  const { hasLink } = useLoaderData<typeof loader>();
  return (
    <NewsletterFrame title={title} lead={lead}>
      <TokenPanel {...panel} hasLink={hasLink} firstResult={useActionData<FormResult>()} />
    </NewsletterFrame>
  );
}
