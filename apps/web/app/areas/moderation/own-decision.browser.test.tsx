import type { OwnDecision as Decision } from "@boab/contracts/moderation/appeals";
import { createRoutesStub, useLoaderData } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { appealCopy } from "./copy.ts";
import { OwnDecision } from "./own-decision.tsx";

let decision = {
  verdict: "remove",
  reason: "private",
  note: null,
  decidedAt: "2026-11-14T22:48:00.000Z",
  text: "They were rude.",
  path: null,
  appeal: null,
  mayAppeal: true,
} as unknown as Decision;

const Page = createRoutesStub([
  {
    path: "/",
    Component: () => <OwnDecision decision={useLoaderData<Decision>()} firstResult={undefined} />,
    HydrateFallback: () => null,
    loader: () => decision,
    action: () => {
      const createdAt = "2026-11-15T01:10:00.000Z";
      decision = {
        ...decision,
        appeal: { body: "I named nobody.", createdAt, outcome: null, note: "" },
      };
      return { ok: true, response: decision };
    },
  },
]);

test("whoever asks for another look is told that it was sent, and the focus goes there", async () => {
  await render(<Page />);
  await page.getByLabelText("Why should we look again?").fill("I named nobody.");
  await page.getByRole("button", { name: "Send" }).click();
  const note = page.getByRole("status");
  await expect.element(note).toHaveTextContent(appealCopy.appealed);
  await expect.element(note).toHaveFocus();
});
