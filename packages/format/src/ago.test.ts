import { expect, test } from "vitest";
import { formatAgo } from "./ago.ts";

const now = new Date("2026-11-16T03:00:00Z");

test.each([
  ["2026-11-16T02:59:00Z", "Today"],
  ["2026-11-16T09:00:00Z", "Today"],
  ["2026-11-15T12:30:00Z", "Yesterday"],
  ["2026-11-13T02:00:00Z", "3 days ago"],
  ["2026-11-01T02:00:00Z", "2 weeks ago"],
  ["2026-10-12T02:00:00Z", "Last month"],
  ["2026-06-12T02:00:00Z", "5 months ago"],
  ["2024-06-12T02:00:00Z", "2 years ago"],
])("%s is %s", (instant, text) => expect(formatAgo(instant, now)).toBe(text));
