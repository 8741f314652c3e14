import { type PublicSettings, readPublicSettings } from "@boab/contracts/admin/setting-calls";
import { settings } from "@boab/contracts/admin/settings";
import type { LaunchSwitches } from "@boab/contracts/common/access";
import { api } from "#lib/api/api.server.ts";
import { config } from "#lib/http/config.server.ts";
import type { PublicFigures } from "./public-figures.ts";

interface CacheTiming {
  /** How long a response stays fresh; a changed setting shows within this time. */
  freshMs: number;
  /** How long to wait after a failure. */
  retryMs: number;
  /** How long a page waits for a fresh response before using the old one. */
  timeoutMs: number;
}

const defaultCacheTiming: CacheTiming = { freshMs: 30_000, retryMs: 5_000, timeoutMs: 1_000 };

/** Defaults, for a server that has never reached the API. */
export const initialSettings: PublicSettings = {
  marketplaceAccess: settings.marketplaceAccess.initial,
  mediaAccess: settings.mediaAccess.initial,
  showWellbeingLink: settings.showWellbeingLink.initial,
  yearlyDiscount: settings.yearlyDiscount.initial,
  platformFee: settings.platformFee.initial,
  trialMonths: settings.trialMonths.initial,
  mediaFilm: null,
};

export interface SettingsReader {
  read(): Promise<PublicSettings>;
  /** Forces the next page to load again, after a change on this server. */
  invalidate(): void;
}

/** Caches the last response, so that most pages need no request and still work during an outage. */
export function makeSettingsReader(
  load: () => Promise<PublicSettings>,
  timing: CacheTiming = defaultCacheTiming,
  now: () => number = Date.now,
): SettingsReader {
  let lastSettings = initialSettings;
  let freshUntil = Number.NEGATIVE_INFINITY;
  let loadingSettings: Promise<void> | null = null;

  function refresh(): Promise<void> {
    const thisLoad = load()
      .then((response) => {
        if (loadingSettings !== thisLoad) return;
        lastSettings = response;
        freshUntil = now() + timing.freshMs;
      })
      .catch(() => {
        // The API client has already logged it.
        if (loadingSettings === thisLoad) freshUntil = now() + timing.retryMs;
      })
      .finally(() => {
        if (loadingSettings === thisLoad) loadingSettings = null;
      });
    loadingSettings = thisLoad;
    return thisLoad;
  }

  return {
    async read() {
      if (now() >= freshUntil)
        await waitWithTimeout(timing.timeoutMs, loadingSettings ?? refresh());
      return lastSettings;
    },
    invalidate() {
      freshUntil = Number.NEGATIVE_INFINITY;
      loadingSettings = null;
    },
  };
}

async function waitWithTimeout(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}

// The server itself makes this request: it sends no visitor's cookie, and a visitor's disconnect doesn't cancel it.
const createAppRequest = () => new Request(config.publicOrigin);

const reader = makeSettingsReader(() => api(createAppRequest()).call(readPublicSettings));

export const invalidatePublicSettings = (): void => reader.invalidate();

export async function readLaunchSwitches(): Promise<LaunchSwitches> {
  const { marketplaceAccess, mediaAccess, showWellbeingLink } = await reader.read();
  return { marketplaceAccess, mediaAccess, showWellbeingLink };
}

/** For loaders of pages that show fees, a trial or yearly prices. */
export async function readPublicFigures(): Promise<PublicFigures> {
  const { yearlyDiscount, platformFee, trialMonths } = await reader.read();
  return { yearlyDiscount, platformFee, trialMonths };
}

/** The film that an Admin chose for the media page; null for our own. */
export const readChosenMediaFilm = async () => (await reader.read()).mediaFilm;
