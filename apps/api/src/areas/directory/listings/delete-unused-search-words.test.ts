import { expect, test } from "vitest";
import type { Tx } from "#platform/db/db.ts";
import { insertListing } from "#test/factories/directory.ts";
import { makeManyListingsSql } from "#test/factories/many-listings.ts";
import { useTestApp } from "#test/harness.ts";
import { explainQueries, runFillStatements } from "#test/plans.ts";
import { waitForBlockedQueries, whileLocked } from "#test/waiting.ts";
import { deleteUnusedWords } from "./delete-unused-search-words.ts";
import { deleteUnusedWordsAmong } from "./search-words.repository.ts";

const app = useTestApp();

const listKnownWords = async () => {
  const rows = await app.db.selectFrom("directory.searchWord").select("word").execute();
  return rows.map(({ word }) => word);
};
const insertWords = (...words: string[]) =>
  app.db
    .insertInto("directory.searchWord")
    .values(words.map((word) => ({ word })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

test("forgets, in batches, the words that only hidden and deleted listings use", async () => {
  await insertListing(app.db, { name: "Café Zanzibar", description: "Braiding, mama's way." });
  await insertListing(app.db, { name: "Hidden Marrakech", isLive: false });
  await insertListing(app.db, { name: "Deleted Lusaka", deleteRequestedAt: new Date() });
  const before = await listKnownWords();
  expect(before).toEqual(expect.arrayContaining(["cafe", "zanzibar", "braiding", "mama", "way"]));
  await insertWords("aaaa", "marrakech", "lusaka", "zzzz", "hidden", "deleted");
  await deleteUnusedWords(app.db, 2);
  expect((await listKnownWords()).sort()).toEqual(before.sort());
});

test("a word that a listing starts to use at that moment is kept", async () => {
  await insertWords("timbuktu");
  let deletion: Promise<void> | undefined;
  await whileLocked(
    app.db,
    async (tx) => {
      await insertListing(app.db, { id: "BUS-TIMBUKTU", isLive: false });
      await tx
        .updateTable("directory.business")
        .set({ businessName: "Timbuktu", isLive: true })
        .where("id", "=", "BUS-TIMBUKTU")
        .execute();
    },
    async () => {
      deletion = deleteUnusedWords(app.db);
      await waitForBlockedQueries(app.db, 1);
    },
  );
  await deletion;
  expect(await listKnownWords()).toContain("timbuktu");
});

test("with 20,000 listings an index serves each word", async () => {
  const url = app.config.database.migrationUrl;
  await runFillStatements(url, ...makeManyListingsSql(20_000));
  const words = ["african", "c4ca42", "qqqqqq", "zanzibar"];
  const seen = await explainQueries(url, (db) => deleteUnusedWordsAmong(db as Tx, words));
  const deleteQuery = seen.find(({ sql }) => sql.includes("delete from"));
  expect(deleteQuery?.plan).toContain("business_found");
  expect(deleteQuery?.plan).not.toContain("Seq Scan on business");
}, 120_000);
