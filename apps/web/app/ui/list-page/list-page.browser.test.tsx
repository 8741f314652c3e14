import {
  createRoutesStub,
  Link,
  useFetcher,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from "react-router";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { handleFailedRequests } from "#lib/api/unreachable.ts";
import { withParams } from "#lib/http/with-params.ts";
import { Table } from "#ui/layout/table.tsx";
import { ListPage } from "./list-page.tsx";
import { loadList } from "./load-list.server.ts";
import { useList } from "./use-list.ts";

interface Fruit {
  id: string;
}

let fruit: string[];
/** The cursors of the pages that were read; strict mode mounts everything, and so reads it, twice. */
let calls: Set<string>;
let isOffline: boolean;

beforeEach(() => {
  fruit = ["fig", "guava", "lemon", "mango", "peach"];
  calls = new Set();
  isOffline = false;
  window.sessionStorage.clear();
});

/** Two rows a page; the cursor is the last row of the page before. */
async function readPage({ cursor = "" }: { cursor?: string }) {
  calls.add(cursor);
  if (isOffline) throw new TypeError("Failed to fetch");
  const rest = fruit.filter((name) => name > cursor);
  const data: Fruit[] = rest.slice(0, 2).map((id) => ({ id }));
  return { data, nextCursor: rest.length > 2 ? (data.at(-1)?.id ?? null) : null };
}

const loader = async ({ request }: { request: Request }) => ({
  list: (await loadList(readPage, new URL(request.url).searchParams)).list,
});

function FruitPage() {
  const list = useList(useLoaderData<typeof loader>().list, ({ id }) => id, {
    ignoredParams: ["open"],
  });
  const [params] = useSearchParams();
  const { submit } = useFetcher();
  return (
    <>
      <ListPage of={list} title="Fruit" empty={<p>No fruit.</p>}>
        <Table
          caption="Fruit"
          rows={list.rows}
          rowKey={({ id }) => id}
          columns={[{ id: "name", header: "Name", cell: ({ id }) => id }]}
        />
      </ListPage>
      <button type="button" onClick={() => void submit({ name: "fig" }, { method: "post" })}>
        Eat the fig
      </button>
      <Link to={withParams(params, { open: "fig" })}>Open</Link>
      {params.has("open") && <p>Opened</p>}
      <Link to="?q=other">Search</Link>
      <Link to="/other">Leave</Link>
    </>
  );
}

function OtherPage() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Return
    </button>
  );
}

const Site = createRoutesStub([
  {
    id: "root",
    path: "/",
    middleware: [handleFailedRequests as never],
    HydrateFallback: () => null,
    children: [
      {
        index: true,
        loader,
        action: async ({ request }) => {
          const removedName = (await request.formData()).get("name");
          fruit = fruit.filter((name) => name !== removedName);
          return { ok: true };
        },
        Component: FruitPage,
        ErrorBoundary: () => <p>The page failed</p>,
      },
      { path: "other", Component: OtherPage },
    ],
  },
]);

const more = page.getByRole("link", { name: "Load more" });
const cells = () =>
  [...document.querySelectorAll("tbody td")].map((cell) => cell.textContent).join(" ");
const expectCells = (text: string) => expect.poll(cells).toBe(text);

let shownTimes = 0;

/** Each list has its own URL, so that none recalls the pages of the test before. */
async function show(query = `q=${shownTimes++}`) {
  await render(<Site initialEntries={[`/?${query}`]} />);
}

test("each next page is one request, and its first row gets the focus", async () => {
  await show();
  await expectCells("fig guava");
  await expect.element(page.getByText("Showing 2")).toBeVisible();
  await more.click();
  await expectCells("fig guava lemon mango");
  expect([...calls]).toEqual(["", "guava"]);
  await expect.poll(() => document.activeElement?.textContent).toBe("lemon");
  await more.click();
  await expectCells("fig guava lemon mango peach");
  expect([...calls]).toEqual(["", "guava", "mango"]);
  await expect.element(page.getByText("Showing 5")).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
});

test("without JavaScript the link leads to the next page", async () => {
  await show("q=link");
  await expect.element(more).toHaveAttribute("href", "/?q=link&cursor=guava");
});

test("a later page says so and leads back to the start", async () => {
  await show("q=link&cursor=guava");
  await expect.element(page.getByText("Showing 2 more")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Back to the start" }))
    .toHaveAttribute("href", "/?q=link");
});

test("a next page that fails says so, keeps the rows and can be tried again", async () => {
  await show();
  await expectCells("fig guava");
  isOffline = true;
  await more.click();
  await expect
    .element(page.getByText("We can't connect right now. Please try again in a moment."))
    .toBeVisible();
  expect(cells()).toBe("fig guava");
  isOffline = false;
  await page.getByRole("link", { name: "Try again" }).click();
  await expectCells("fig guava lemon mango");
  await expect.element(page.getByText("Showing 4")).toBeVisible();
});

test("after a write all pages are read again, without a gap or a row twice", async () => {
  await show();
  await more.click();
  await expectCells("fig guava lemon mango");
  await page.getByRole("button", { name: "Eat the fig" }).click();
  await expectCells("guava lemon mango peach");
});

test("opening something beside the list keeps its rows; another search starts again", async () => {
  await show();
  await more.click();
  await expectCells("fig guava lemon mango");
  await page.getByRole("link", { name: "Open" }).click();
  await expect.element(page.getByText("Opened")).toBeVisible();
  expect(cells()).toBe("fig guava lemon mango");
  await page.getByRole("link", { name: "Search" }).click();
  await expectCells("fig guava");
});

test("a reload shows as many pages as before, each in one request", async () => {
  window.sessionStorage.setItem(
    "list-pages",
    JSON.stringify({
      place: "default cursor",
      identity: "/?index=&q=reload",
      cursors: ["guava", "mango"],
    }),
  );
  await show("q=reload");
  await expectCells("fig guava lemon mango peach");
  expect([...calls].toSorted()).toEqual(["", "guava", "mango"]);
});

test("going back shows the pages that were there", async () => {
  await show("q=back");
  await more.click();
  await expectCells("fig guava lemon mango");
  await page.getByRole("link", { name: "Leave" }).click();
  await page.getByRole("button", { name: "Return" }).click();
  await expectCells("fig guava lemon mango");
});
