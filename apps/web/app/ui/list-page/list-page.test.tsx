import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ListRows } from "./list-rows.tsx";
import { loadList } from "./load-list.server.ts";
import type { LoadedList } from "./loaded-list.ts";
import { useList } from "./use-list.ts";

let first: LoadedList<string>;
let given: { total?: string; hidesCountWhenComplete?: true };

function FruitList() {
  return (
    <ListRows of={useList(first, (row) => row)} empty="Nothing yet" {...given}>
      {first.rows}
    </ListRows>
  );
}
const Site = createRoutesStub([{ path: "/", Component: FruitList }]);

function show(list: Partial<LoadedList<string>>, props: typeof given) {
  first = { rows: ["fig"], cursor: null, nextCursor: null, cursorName: "cursor", ...list };
  given = props;
  return renderToStaticMarkup(<Site />);
}

test("one that is all there is isn't counted", () => {
  expect(show({}, {})).not.toContain("Showing");
  expect(show({}, { total: "1" })).not.toContain("Showing");
});

test("otherwise it says how many are shown, and offers more where there are more", () => {
  expect(show({ rows: ["fig", "pea"] }, {})).toContain("Showing 2");
  expect(show({ rows: ["fig", "pea"] }, { hidesCountWhenComplete: true })).not.toContain("Showing");
  const first = show({ nextCursor: "fig" }, { total: "54" });
  expect(first).toContain("Showing 1 of 54");
  expect(first).toContain('href="/?cursor=fig"');
});

test("a list without rows says so", () => {
  expect(show({ rows: [] }, {})).toContain("Nothing yet");
});

test("a list reads exactly the page that the URL asks for", async () => {
  const queries: unknown[] = [];
  const read = async (query: { limit: string; cursor?: string }) => {
    queries.push(query);
    return { data: ["fig"], nextCursor: "next", total: 3 };
  };
  const { list, page } = await loadList(read, new URLSearchParams("cursor=abc"), { pageSize: 10 });
  expect(list).toEqual({ rows: ["fig"], cursor: "abc", nextCursor: "next", cursorName: "cursor" });
  expect(page.total).toBe(3);
  await loadList(read, new URLSearchParams("cursor=abc"), { cursorName: "items-cursor" });
  expect(queries).toEqual([{ limit: "10", cursor: "abc" }, { limit: "50" }]);
});
