import { describe, expect, test } from "vitest";
import { judgeVideoDetails } from "./video.rules.ts";

const found = {
  title: "Theirs",
  channelTitle: "Their channel",
  description: "Their words.",
  publishedAt: null,
  tags: [],
  durationSeconds: 60,
  isEmbeddable: true,
};
const typed = { id: "dQw4w9WgXcQ", category: "music" as const };

describe("what is stored about a video", () => {
  test("ADDV-05 is what the provider says, whatever title and channel were sent", () => {
    const sent = { ...typed, title: "Mine", channelTitle: "My channel" };
    expect(judgeVideoDetails(sent, found)).toMatchObject({
      details: { title: "Theirs", channelTitle: "Their channel", durationSeconds: 60 },
    });
  });

  test("X-57 is what the creator typed where nobody could ask", () => {
    const sent = { ...typed, title: "Mine", channelTitle: "My channel" };
    expect(judgeVideoDetails(sent, undefined)).toMatchObject({
      details: { title: "Mine", channelTitle: "My channel", description: "" },
    });
  });

  test("X-57 needs a title and a channel where nobody could ask", () => {
    expect(judgeVideoDetails(typed, undefined)).toEqual({
      ok: false,
      reason: "words missing",
      fields: { title: "Please add a title.", channelTitle: "Please add the channel's name." },
    });
  });

  test("a description in the creator's own words goes before the provider's", () => {
    expect(judgeVideoDetails({ ...typed, description: "My words." }, found)).toMatchObject({
      details: { description: "My words." },
    });
  });

  test("a video that may not be embedded is not stored", () => {
    expect(judgeVideoDetails(typed, { ...found, isEmbeddable: false })).toEqual({
      ok: false,
      reason: "not embeddable",
    });
  });
});
