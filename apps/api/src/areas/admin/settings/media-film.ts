import { settingCopy } from "@boab/contracts/admin/copy";
import type { PublicSettings } from "@boab/contracts/admin/setting-calls";
import { defaultMediaFilmName, mediaFilmLimits } from "@boab/contracts/admin/settings";
import type { AdminDeps } from "../deps.ts";

const makeFilmKey = (file: string) => `public/films/${file}`;
const makeStillKey = (file: string) => makeFilmKey(file.replace(/\.[a-z0-9]+$/, ".jpg"));

/** Returns the URLs of the chosen film and its still, or null for the film that comes with the site. */
export const makeMediaFilmUrls = (
  { mediaUrl }: Pick<AdminDeps, "mediaUrl">,
  file: string,
): PublicSettings["mediaFilm"] =>
  file === defaultMediaFilmName
    ? null
    : { url: `${mediaUrl}/${makeFilmKey(file)}`, stillUrl: `${mediaUrl}/${makeStillKey(file)}` };

/** What is wrong with a film that is about to be chosen: both of its files have to be in the object store. */
export async function findFilmIssue(
  { storage }: Pick<AdminDeps, "storage">,
  file: string,
): Promise<string | undefined> {
  if (file === defaultMediaFilmName) return undefined;
  const film = await storage.read(makeFilmKey(file), mediaFilmLimits.filmBytes);
  if (film.kind === "missing") return settingCopy.filmMissing;
  if (film.kind === "too large") return settingCopy.filmTooLarge;
  const still = await storage.read(makeStillKey(file), mediaFilmLimits.stillBytes);
  if (still.kind === "missing") return settingCopy.filmStillMissing;
  return still.kind === "too large" ? settingCopy.filmStillTooLarge : undefined;
}
