import { listPageRoutes } from "../../../scripts/lib/page-routes.ts";
import { makeRandomIp } from "./attack.ts";
import { readPublishedDocument } from "./published-document.ts";
import { resetLimits } from "./reset-limits.ts";

export interface Answer {
  where: string;
  status: number;
  text: string;
}
type Kind = keyof typeof precedingPathPatterns;
/** Ids of what there is, by kind. */
export type KnownIds = Record<Kind, string[]>;

/** What comes before a parameter, by the kind of id that stands there. */
const precedingPathPatterns = {
  listing: /(business|listings|edit-business|slug)\/$/,
  job: /jobs\/$/,
  booking: /bookings\/$/,
  application: /(resume|applications)\/$/,
  person: /(get-user|by-handle|subscription-status)\/$/,
  store: /(stores?|marketplace|get-sold-items|sold|get-items|managed|draft|figures)\/$/,
  order: /(orders|sold)\/$/,
  item: /(get-single-item|shop-item|items?)\/$/,
  video: /(videos|mediaItems|progress|watch-later|^\/media)\/$/,
  creator: /(creators|media-account)\/$/,
  article: /(wellbeing|articles)\/$/,
  author: /authors\/$/,
  document: /(test-editor|documents)\/$/,
  version: /versions\/$/,
  issue: /(newsletter|issues)\/$/,
  payment: /payments\/$/,
  upload: /uploads\/$/,
  decision: /(decisions|^\/moderation)\/$/,
  reported: /admin\/moderation\/$/,
  file: /(files|applications\/[^/]+)\/$/,
};

const maxParallelRequests = 8;

/** Signing out would end the walk. */
const isWalkable = (path: string) =>
  !path.startsWith("/sign-out") && !/\.(js|css|png|jpg|svg|webp|woff2|ico)$/.test(path);

/** A route with ids in the place of its parameters, in every combination; where none fits, with one of each kind. */
function fillParameters(route: string, known: KnownIds): string[] {
  const [parameter] = /:\w+|\{\w+\}/.exec(route) ?? [];
  if (!parameter) return [route];
  const before = route.slice(0, route.indexOf(parameter));
  const [kind] =
    Object.entries(precedingPathPatterns).find(([, place]) => place.test(before)) ?? [];
  const ids = kind ? known[kind as Kind] : Object.values(known).flatMap(([first = ""]) => first);
  return ids.flatMap((id) =>
    fillParameters(route.replace(parameter, encodeURIComponent(id)), known),
  );
}

/** Every address the router has, and the sitemaps. */
export const listPagePaths = (known: KnownIds): string[] => [
  "/sitemaps/pages.xml",
  "/sitemaps/listings-1.xml",
  "/sitemaps/jobs-1.xml",
  ...listPageRoutes()
    .filter(({ pattern }) => !pattern.startsWith("/pictures/") && !pattern.endsWith("/*"))
    .flatMap(({ pattern }) => fillParameters(pattern, known))
    .filter(isWalkable),
];

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}
interface OpenApi {
  paths: Record<string, { get?: { parameters?: Parameter[] } }>;
}

const getDayAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** What a read asks for beyond ids. */
const queryValues: Record<string, string> = {
  q: "a",
  name: "a",
  lat: "-37.8",
  lon: "144.9",
  zoom: "12",
  date: getDayAhead(3),
};

/** Every read of the published contract. */
export function listCallPaths(known: KnownIds): string[] {
  const { paths } = readPublishedDocument() as OpenApi;
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get) return [];
    const requiredParameters = (get.parameters ?? []).filter(
      (one) => one.in === "query" && one.required,
    );
    const queries = requiredParameters.reduce<string[][]>(
      (lists, { name }) =>
        lists.flatMap((list) =>
          listOptions(path, name, known).map((value) => [
            ...list,
            `${name}=${encodeURIComponent(value)}`,
          ]),
        ),
      [[]],
    );
    return fillParameters(path, known).flatMap((one) =>
      queries.map((query) => (query.length > 0 ? `${one}?${query.join("&")}` : one)),
    );
  });
}

function listOptions(path: string, name: string, known: KnownIds): string[] {
  if (name === "businessId") return known.listing;
  if (name === "from") return [path.includes("sitemap") ? "A" : getDayAhead(1)];
  return [queryValues[name] ?? "1"];
}

/** Reads all of them, some at once. */
export async function readAll(
  origin: string,
  paths: string[],
  headers: Record<string, string>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const queue = paths.values();
  const work = async () => {
    for (const path of queue) answers.push(await readPath(origin, path, headers));
  };
  await Promise.all(Array.from({ length: maxParallelRequests }, work));
  return answers;
}

/** Nobody asks for so much in a minute; what is refused as too much is asked again. */
async function readPath(
  origin: string,
  path: string,
  headers: Record<string, string>,
  maxTries = 5,
): Promise<Answer> {
  const response = await fetch(origin + path, {
    headers: { ...headers, "x-forwarded-for": makeRandomIp() },
    redirect: "manual",
  });
  const text = `${response.headers.get("location") ?? ""} ${await response.text()}`;
  if (response.status !== 429 || maxTries === 1)
    return { where: path, status: response.status, text };
  await resetLimits();
  return readPath(origin, path, headers, maxTries - 1);
}

/** The addresses of the same site that pages lead to, each once, without those that were opened. */
export function extractLinks(origin: string, answers: Answer[], opened: string[]): string[] {
  const found = answers.flatMap(({ text }) => [...text.matchAll(/(?:href="|<loc>)([^"<#]+)/g)]);
  const paths = found.flatMap(([, link = ""]) => {
    const url = URL.parse(link.replaceAll("&amp;", "&"), origin);
    return url?.origin === origin ? [url.pathname + url.search] : [];
  });
  return [...new Set(paths)].filter((path) => isWalkable(path) && !opened.includes(path));
}
