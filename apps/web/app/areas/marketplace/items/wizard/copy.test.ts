import { expect, test } from "vitest";
import { prefixToneEmoji } from "#lib/format/status-message.ts";
import { describeCreateFailure, itemWizardCopy } from "./copy.ts";

test("ITEMW-21 a message carries its state as a tone, and its text has no mark", () => {
  const { noStore, waitForUploads, createFailed, created } = itemWizardCopy;
  for (const { tone, text } of [noStore, waitForUploads, createFailed]) {
    expect(tone).toBe("danger");
    expect(text).toMatch(/^[A-Z]/);
  }
  expect(created).toEqual({ tone: "ok", text: "Item created successfully!" });
});

test("ITEMW-21 a refused creation names the reason after the specified words", () => {
  const because = describeCreateFailure({
    error: "Please check.",
    fields: { size: "Add a size." },
  });
  expect(because.tone).toBe("danger");
  expect(prefixToneEmoji(because)).toBe("❌ Error creating item: Add a size.");
  expect(prefixToneEmoji(describeCreateFailure({ error: "Too cheap.", fields: {} }))).toBe(
    "❌ Error creating item: Too cheap.",
  );
});

test("ITEMW-21 a failure without a reason is said once", () => {
  const statusMessage = describeCreateFailure({ error: "❌ Error creating item.", fields: {} });
  expect(prefixToneEmoji(statusMessage)).toBe("❌ Error creating item.");
});
