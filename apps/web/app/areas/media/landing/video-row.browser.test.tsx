import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makeVideoCard } from "#test/videos.ts";
import { VideoCard } from "../lists/video-card.tsx";
import { VideoRow } from "./video-row.tsx";

const videos = Array.from({ length: 9 }, (_, index) =>
  makeVideoCard({ vid_Id: `demo-AL-00${index}`, title: `Video ${index}` }),
);

const Row = () => (
  <VideoRow title="Featured Highlights">
    {videos.map((video) => (
      <li key={video.vid_Id}>
        <VideoCard video={video} />
      </li>
    ))}
  </VideoRow>
);
const Page = createRoutesStub([
  { path: "/", Component: Row },
  { path: "/media/videos/:id", Component: () => <p>A video</p> },
]);

/** The left button, held from one place to another, as the browser itself would report it. */
async function drag(from: { x: number; y: number }, toX: number) {
  const frame = window.frameElement?.getBoundingClientRect();
  const sendMouseEvent = (type: "mousePressed" | "mouseMoved" | "mouseReleased", x: number) =>
    cdp().send("Input.dispatchMouseEvent", {
      type,
      x: x + (frame?.x ?? 0),
      y: from.y + (frame?.y ?? 0),
      button: "left",
      buttons: type === "mouseReleased" ? 0 : 1,
      clickCount: 1,
    });
  await sendMouseEvent("mousePressed", from.x);
  await sendMouseEvent("mouseMoved", (from.x + toX) / 2);
  await sendMouseEvent("mouseMoved", toX);
  await sendMouseEvent("mouseReleased", toX);
}

test("MEDIA-05 a button that is let go outside the row pulls nothing any more", async () => {
  await render(<Page />);
  const row = page.getByRole("region", { name: "Featured Highlights" }).getByRole("list").element();
  const point = (type: string, clientX: number, buttons: number) =>
    row.dispatchEvent(
      new PointerEvent(type, {
        clientX,
        buttons,
        button: 0,
        pointerId: 1,
        pointerType: "mouse",
        bubbles: true,
      }),
    );
  vi.spyOn(row, "hasPointerCapture").mockReturnValue(true);
  point("pointerdown", 300, 1);
  point("pointermove", 100, 0);
  expect(row.scrollLeft).toBe(0);
});

test("MEDIA-05 the row is pulled with the mouse, which opens nothing; a click opens the video", async () => {
  await render(<Page />);
  const row = page.getByRole("region", { name: "Featured Highlights" }).getByRole("list");
  const second = page.getByRole("link", { name: "Video 1" });
  const { x, y } = second.element().getBoundingClientRect();
  await drag({ x: x + 5, y: y + 5 }, x - 295);
  await expect.poll(() => row.element().scrollLeft).toBe(300);
  await expect.element(page.getByText("A video")).not.toBeInTheDocument();
  await expect.element(second).toHaveAttribute("href", "/media/videos/demo-AL-001");
  await second.click();
  await expect.element(page.getByText("A video")).toBeVisible();
});
