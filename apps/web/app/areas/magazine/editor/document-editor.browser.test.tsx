import { emptyBody, emptyHead } from "@boab/contracts/magazine/empty-document";
import { uploadRefusalCopy } from "@boab/contracts/uploads/copy";
import { MemoryRouter } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ToastRegion } from "#ui/feedback/toast-region.tsx";
import { editorCopy } from "./copy.ts";
import { DocumentEditor } from "./document-editor.tsx";

const docId = "DOC-7KQ2M9";
const fresh = {
  docId,
  userId: "saba-haile",
  head: emptyHead,
  body: emptyBody,
  revision: 0,
  savedAt: null,
  status: "draft" as const,
  mayEdit: true,
  isOwn: true,
  note: null,
};

interface Sent {
  url: string;
  body: { content: { content: object[] }; revision: number };
}

const json = (value: object, status = 200) =>
  new Response(JSON.stringify(value), {
    status,
    headers: { "content-type": "application/json" },
  });

/** Our server, as far as this page speaks to it. */
function stubServer(answer: (sent: Sent) => Response) {
  const sent: Sent[] = [];
  vi.spyOn(window, "fetch").mockImplementation(async (url, init) => {
    const one = { url: String(url), body: JSON.parse(String(init?.body ?? "{}")) };
    sent.push(one);
    return answer(one);
  });
  return sent;
}

/** The store of pictures takes every file that the page sends to it. */
function acceptSentFiles() {
  vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperty(this, "status", { value: 204 });
    this.onload?.(new ProgressEvent("load"));
  });
}

const savedAt = "2026-11-16T09:00:00.000Z";
const acceptSave = ({ body }: Sent) => json({ docId, revision: body.revision + 1, savedAt });

async function open(document: Partial<typeof fresh> = {}) {
  await render(
    <MemoryRouter>
      <DocumentEditor
        document={{ ...fresh, ...document }}
        isNew={(document.revision ?? 0) === 0}
        categories={["Food", "Hair"]}
      />
      <ToastRegion />
    </MemoryRouter>,
  );
  const storyBox = page.getByRole("textbox", { name: "Your story" });
  await expect.element(storyBox, { timeout: 10_000 }).toBeVisible();
  return storyBox;
}

beforeEach(() => {
  localStorage.clear();
  return () => vi.restoreAllMocks();
});

const save = () => page.getByRole("button", { name: "Save", exact: true }).click();

function paste(story: Locator, type: string) {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File(["x"], "plate", { type }));
  const event = { clipboardData, bubbles: true, cancelable: true };
  story.element().dispatchEvent(new ClipboardEvent("paste", event));
}

