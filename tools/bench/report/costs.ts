/** Processor time of one answer in milliseconds, as measured. */
export interface MeasuredTimes {
  /** A page made anew, in web server and API. */
  page: number;
  /** The same, in PostgreSQL. */
  pageDatabaseMs: number;
  /** A page that nginx had kept. */
  cachedPageMs: number;
  /** A call that a browser makes itself, in the API. */
  call: number;
  callDatabaseMs: number;
}

/** What no measurement here can say. Whoever knows better changes it and runs `npm run bench costs`. */
export const costAssumptions = {
  pagesPerVisit: 5,
  callsPerVisit: 4,
  /** Of visits, by members: their pages are made for them alone. */
  signedIn: 0.15,
  /** Of the pages of everybody else, those that the cache has. */
  cachedShare: 0.7,
  /** Of a day's visits, those in its busiest hour. */
  busiestHourShare: 0.1,
  /** Of a core, what may be in use then. */
  maxUtilisation: 0.5,
  /** Tasks, writes, backups and vacuum beside the reads that were measured. */
  beside: 1.5,
  megabytesPerVisit: 1.2,
  emailsPerVisit: 0.05,
  /** Of pictures that people have uploaded, by visits a day. */
  storedGigabytesPerThousandVisits: 2,
} as const;

/** Australian dollars a month, as a large provider in Sydney asks without a contract, rounded. */
export const prices = {
  core: 55,
  databaseCore: 110,
  redis: 40,
  gigabyteOut: 0.15,
  gigabyteStored: 0.04,
  thousandEmails: 0.15,
} as const;

export interface Cost {
  pagesPerSecond: number;
  /** Of web servers, API and nginx. */
  cores: number;
  /** Of the primary; a standby has as many. */
  databaseCores: number;
  machines: number;
  database: number;
  traffic: number;
  other: number;
  total: number;
}

const daysPerMonth = 30;

/** One machine holds everything up to here; beyond, two of each kind. */
const minCores = 2;

export function estimateCost(visitsPerDay: number, measured: MeasuredTimes): Cost {
  const {
    pagesPerVisit,
    callsPerVisit,
    signedIn,
    cachedShare,
    busiestHourShare: busiestHour,
    maxUtilisation,
  } = costAssumptions;
  const visitsPerSecond = (visitsPerDay * busiestHour) / 3600;
  const pages = visitsPerSecond * pagesPerVisit;
  const calls = visitsPerSecond * callsPerVisit;
  const uncachedPages = pages * (signedIn + (1 - signedIn) * (1 - cachedShare));
  const computeCores = (milliseconds: number) =>
    (milliseconds * costAssumptions.beside) / 1000 / maxUtilisation;
  const neededCores = computeCores(
    uncachedPages * measured.page +
      (pages - uncachedPages) * measured.cachedPageMs +
      calls * measured.call,
  );
  const neededDatabaseCores = computeCores(
    uncachedPages * measured.pageDatabaseMs + calls * measured.callDatabaseMs,
  );
  const isSmall = neededCores + neededDatabaseCores <= minCores;
  const cores = isSmall ? minCores : roundUpToEven(neededCores);
  const databaseCores = isSmall ? 0 : roundUpToEven(neededDatabaseCores);
  const visitsPerMonth = visitsPerDay * daysPerMonth;

  const machines = cores * prices.core;
  const database = 2 * databaseCores * prices.databaseCore;
  const traffic =
    ((visitsPerMonth * costAssumptions.megabytesPerVisit) / 1000) * prices.gigabyteOut;
  const stored = (visitsPerDay / 1000) * costAssumptions.storedGigabytesPerThousandVisits;
  const emails = (visitsPerMonth * costAssumptions.emailsPerVisit) / 1000;
  const other =
    (isSmall ? 0 : prices.redis) + stored * prices.gigabyteStored + emails * prices.thousandEmails;
  return {
    pagesPerSecond: pages,
    cores,
    databaseCores,
    machines,
    database,
    traffic,
    other,
    total: machines + database + traffic + other,
  };
}

/** Machines come in pairs of cores, and one of two must be able to fail. */
const roundUpToEven = (cores: number) => Math.max(4, 2 * Math.ceil(cores / 2));
