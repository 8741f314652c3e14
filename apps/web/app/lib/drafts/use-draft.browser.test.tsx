import { createRoutesStub } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ApiError } from "#lib/api/errors.ts";
import { type DeviceCopy, makeDeviceCopy } from "./device-copy.ts";
import { useDraft } from "./use-draft.ts";

interface Stored {
  version: number;
  text: string;
}
type Send = (
  text: string,
  options: { version: number; isAutosave: boolean; outlivesPage: boolean },
) => Promise<Stored>;

const send = vi.fn<Send>();
const isText = (value: unknown): value is string => typeof value === "string";
const copy: DeviceCopy<string> = makeDeviceCopy({ key: "draft", isContent: isText });
const unreachable = new ApiError({ code: "not_available", status: 503 });
const conflict = new ApiError({ code: "conflict", status: 409 });

let autosaveMs: number | undefined;
let savesOnClose: boolean;
let stored: Stored | undefined;

function Editor() {
  const draft = useDraft<string, Stored>({
    first: stored?.text ?? "",
    stored,
    send,
    readLatest: async () => ({ version: 9, text: "Theirs" }),
    autosaveMs,
    savesOnClose,
    copy,
  });
  return (
    <>
      <textarea
        aria-label="Text"
        value={draft.content}
        onChange={({ target }) => draft.change(() => target.value)}
      />
      <p role="status">
        {draft.state}, version {draft.stored?.version ?? 0}, edition {draft.edition}
        {draft.isRestored && ", restored"}
      </p>
      <p>Theirs: {draft.theirs?.text ?? "unread"}</p>
      <button type="button" onClick={() => void draft.save()}>
        Save
      </button>
      <button type="button" onClick={() => void draft.readTheirs()}>
        Compare
      </button>
      <button type="button" onClick={() => void draft.chooseMine()}>
        Keep mine
      </button>
      <button
        type="button"
        onClick={() => draft.theirs && draft.adopt(draft.theirs, draft.theirs.text)}
      >
        Take theirs
      </button>
    </>
  );
}

const Site = createRoutesStub([{ path: "/", Component: Editor }]);
const show = () => render(<Site />);
const text = page.getByLabelText("Text");
const expectStatus = (sentence: string) =>
  expect.element(page.getByRole("status")).toHaveTextContent(sentence);
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

beforeEach(() => {
  localStorage.clear();
  send.mockReset();
  send.mockImplementation(async (sent, { version }) => ({ version: version + 1, text: sent }));
  autosaveMs = 50;
  savesOnClose = false;
  stored = { version: 3, text: "Old" };
});

test("what is typed is saved after a pause, and each step is shown", async () => {
  const { promise, resolve } = Promise.withResolvers<Stored>();
  send.mockReturnValueOnce(promise);
  await show();
  await expectStatus("saved, version 3, edition 0");
  await text.fill("New");
  await expectStatus("saving, version 3, edition 0");
  resolve({ version: 4, text: "New" });
  await expectStatus("saved, version 4, edition 0");
  expect(send.mock.calls).toEqual([["New", { version: 3, isAutosave: true, outlivesPage: false }]]);
});

test("offline, what is typed stays on the device and is sent when the connection is back", async () => {
  send.mockRejectedValueOnce(unreachable);
  await show();
  await text.fill("On a train");
  await expectStatus("failed, version 3, edition 0");
  expect(copy.read()).toEqual({ version: 3, content: "On a train" });
  window.dispatchEvent(new Event("online"));
  await expectStatus("saved, version 4, edition 0");
  expect(copy.read()).toBeUndefined();
});

test("what this device still has of an earlier visit is put back and saved", async () => {
  copy.write({ version: 3, content: "Half typed" });
  await show();
  await expect.element(text).toHaveValue("Half typed");
  await expectStatus("saved, version 4, edition 1, restored");
});

/** Writes what somebody else has changed in the meantime, and compares the two texts. */
async function compareAfterConflict() {
  send.mockRejectedValueOnce(conflict);
  await show();
  await text.fill("Mine");
  await expectStatus("conflict, version 3, edition 0");
  await press("Compare");
  await expect.element(page.getByText("Theirs: Theirs")).toBeVisible();
}

test("a conflict keeps both texts: mine stays in the field, theirs is shown and can be taken", async () => {
  await compareAfterConflict();
  await expect.element(text).toHaveValue("Mine");
  await press("Take theirs");
  await expect.element(text).toHaveValue("Theirs");
  await expectStatus("saved, version 9, edition 1");
});

test("a conflict keeps both texts: mine can be saved over the version that was shown", async () => {
  await compareAfterConflict();
  await press("Keep mine");
  await expectStatus("saved, version 10, edition 0");
  expect(send.mock.lastCall).toEqual([
    "Mine",
    { version: 9, isAutosave: false, outlivesPage: false },
  ]);
});

test("somebody who opens another page at once loses nothing", async () => {
  autosaveMs = 60_000;
  const shown = await show();
  await text.fill("Quick");
  await shown.unmount();
  await expect.poll(() => send.mock.lastCall?.[0]).toBe("Quick");
});

test("somebody who closes the tab loses nothing of a draft that is saved on closing", async () => {
  autosaveMs = 60_000;
  savesOnClose = true;
  await show();
  await text.fill("Quick");
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  hidden.mockRestore();
  expect(send.mock.lastCall).toEqual([
    "Quick",
    { version: 3, isAutosave: true, outlivesPage: true },
  ]);
});

test("without autosave nothing is sent before Save, which sends what is shown, changed or not", async () => {
  autosaveMs = undefined;
  const shown = await show();
  await press("Save");
  await expectStatus("saved, version 4, edition 0");
  await text.fill("Typed");
  await expectStatus("unsaved, version 4, edition 0");
  await shown.unmount();
  expect(send.mock.calls.map(([sent]) => sent)).toEqual(["Old"]);
});

test("something new is saved on request even before anything is typed, so that it exists", async () => {
  stored = undefined;
  await show();
  await expectStatus("saved, version 0, edition 0");
  await press("Save");
  await expectStatus("saved, version 1, edition 0");
});