describe("EDIT-01 the editor", () => {
  test("EDIT-08 shows New document when there is nothing to load", async () => {
    stubServer(acceptSave);
    await open();
    const announcement = page
      .getByRole("main")
      .getByRole("paragraph")
      .filter({ hasText: "New document" });
    await expect.element(announcement).toBeVisible();
  });

  test("EDIT-08 a document that was loaded is no New document", async () => {
    stubServer(acceptSave);
    await open({ revision: 3, head: { ...emptyHead, title: "Sunday injera" } });
    await expect.element(page.getByText("New document")).not.toBeInTheDocument();
  });

  test("EDIT-07 says Document saved!, and formats by toolbar and keyboard", async () => {
    const sent = stubServer(acceptSave);
    const story = await open();
    await story.click();
    await userEvent.keyboard("Plain ");
    await userEvent.keyboard("{Control>}b{/Control}bold");
    await page.getByRole("button", { name: "List", exact: true }).click();
    await save();
    await expect.element(page.getByText("Document saved!")).toBeVisible();
    expect(sent[0]?.url).toBe(`/api/save-text-editor/${docId}`);
    await vi.waitFor(() =>
      expect(sent.at(-1)?.body.content.content[0]).toEqual({
        type: "bulletList",
        content: [
          {
            type: "listItem",
            content: [
              {
                type: "paragraph",
                content: [
                  { type: "text", text: "Plain " },
                  { type: "text", text: "bold", marks: [{ type: "bold" }] },
                ],
              },
            ],
          },
        ],
      }),
    );
  });

  test("EDIT-03 an empty link is ignored", async () => {
    stubServer(acceptSave);
    const story = await open();
    await story.click();
    await userEvent.keyboard("Words{Control>}k{/Control}");
    await page.getByRole("button", { name: "Add link" }).click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(document.querySelector(".ProseMirror a")).toBeNull();
    await userEvent.keyboard("{Control>}k{/Control}");
    await page.getByRole("textbox", { name: "Web or email address" }).fill("example.com");
    await page.getByRole("button", { name: "Add link" }).click();
    expect(document.querySelector(".ProseMirror a")?.getAttribute("href")).toBe(
      "https://example.com",
    );
  });

  test("EDIT-07 a failed save keeps the text on the device and says so", async () => {
    stubServer(() => json({ error: "Down.", code: "internal", requestId: "1" }, 500));
    const story = await open();
    await story.click();
    await userEvent.keyboard("On a train");
    await save();
    await expect
      .element(page.getByRole("alert").getByText("Could not save – please try again."))
      .toBeVisible();
    const toast = page
      .getByRole("status")
      .filter({ hasText: "Could not save – please try again." });
    await expect.element(toast).toBeVisible();
    expect(JSON.stringify(localStorage)).toContain("On a train");
  });

  test("EDIT-04 a picture is uploaded for the document and stands in the text at its public address", async () => {
    const src = "https://pictures.example/public/editor-images/1795000000000_plate_a1.jpg";
    const uploadId = "7b1c0a56-5f0e-4c5f-9d7b-3f1d9a5f1c11";
    const sent = stubServer((one) => {
      if (one.url === "/api/uploads")
        return json({ uploadId, url: "https://store.example/", fields: {}, expiresAt: savedAt });
      if (one.url.startsWith("/api/uploads/")) return json({ status: "ready", reason: null });
      return one.url.endsWith("/pictures") ? json({ src, width: 4, height: 3 }) : acceptSave(one);
    });
    acceptSentFiles();
    const story = await open({ revision: 3 });
    paste(story, "image/jpeg");
    await expect.element(story.getByRole("textbox", { name: /Describe/ })).toBeVisible();
    expect(story.element().querySelector("img")?.getAttribute("src")).toBe(src);
    expect(sent.map(({ url }) => url)).toContain(`/api/documents/${docId}/pictures`);
    expect(sent.find(({ url }) => url === "/api/uploads")?.body).toMatchObject({
      purpose: "editor-image",
      targetId: docId,
    });
    await save();
    await vi.waitFor(() =>
      expect(sent.at(-1)?.body.content.content).toContainEqual({
        type: "image",
        attrs: { src, width: 4, height: 3, alt: "", caption: "", layout: "text" },
      }),
    );
  });

  test("EDIT-04 what is typed while the main picture uploads stays", async () => {
    const src = "https://pictures.example/public/editor-images/1795000000000_plate_a1.jpg";
    const uploadId = "7b1c0a56-5f0e-4c5f-9d7b-3f1d9a5f1c11";
    const added = Promise.withResolvers<Response>();
    const sent: Sent[] = [];
    vi.spyOn(window, "fetch").mockImplementation(async (url, init) => {
      const one = { url: String(url), body: JSON.parse(String(init?.body ?? "{}")) };
      sent.push(one);
      if (one.url === "/api/uploads")
        return json({ uploadId, url: "https://store.example/", fields: {}, expiresAt: savedAt });
      if (one.url.startsWith("/api/uploads/")) return json({ status: "ready", reason: null });
      return one.url.endsWith("/pictures") ? added.promise : acceptSave(one);
    });
    acceptSentFiles();
    vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(function (
      this: HTMLInputElement,
    ) {
      const chosen = new DataTransfer();
      chosen.items.add(new File(["x"], "plate.jpg", { type: "image/jpeg" }));
      this.files = chosen.files;
      this.dispatchEvent(new Event("change"));
    });
    const story = await open({ revision: 3 });
    await page.getByRole("button", { name: "Add a picture" }).click();
    await expect.poll(() => sent.some(({ url }) => url.endsWith("/pictures"))).toBe(true);
    await page.getByRole("textbox", { name: "Title" }).fill("Sunday injera");
    await story.click();
    await userEvent.keyboard("Meanwhile");
    added.resolve(json({ src, width: 4, height: 3 }));
    await expect
      .element(page.getByRole("textbox", { name: "Describe the main picture" }))
      .toBeVisible();
    await expect.element(page.getByRole("textbox", { name: "Title" })).toHaveValue("Sunday injera");
    await save();
    await vi.waitFor(() =>
      expect(JSON.stringify(sent.at(-1)?.body.content.content)).toContain("Meanwhile"),
    );
  });

  test("EDIT-05 a picture that can't be uploaded is an alert, with the reason or Image upload failed", async () => {
    stubServer(() => json({ error: "Down.", code: "internal", requestId: "1" }, 500));
    const story = await open();
    const alert = page.getByRole("alert").filter({ hasText: editorCopy.imageFailed });
    paste(story, "image/jpeg");
    await expect.element(alert).toBeVisible();
    const reason = alert.filter({ hasText: uploadRefusalCopy.notAPicture });
    await expect.element(reason).not.toBeInTheDocument();
    vi.restoreAllMocks();
    stubServer(acceptSave);
    paste(story, "image/bmp");
    await expect.element(reason).toBeVisible();
  });

  test("EDIT-06 the button says that it saves for as long as the request runs", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.spyOn(window, "fetch").mockReturnValue(promise);
    const story = await open();
    await story.click();
    await userEvent.keyboard("Slowly");
    await save();
    const button = page.getByRole("button", { name: "Saving", exact: true });
    await expect.element(button).toBeDisabled();
    resolve(json({ docId, revision: 1, savedAt }));
    await expect.element(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
  });

  test("F-MAG-01 what is submitted is what was typed last", async () => {
    const picture = { src: "/pictures/articles/food/a.svg", width: 4, height: 3, alt: "Injera" };
    const head = {
      ...emptyHead,
      title: "Sunday",
      standfirst: "A feast.",
      category: "Food" as const,
      mainPicture: { ...picture, caption: "" },
    };
    const sent = stubServer((one) =>
      one.url.endsWith("/submission") ? json({ status: "submitted" }) : acceptSave(one),
    );
    const story = await open({ head, revision: 3 });
    await story.click();
    await userEvent.keyboard("The last word");
    await page.getByRole("button", { name: "Submit for review" }).click();
    await expect.element(page.getByText("With our editors").first()).toBeVisible();
    // Whoever types slowly has been saved in between, too.
    const [lastSave, submission] = sent.slice(-2);
    expect(lastSave?.url).toBe(`/api/save-text-editor/${docId}`);
    expect(JSON.stringify(lastSave?.body)).toContain("The last word");
    expect(submission?.url).toBe(`/api/documents/${docId}/submission`);
    expect(submission?.body.revision).toBe(1 + (lastSave?.body.revision ?? 0));
    await expect.element(story).toHaveAttribute("contenteditable", "false");
  });

  test("F-MAG-02 a conflict is said, and both versions are offered", async () => {
    const latest = {
      ...emptyHead,
      title: "Theirs",
      revision: 5,
      body: emptyBody,
      status: "draft",
      savedAt,
    };
    stubServer(({ url, body }) => {
      if (url.includes("get-text-editor"))
        return json({ docId, title: "Theirs", content: "", editing: latest });
      return body.revision === 5
        ? acceptSave({ url, body })
        : json({ error: "Someone else…", code: "document_conflict", requestId: "1" }, 409);
    });
    const story = await open({ revision: 3 });
    await story.click();
    await userEvent.keyboard("Mine");
    await save();
    await page.getByRole("button", { name: "Load the latest version to compare" }).click();
    const myVersion = page.getByRole("region", { name: "Your version" });
    await expect.element(myVersion.getByText("Mine")).toBeVisible();
    await expect.element(page.getByText("Theirs")).toBeVisible();
    await page.getByRole("button", { name: "Keep my version" }).click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(story).toHaveTextContent("Mine");
  });

  test("F-MAG-02 a version isn't restored over words that couldn't be saved", async () => {
    const version = {
      versionId: "11111111-1111-4111-8111-111111111111",
      savedAt,
      savedBy: null,
      isOwn: true,
      kind: "saved",
      title: "Older",
      wordsAdded: 1,
      wordsRemoved: 0,
    };
    let isVersionAvailable = false;
    const sent = stubServer(({ url }) => {
      if (url.endsWith("/versions")) return json({ versions: [version] });
      if (url.includes("/versions/") && isVersionAvailable)
        return json({ ...version, standfirst: "", body: emptyBody });
      return json({ error: "Down.", code: "internal", requestId: "1" }, 500);
    });
    const story = await open({ revision: 3 });
    await story.click();
    await userEvent.keyboard("Only here");
    await page.getByRole("button", { name: "History" }).click();
    const previewButton = page.getByRole("button", { name: /^Preview of/ });
    await previewButton.click();
    const toast = page.getByRole("status").filter({ hasText: "We couldn't load that version." });
    await expect.element(toast).toBeVisible();
    isVersionAvailable = true;
    await previewButton.click();
    await page.getByRole("button", { name: "Restore this version" }).click();
    await expect
      .element(page.getByRole("status").filter({ hasText: editorCopy.saveFailed }))
      .toBeVisible();
    expect(sent.map(({ url }) => url)).not.toContain(`/api/documents/${docId}/restorations`);
    expect(JSON.stringify(localStorage)).toContain("Only here");
  });

  test("what was typed on this device and not saved is put back", async () => {
    const typed = {
      version: 0,
      content: { head: { ...emptyHead, title: "Half typed" }, body: emptyBody },
    };
    localStorage.setItem(`boab.document.saba-haile.${docId}`, JSON.stringify(typed));
    stubServer(acceptSave);
    await open();
    await expect.element(page.getByRole("textbox", { name: "Title" })).toHaveValue("Half typed");
  });

  test("toolbar, text and checklist are in the main part of the page", async () => {
    stubServer(acceptSave);
    const story = await open();
    const main = page.getByRole("main");
    await expect.element(main.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
    await expect.element(main.getByRole("region", { name: "Before you submit" })).toBeVisible();
    await expect.element(main.getByRole("heading", { level: 1 })).toHaveTextContent("New document");
    expect(main.element().contains(story.element())).toBe(true);
  });

  test("the toolbar is one stop, and the arrow keys move along it", async () => {
    stubServer(acceptSave);
    await open();
    const boldButton = page.getByRole("button", { name: "Bold (Ctrl B)" });
    (boldButton.element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByRole("button", { name: "Italic (Ctrl I)" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect.element(page.getByRole("button", { name: "Redo (Ctrl Shift Z)" })).toHaveFocus();
  });
});
