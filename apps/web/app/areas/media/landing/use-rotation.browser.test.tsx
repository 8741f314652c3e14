import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { heroWords, wordMs } from "./rotation.ts";
import { useRotation } from "./use-rotation.ts";

function Words() {
  const { at, toggle } = useRotation(heroWords.length, wordMs);
  return (
    <button type="button" onClick={toggle}>
      {heroWords[at]?.word}
    </button>
  );
}

test("MEDIA-01 six words follow each other every 2600 ms, and can be stopped", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const screen = await render(<Words />);
    const shown = screen.getByRole("button");
    for (const word of ["Music", "Videos", "Films", "Shows", "Podcasts", "News", "Music"]) {
      await expect.element(shown).toHaveTextContent(word);
      vi.advanceTimersByTime(2599);
      await expect.element(shown).toHaveTextContent(word);
      vi.advanceTimersByTime(1);
    }
    await expect.element(shown).toHaveTextContent("Videos");
    await shown.click();
    vi.advanceTimersByTime(20_000);
    await expect.element(shown).toHaveTextContent("Videos");
  } finally {
    vi.useRealTimers();
  }
});
