import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NonceContext } from "#lib/http/nonce.ts";
import { HeadScript } from "#shell/head-script.tsx";
import { openPage } from "#test/open-page.tsx";
import { LogoSymbols } from "#ui/media/logo-symbols.tsx";
import * as areaPicture from "./area-pictures/area-picture.ts";
import { areaPictures } from "./area-pictures/area-pictures.ts";
import * as sitemap from "./discovery/sitemap.ts";
import * as notFound from "./not-found.ts";
import * as nameWeave from "./pictures/name-weave.ts";

const refusal = (open: () => unknown) =>
  Promise.resolve()
    .then(open)
    .catch((thrown: unknown) => thrown) as Promise<Response>;

test("SHELL-33 an address nobody serves leads home with a notice, also by a form", () => {
  for (const answer of [notFound.loader(), notFound.action()]) {
    expect(answer.headers.get("location")).toBe("/?pageNotFound=404");
  }
});

test.each(areaPictures)("the picture %s is drawn, and the second time the same", async (name) => {
  const load = () => areaPicture.loader({ params: { file: `${name}.svg` } } as never).text();
  const first = await load();
  expect(first).toMatch(/^<svg[^>]* viewBox="0 0 (760 420|900 900)"/);
  expect(await load()).toBe(first);
});

test("two names have two weaves; other pictures are missing", async () => {
  const loadNameWeave = (shape: string, file: string) =>
    nameWeave.loader({ params: { shape, file } } as never);
  const shape = "card";
  const one = await refusal(() => loadNameWeave(shape, "Hana.svg"));
  const other = await refusal(() => loadNameWeave(shape, "Amara.svg"));
  expect(await one.text()).not.toBe(await other.text());
  expect((await refusal(() => loadNameWeave("constructor", "Hana.svg"))).status).toBe(404);
  expect(
    (await refusal(() => areaPicture.loader({ params: { file: "x.svg" } } as never))).status,
  ).toBe(404);
});

test("the sitemap has a file for each part of the directory", async () => {
  const listings = [
    { from: "BUS-22222222", before: "BUS-33333333" },
    { from: "BUS-33333333", before: null },
  ];
  const { loaderData } = await openPage(sitemap, "/sitemap.xml", {
    answers: {
      "GET /dir/sitemap": { data: listings },
      "GET /jobs/sitemap": { data: [] },
      "GET /marketplace/sitemap": { stores: [], items: [] },
    },
  });
  const xml = await (loaderData as Response).text();
  const files = [...xml.matchAll(/<loc>[^<]*\/sitemaps\/([^<]*)<\/loc>/g)].map(([, name]) => name);
  expect(files).toEqual(["pages.xml", "listings-1.xml", "listings-2.xml"]);
});

test("the script of the head carries the nonce of its page, and the document the outlines of the logo", () => {
  const html = renderToStaticMarkup(
    <NonceContext value="abc">
      <HeadScript />
      <LogoSymbols />
    </NonceContext>,
  );
  expect(html).toContain('<script nonce="abc">');
  expect(html).toContain('<defs id="logo-symbols"');
});
