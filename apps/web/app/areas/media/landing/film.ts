/** A silent loop, and the still picture that is seen before it and instead of it. */
export interface Film {
  url: string;
  stillUrl: string;
  /** True for our own film, whose scene changes with the word. */
  hasScenes: boolean;
}

/** `npm run gen film` makes it from our own art. */
const defaultFilm: Film = {
  url: "/films/boab.webm",
  stillUrl: "/art/media-film.svg",
  hasScenes: true,
};

export const toFilm = (chosen: { url: string; stillUrl: string } | null): Film =>
  chosen ? { ...chosen, hasScenes: false } : defaultFilm;
