import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { makeEditableBusiness } from "#test/listings.ts";
import { CatalogEditor } from "./catalog-editor.tsx";

const renderEditor = (catalogData: { title: string; urlLink: string } | null) =>
  renderToStaticMarkup(
    <CatalogEditor
      business={makeEditableBusiness({ catalogData })}
      drafts={{ send: () => Promise.reject(), readLatest: () => Promise.reject() }}
      onClose={() => undefined}
      onDirtyChange={() => undefined}
      onReload={() => Promise.resolve()}
    />,
  );

test("DIR-CAT-02 DIR-DET-07 a catalog without an address says so while there is none", () => {
  expect(renderEditor(null)).toContain("No catalog URL provided.");
  expect(renderEditor({ title: "Menu", urlLink: "https://zuri.example/menu" })).not.toContain(
    "No catalog URL provided.",
  );
});
