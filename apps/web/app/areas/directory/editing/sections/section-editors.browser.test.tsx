import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import { createRoutesStub } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ApiError } from "#lib/api/errors.ts";
import { makeEditableBusiness } from "#test/listings.ts";
import type { ListingChanges } from "../editing-store.ts";
import type { SectionEditorProps } from "../section-editor.ts";
import { AddressEditor } from "./address-editor.tsx";
import { GalleryEditor } from "./gallery-editor.tsx";
import { HoursEditor } from "./hours-editor.tsx";
import { LogoEditor } from "./logo-editor.tsx";
import { PricesEditor } from "./prices-editor.tsx";
import { SocialsEditor } from "./socials-editor.tsx";

const save = vi.fn<(changes: ListingChanges) => Promise<EditableBusiness>>();
const readLatest = vi.fn<() => Promise<EditableBusiness>>();
const onClose = vi.fn();
const onDirtyChange = vi.fn();

const refused = (status: number, fields: Record<string, string> = {}) =>
  new ApiError({ code: "bad_request", status, sentence: "As the server says.", fields });

beforeEach(() => {
  vi.resetAllMocks();
  save.mockImplementation(async () => makeEditableBusiness({}));
});

function open(
  Editor: (props: SectionEditorProps) => React.ReactNode,
  changes: Parameters<typeof makeEditableBusiness>[0] = {},
) {
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <Editor
          business={makeEditableBusiness(changes)}
          drafts={{ send: (changes) => save(changes), readLatest }}
          onClose={onClose}
          onDirtyChange={onDirtyChange}
          onReload={async () => undefined}
        />
      ),
    },
  ]);
  return render(<Page />);
}

const saveButton = page.getByRole("button", { name: "Save", exact: true });

test("DIR-ADDR-01 Save is disabled unless something changed, and while a part is missing", async () => {
  await open(AddressEditor);
  const street = page.getByLabelText("Street");
  await expect.element(street).toHaveFocus();
  await expect.element(saveButton).toBeDisabled();
  await street.fill("20 Alfrieda Street");
  await expect.element(saveButton).toBeEnabled();
  await street.fill("  ");
  await expect.element(saveButton).toBeDisabled();
  await street.fill("18 Alfrieda Street");
  await expect.element(saveButton).toBeDisabled();
});

test("DIR-LOGO-02 a logo that can't be saved says so in the specification's words", async () => {
  const file = { width: 768, height: 768, webp: "/a.webp", jpeg: "/a.jpg" };
  save.mockRejectedValue(refused(503));
  await open(LogoEditor, { logoUrl: { mobile: file, tablet: file, desktop: file } as never });
  await page.getByRole("button", { name: "Remove logo" }).click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Upload failed – please try again.");
  expect(onClose).not.toHaveBeenCalled();
});

test("DIR-PRICE-02 a negative amount is said beside its field and keeps no other row back", async () => {
  await open(PricesEditor, { pricings: [] });
  await page.getByLabelText("What price 1 is for").fill("Braids");
  await page.getByLabelText("Amount of Braids").fill("95");
  await page.getByRole("button", { name: "Add a price" }).click();
  await page.getByLabelText("What price 2 is for").fill("Cut");
  const amount = page.getByLabelText("Amount of Cut");
  await amount.fill("-5");
  await saveButton.click();
  expect(save.mock.calls).toEqual([[{ pricings: [{ title: "Braids", amountCents: 9500 }] }]]);
  await expect.element(amount).toHaveAccessibleDescription(/Please enter an amount/);
  await expect.element(amount).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();

  await amount.fill("5");
  await expect.element(amount).not.toHaveAccessibleDescription();
  await saveButton.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test("what was wrong with a field is forgotten once it is changed, and the focus stays", async () => {
  save.mockRejectedValue(
    refused(400, { "socials.instagram": "Not Instagram.", "socials.website": "Not a link." }),
  );
  await open(SocialsEditor);
  const instagramField = page.getByLabelText("Instagram");
  const website = page.getByLabelText("Website");
  await website.fill("our shop");
  await userEvent.keyboard("{Enter}");
  await expect.element(instagramField).toHaveAccessibleDescription("Not Instagram.");
  await expect.element(instagramField).toHaveFocus();
  await website.fill("shop.example");
  await expect.element(website).not.toHaveAccessibleDescription();
  await expect.element(website).toHaveFocus();
  await expect.element(instagramField).toHaveAccessibleDescription("Not Instagram.");
});

test("a caption that is too long says so beside its photo, until it is changed", async () => {
  const file = { width: 9, height: 9, webp: "data:,", jpeg: "data:," };
  const picture = { small: file, medium: file, large: file };
  const photo = (id: string) => ({ id, url: "data:,", picture, name: "", description: "Ours" });
  save.mockRejectedValue(refused(400, { "gallery.1.description": "Too many words." }));
  await open(GalleryEditor, { gallery: [photo("1"), photo("2")] as never });
  await saveButton.click();
  const second = page.getByRole("group", { name: "Photo 2" });
  const caption = second.getByLabelText("Caption");
  await expect.element(caption).toHaveAccessibleDescription("Too many words.");
  await expect.element(caption).toHaveFocus();
  await caption.fill("Shorter");
  await expect.element(caption).not.toHaveAccessibleDescription();
});

test("what is wrong with a day is read out with its times", async () => {
  save.mockRejectedValue(refused(400, { "days.monday.close": "Open and close differ." }));
  await open(HoursEditor);
  await saveButton.click();
  for (const label of ["Monday opens", "Monday closes"])
    await expect
      .element(page.getByLabelText(label))
      .toHaveAccessibleDescription("Open and close differ.");
  await expect.element(page.getByLabelText("Tuesday opens")).not.toHaveAccessibleDescription();
});

test("a second window is added to a day, saved with it, and taken away again", async () => {
  await open(HoursEditor);
  await page.getByRole("button", { name: "Add a second window on Monday" }).click();
  await page.getByLabelText("Monday closes").fill("13:00");
  await page.getByLabelText("Monday second window opens").fill("15:00");
  await page.getByLabelText("Monday second window closes").fill("19:00");
  await saveButton.click();
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.lastCall?.[0].days?.monday).toMatchObject({
    close: "13:00",
    second: { open: "15:00", close: "19:00" },
  });
  expect(save.mock.lastCall?.[0].days?.tuesday).not.toHaveProperty("second");
});

test("a second window that is refused says so, and can be removed", async () => {
  save.mockRejectedValue(
    refused(400, { "days.monday.second.open": "It starts after the first one ends." }),
  );
  await open(HoursEditor);
  await page.getByRole("button", { name: "Add a second window on Monday" }).click();
  await saveButton.click();
  await expect
    .element(page.getByLabelText("Monday second window opens"))
    .toHaveAccessibleDescription("It starts after the first one ends.");
  await page.getByRole("button", { name: "Remove the second window on Monday" }).click();
  await expect.element(page.getByLabelText("Monday second window opens")).not.toBeInTheDocument();
});

test("a special day is added with its own hours and saved with the week", async () => {
  await open(HoursEditor);
  await page.getByRole("button", { name: "Add a special day" }).click();
  await page.getByLabelText("Special day 1: date").fill("2026-12-24");
  await page.getByLabelText("Special day 1: name").fill("Christmas Eve");
  await page.getByLabelText("Special day 1: hours").selectOptions("Other hours");
  await page.getByLabelText("Special day 1 closes").fill("13:00");
  await page.getByRole("button", { name: "Add a special day" }).click();
  await page.getByLabelText("Special day 2: date").fill("2026-12-25");
  await saveButton.click();
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.lastCall?.[0].specialDays).toEqual([
    {
      date: "2026-12-24",
      kind: "hours",
      windows: [{ open: "09:00", close: "13:00" }],
      note: "Christmas Eve",
    },
    { date: "2026-12-25", kind: "closed", windows: [], note: "" },
  ]);
});

