import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Another step of a wizard needs nothing new from the server. */
export const shouldRevalidateWizard = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname === nextUrl.pathname &&
  currentUrl.search !== nextUrl.search &&
  formMethod === undefined
    ? false
    : defaultShouldRevalidate;
