import type { Page } from "@playwright/test";

/** The provider's player as far as our pages talk to it: it tells its time four times a second. */
const renderPlayerPage = (
  durationSeconds: number,
  startSeconds: number,
) => `<!doctype html><title>Player</title><script>
  let seconds = ${startSeconds};
  const tell = (message) => parent.postMessage(JSON.stringify({ id: 1, channel: "widget", ...message }), "*");
  addEventListener("message", ({ data }) => {
    if (JSON.parse(data).event !== "listening") return;
    tell({ event: "initialDelivery", info: { currentTime: seconds, duration: ${durationSeconds}, playerState: 1 } });
  });
  setInterval(() => {
    seconds = Math.min(${durationSeconds}, seconds + 0.25);
    const playerState = seconds === ${durationSeconds} ? 0 : 1;
    tell({ event: "infoDelivery", info: { currentTime: seconds, playerState } });
  }, 250);
</script>`;

interface PlayerOptions {
  durationSeconds: number;
  /** Where it begins, so that nobody waits for the end. */
  begin?: number;
}

/** Stands in for the provider at the edge of the network; returns what was asked of it. */
export async function mockVideoPlayer(
  page: Page,
  { durationSeconds, begin: startSeconds = 0 }: PlayerOptions,
): Promise<string[]> {
  const requestedUrls: string[] = [];
  await page.route(
    /^https:\/\/([a-z-]+\.)*(youtube|youtube-nocookie|ytimg|google)\.com\//,
    (route) => {
      requestedUrls.push(route.request().url());
      return route.fulfill({
        contentType: "text/html",
        body: renderPlayerPage(durationSeconds, startSeconds),
      });
    },
  );
  return requestedUrls;
}
