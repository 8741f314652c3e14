import { expect, test } from "vitest";
import type { ApiClient } from "#lib/api/api.server.ts";
import { loadArticles } from "./load-articles.server.ts";

/** A magazine with this many articles, the newest first, that counts the pages read. */
function magazine(count: number) {
  const ids = Array.from({ length: count }, (_, n) => `article-${n}`);
  const cursors: string[] = [];
  const load = async (_call: unknown, { query }: { query: { limit: string; cursor?: string } }) => {
    cursors.push(query.cursor ?? "first");
    const from = Number(query.cursor ?? 0);
    const to = from + Number(query.limit);
    return {
      data: ids.slice(from, to).map((id) => ({ id })),
      nextCursor: to < count ? String(to) : null,
    };
  };
  const find = async (chosen?: string[]) =>
    (await loadArticles({ load } as unknown as ApiClient, chosen)).map(({ id }) => id);
  return { find, asked: cursors };
}

test("a new issue chooses among the newest", async () => {
  const { find, asked: cursors } = magazine(200);
  expect(await find()).toHaveLength(48);
  expect(cursors).toEqual(["first"]);
});

test("what an issue has chosen is among them, however old it is", async () => {
  const { find, asked: cursors } = magazine(200);
  const found = await find(["article-3", "article-130"]);
  expect(found).toHaveLength(49);
  expect(found.at(-1)).toBe("article-130");
  expect(cursors).toEqual(["first", "48", "96"]);
});

test("one that was taken down is not looked for without end", async () => {
  const { find, asked: cursors } = magazine(5_000);
  expect(await find(["gone"])).toHaveLength(48);
  expect(cursors).toHaveLength(20);
});
