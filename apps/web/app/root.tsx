import { brand } from "@boab/contracts/common/brand";
import type { ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { handleFailedRequests } from "#lib/api/unreachable.ts";
import { AppEffects } from "#shell/app-effects.tsx";
import { ErrorPage } from "#shell/error-page.tsx";
import { FreshSignIn } from "#shell/fresh-sign-in.tsx";
import { viewerContext } from "#shell/guards.server.ts";
import { HeadScript } from "#shell/head-script.tsx";
import { requestMiddleware } from "#shell/middleware.server.ts";
import { NavigationProgress } from "#shell/navigation-progress.tsx";
import { OfflineNotice } from "#shell/offline-notice.tsx";
import { ProofProgress } from "#shell/proof-progress.tsx";
import { readLaunchSwitches } from "#shell/public-settings.server.ts";
import { SessionFromServer } from "#shell/session-from-server.tsx";
import { ToastRegion } from "#ui/feedback/toast-region.tsx";
import { LogoSymbols } from "#ui/media/logo-symbols.tsx";
import type { Route } from "./+types/root.ts";
import "./styles/app.css";
import { firstViewFonts } from "./styles/fonts.ts";

export const middleware: Route.MiddlewareFunction[] = [requestMiddleware];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [handleFailedRequests];

export const loader = async ({ context }: Route.LoaderArgs) => ({
  switches: await readLaunchSwitches(),
  viewer: context.get(viewerContext),
});

// The switches depend on neither the person nor the page; only the settings page changes them. The viewer
// is for the first view only. React Router doesn't revalidate after a failed action by default, which may
// have been a lost connection.
export const shouldRevalidate = ({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && formAction?.startsWith("/admin/settings") === true;

export const links: Route.LinksFunction = () => [
  ...firstViewFonts.map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon-32.png", type: "image/png", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export const meta: Route.MetaFunction = () => [
  { title: `${brand.name}. ${brand.tagline}` },
  { name: "description", content: brand.description },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script in the head sets theme and greeting on this element before hydration.
    <html lang="en-AU" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf5ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14131f" media="(prefers-color-scheme: dark)" />
        <HeadScript />
        <Meta />
        <Links nonce="" />
      </head>
      <body>
        <LogoSymbols />
        {children}
        <ProofProgress />
        <ToastRegion />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <SessionFromServer viewer={loaderData.viewer}>
      <AppEffects />
      <NavigationProgress />
      <OfflineNotice />
      <FreshSignIn>
        <Outlet />
      </FreshSignIn>
    </SessionFromServer>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
