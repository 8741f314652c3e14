import { type PublicSettings, readPublicSettings } from "@boab/contracts/admin/setting-calls";
import { settings } from "@boab/contracts/admin/settings";
import type { LaunchSwitches } from "@boab/contracts/common/access";
import { api } from "#lib/api/api.server.ts";
import { config } from "#lib/http/config.server.ts";
import type { PublicFigures } from "./public-figures.ts";

interface Timing {
  /** How long a response stays fresh; a changed setting shows within this time. */
  freshMs: number;
  /** How long to wait after a failure. */
  retryMs: number;
  /** How long a page waits for a fresh response before using the old one. */
  patienceMs: number;
}

const usualTiming: Timing = { freshMs: 30_000, retryMs: 5_000, patienceMs: 1_000 };

/** Defaults, for a server that has never reached the API. */
export const initialSettings: PublicSettings = {
  marketplaceAccess: settings.marketplaceAccess.initial,
  showWellbeingLink: settings.showWellbeingLink.initial,
  yearlyDiscount: settings.yearlyDiscount.initial,
  platformFee: settings.platformFee.initial,
  trialMonths: settings.trialMonths.initial,
};

export interface SettingsReader {
  read(): Promise<PublicSettings>;
  /** Forces the next page to load again, after a change on this server. */
  forget(): void;
}

/** Keeps the last response, so that most pages need no request and an outage breaks none. */
export function makeSettingsReader(
  load: () => Promise<PublicSettings>,
  timing: Timing = usualTiming,
  now: () => number = Date.now,
): SettingsReader {
  let known = initialSettings;
  let goodUntil = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | null = null;

  function refresh(): Promise<void> {
    const mine = load()
      .then((response) => {
        if (loading !== mine) return;
        known = response;
        goodUntil = now() + timing.freshMs;
      })
      .catch(() => {
        // The API client has already logged it.
        if (loading === mine) goodUntil = now() + timing.retryMs;
      })
      .finally(() => {
        if (loading === mine) loading = null;
      });
    loading = mine;
    return mine;
  }

  return {
    async read() {
      if (now() >= goodUntil) await within(timing.patienceMs, loading ?? refresh());
      return known;
    },
    forget() {
      goodUntil = Number.NEGATIVE_INFINITY;
      loading = null;
    },
  };
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}

// Requested by the server itself: no visitor's cookie goes along, and no disconnect cancels it.
const requestedByApp = () => new Request(config.publicOrigin);

const reader = makeSettingsReader(() => api(requestedByApp()).call(readPublicSettings));

export const forgetPublicSettings = (): void => reader.forget();

export async function launchSwitches(): Promise<LaunchSwitches> {
  const { marketplaceAccess, showWellbeingLink } = await reader.read();
  return { marketplaceAccess, showWellbeingLink };
}

/** For loaders of pages that show fees, a trial or yearly prices. */
export async function publicFigures(): Promise<PublicFigures> {
  const { yearlyDiscount, platformFee, trialMonths } = await reader.read();
  return { yearlyDiscount, platformFee, trialMonths };
}
