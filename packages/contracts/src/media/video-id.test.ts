import { describe, expect, test } from "vitest";
import { VideoReference, VidId } from "./video-id.ts";

const id = "dQw4w9WgXcQ";

describe("what a creator pastes", () => {
  test.each([
    id,
    ` ${id} `,
    `https://www.youtube.com/watch?v=${id}&t=4s`,
    `https://youtu.be/${id}?si=abc`,
    `youtube.com/shorts/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}`,
  ])("is reduced to the id: %s", (pasted) => {
    expect(VideoReference.parse(pasted)).toBe(id);
  });

  test("ADDV-03 an id is required", () => {
    expect(VideoReference.safeParse(" ").error?.issues[0]?.message).toBe(
      "Please paste a video link or ID.",
    );
  });

  test.each([
    "https://www.youtube.com/@channel",
    "https://vimeo.com/123456789",
    `https://evil.example/watch?v=${id}`,
    `https://youtube.com.evil.example/watch?v=${id}`,
    `javascript:alert("${id}")`,
    `${id}&key=`,
    "x&key=abcdef",
    "http://169.254.169.254/latest",
    "a".repeat(501),
  ])("is refused: %s", (pasted) => {
    expect(VideoReference.safeParse(pasted).success).toBe(false);
  });
});

test("an id in a path has eleven characters", () => {
  expect(VidId.safeParse(id).success).toBe(true);
  for (const other of ["short", `${id}x`, "../../../et"])
    expect(VidId.safeParse(other).success, other).toBe(false);
});
