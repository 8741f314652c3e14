import { previewLetters } from "@boab/contracts/development/letters";
import { anyone } from "../http/access.ts";
import { type Route, route } from "../http/route.ts";
import type { LetterPreview } from "./letter.ts";

/** For the people who build the site; production does not have this call. */
export const letterPreviewRoutes = (letters: readonly LetterPreview[]): Route[] => [
  route(previewLetters, { access: anyone }, async () => ({
    data: letters.map(({ kind, when, preview }) => ({ kind, when, ...preview() })),
  })),
];