test("what is wrong with a special day is said beside its date, and the day can be removed", async () => {
  const specialDays = [{ date: "2020-12-25", kind: "closed" as const, windows: [], note: "" }];
  save.mockRejectedValue(refused(400, { "specialDays.0.date": "Choose a later day." }));
  await open(HoursEditor, { specialDays });
  await saveButton.click();
  await expect
    .element(page.getByLabelText("Special day 1: date"))
    .toHaveAccessibleDescription("Choose a later day.");
  await page.getByRole("button", { name: "Remove special day 1" }).click();
  await expect.element(page.getByLabelText("Special day 1: date")).not.toBeInTheDocument();
});

const BelowTheFold = (props: SectionEditorProps) => (
  <div className="pt-[2000px] pb-[2000px]">
    <SocialsEditor {...props} />
  </div>
);

test("an editor that opens below the fold is scrolled to, with the focus inside", async () => {
  await open(BelowTheFold);
  await expect.element(page.getByLabelText("Instagram")).toHaveFocus();
  await expect.element(saveButton).toBeInViewport();
  await expect.element(page.getByLabelText("Instagram")).toBeInViewport();
});

describe("somebody else saves while a section is edited: nothing typed is lost", () => {
  const conflict = new ApiError({ code: "conflict", status: 409 });
  const links = {
    ...makeEditableBusiness({}).socials,
    instagram: "https://instagram.com/old",
    website: "",
  };

  async function change(theirs: Partial<typeof links>) {
    save.mockReset();
    save.mockRejectedValueOnce(conflict).mockResolvedValue(makeEditableBusiness({}));
    readLatest.mockResolvedValue(makeEditableBusiness({ socials: { ...links, ...theirs } }));
    await open(SocialsEditor, { socials: links });
    await page.getByLabelText("Instagram").fill("@mine");
    await saveButton.click();
  }

  test("a change of another field is saved together with theirs, unasked", async () => {
    await change({ website: "https://theirs.example" });
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(save.mock.lastCall).toEqual([
      { socials: { ...links, instagram: "@mine", website: "https://theirs.example" } },
    ]);
  });

  test("of one field both values are shown; mine is kept unless theirs is chosen", async () => {
    await change({ instagram: "https://instagram.com/theirs" });
    const banner = page.getByRole("alert");
    for (const sentence of [
      "Someone else changed this while you were editing.",
      "Your text is still here. Choose what to keep, then save.",
    ])
      await expect.element(banner.getByText(sentence)).toBeVisible();
    await expect.element(page.getByLabelText("Keep mine: @mine")).toBeChecked();
    await expect.element(page.getByRole("textbox", { name: "Instagram" })).toHaveValue("@mine");
    await page.getByLabelText("Take theirs: https://instagram.com/theirs").click();
    await expect.element(page.getByRole("textbox", { name: "Instagram" })).toHaveValue("@mine");
    await page.getByLabelText("Keep mine: @mine").click();
    await saveButton.click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(save.mock.lastCall).toEqual([{ socials: { ...links, instagram: "@mine" } }]);
  });

  test("theirs is saved where it was chosen", async () => {
    await change({ instagram: "https://instagram.com/theirs" });
    await page.getByLabelText("Take theirs: https://instagram.com/theirs").click();
    await saveButton.click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(save.mock.lastCall).toEqual([
      { socials: { ...links, instagram: "https://instagram.com/theirs" } },
    ]);
  });
});
