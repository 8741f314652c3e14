import { expect, test } from "vitest";
import type { Tx } from "#platform/db/db.ts";
import { insertListing } from "#test/factories/directory.ts";
import { manyListings } from "#test/factories/many-listings.ts";
import { useTestApp } from "#test/harness.ts";
import { fill, planOf } from "#test/plans.ts";
import { holding, untilWaiting } from "#test/waiting.ts";
import { forgetUnusedWords } from "./forget-words.ts";
import { deleteUnusedAmong } from "./search-words.repository.ts";

const app = useTestApp();

const knownWords = async () => {
  const rows = await app.db.selectFrom("directory.search_word").select("word").execute();
  return rows.map(({ word }) => word);
};
const learn = (...words: string[]) =>
  app.db
    .insertInto("directory.search_word")
    .values(words.map((word) => ({ word })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

test("forgets, in batches, the words that only hidden and deleted listings use", async () => {
  await insertListing(app.db, { name: "Café Zanzibar", description: "Braiding, mama's way." });
  await insertListing(app.db, { name: "Hidden Marrakech", isLive: false });
  await insertListing(app.db, { name: "Deleted Lusaka", deleteRequestedAt: new Date() });
  const before = await knownWords();
  expect(before).toEqual(expect.arrayContaining(["cafe", "zanzibar", "braiding", "mama", "way"]));
  await learn("aaaa", "marrakech", "lusaka", "zzzz", "hidden", "deleted");
  await forgetUnusedWords(app.db, 2);
  expect((await knownWords()).sort()).toEqual(before.sort());
});

test("a word that a listing starts to use at that moment is kept", async () => {
  await learn("timbuktu");
  let forgetting: Promise<void> | undefined;
  await holding(
    app.db,
    async (tx) => {
      await insertListing(app.db, { id: "BUS-TIMBUKTU", isLive: false });
      await tx
        .updateTable("directory.business")
        .set({ business_name: "Timbuktu", is_live: true })
        .where("id", "=", "BUS-TIMBUKTU")
        .execute();
    },
    async () => {
      forgetting = forgetUnusedWords(app.db);
      await untilWaiting(app.db, 1);
    },
  );
  await forgetting;
  expect(await knownWords()).toContain("timbuktu");
});

test("with 20,000 listings an index serves each word", async () => {
  const url = app.config.database.migrationUrl;
  await fill(url, ...manyListings(20_000));
  const words = ["african", "c4ca42", "qqqqqq", "zanzibar"];
  const seen = await planOf(url, (db) => deleteUnusedAmong(db as Tx, words));
  const deleting = seen.find(({ sql }) => sql.includes("delete from"));
  expect(deleting?.plan).toContain("business_found");
  expect(deleting?.plan).not.toContain("Seq Scan on business");
}, 120_000);
