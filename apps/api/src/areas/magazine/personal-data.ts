import type { MagazineData } from "@boab/contracts/magazine/my-data";
import { inTransaction } from "#platform/db/db.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import { eraseAuthor, findAuthorData } from "./articles/authors.repository.ts";
import type { MagazineDeps } from "./deps.ts";

/** Readers keep the articles of somebody who left, under this name. */
const formerWriter = "Former writer";

export const magazinePersonalData = ({ db }: Pick<MagazineDeps, "db">): PersonalData => ({
  area: "magazine",
  export: async ({ userId }): Promise<MagazineData> => ({
    author: (await findAuthorData(db, userId)) ?? null,
  }),
  erase: (userId) => inTransaction(db, (tx) => eraseAuthor(tx, userId, formerWriter)),
});
