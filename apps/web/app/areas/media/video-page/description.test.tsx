import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Description } from "./description.tsx";

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at + 1}`).join(" ");
const shown = (text: string) => renderToStaticMarkup(<Description text={text} />);

test("MEDIA-12 a page shows the first 30 words, and the rest when it is opened", () => {
  const [closed, opened] = shown(words(31)).split("</summary>");
  expect(closed).toContain(`>${words(30)}…<`);
  expect(closed).toContain("Show more");
  expect(closed).not.toContain("w31");
  expect(opened).toContain(words(31));
});

test("MEDIA-12 30 words are shown whole, with nothing to open", () => {
  expect(shown(words(30))).toContain(`>${words(30)}<`);
  expect(shown(words(30))).not.toContain("Show more");
});
