import { randomBytes, randomUUID } from "node:crypto";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { insertListing, type ListingOverrides } from "../../factories/directory.ts";
import { makeEditor, setPlan } from "../../factories/listings.ts";
import { makePerson, type SignedIn, type TestApp } from "../../harness.ts";
import { noToken, nothing, type ObjectFactory, type Objects } from "../object-factory.ts";

type Make = ObjectFactory["of"];

const noListing = "BUS-00000000";

const owned =
  (overrides: ListingOverrides): Make =>
  ({ db }, { userId }) =>
    insertListing(db, { ...overrides, ownerId: userId });

const edited =
  (overrides: ListingOverrides): Make =>
  async (app, editor) => {
    const id = await insertListing(app.db, overrides);
    await makeEditor(app, { id }, editor);
    return id;
  };

/** Created once per person, so that nobody exceeds their plan. */
function oncePerPerson(make: Make): Make {
  const made = new WeakMap<SignedIn, Promise<string>>();
  return (app, person) => {
    const listing = made.get(person) ?? make(app, person);
    made.set(person, listing);
    return listing;
  };
}

const live = {
  of: oncePerPerson(async (app, owner) => {
    await setPlan(app, owner, "Pro");
    return owned({})(app, owner);
  }),
  ofEditor: oncePerPerson(edited({})),
};

/** Something in a listing has two ids; its sample puts both into the path. */
const partOf = (add: (app: TestApp, listing: string, person: SignedIn) => Promise<string>) => {
  const through =
    (listing: Make): Make =>
    async (app, person) => {
      const id = await listing(app, person);
      return `${id} ${await add(app, id, person)}`;
    };
  return { of: through(live.of), ofEditor: through(live.ofEditor) };
};

async function invite({ db }: TestApp, listing: string, email: string) {
  const token = makeToken();
  const { owner_id } = await db
    .selectFrom("directory.business")
    .select("owner_id")
    .where("id", "=", listing)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto("directory.editor_invitation")
    .values({
      business_id: listing,
      email,
      token_hash: hashToken(token),
      invited_by: owner_id,
      expires_at: new Date(Date.now() + 60 * 60 * 1000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, token };
}

async function addPicture({ db }: TestApp, listing: string) {
  const url = `https://media.boab.example/public/${listing}/gallery_${randomUUID()}.jpg`;
  const picture = { width: 1200, height: 800, webp: url.replace(".jpg", ".webp"), jpeg: url };
  await db
    .insertInto("directory.gallery_picture")
    .values({
      business_id: listing,
      position: 0,
      upload_id: randomUUID(),
      picture: JSON.stringify(picture),
      orientation: "landscape",
    })
    .execute();
  return url;
}

async function addWords({ db }: TestApp) {
  const end = randomBytes(6).toString("hex");
  const pair = { word: `ayo${end}`, other: `oya${end}` };
  await db
    .insertInto("directory.community_word")
    .values({ ...pair, kind: "same" })
    .execute();
  return `${pair.word} ${pair.other}`;
}

async function addReport({ db }: TestApp, { userId }: SignedIn) {
  const { id } = await db
    .insertInto("directory.listing_report")
    .values({ business_id: await insertListing(db), reporter_id: userId, reason: "closed" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const deletion = { deleteRequestedAt: new Date() };

export const directoryObjects: Objects = {
  "live listing": { ...live, missing: noListing },
  "hidden listing": {
    of: owned({ isLive: false }),
    ofEditor: edited({ isLive: false }),
    missing: noListing,
  },
  "deleted listing": { of: owned(deletion), ofEditor: edited(deletion), missing: noListing },
  "gallery picture": {
    ...partOf(addPicture),
    missing: `${noListing} https://media.boab.example/public/none.jpg`,
  },
  /** An owner's own editor is a friend who helps; an editor's own is they themselves. */
  "listing editor": {
    of: partOf(async (app, id) => {
      const friend = await app.signIn();
      await makeEditor(app, { id }, friend);
      return friend.userId;
    }).of,
    ofEditor: partOf(async (_app, _id, { userId }) => userId).ofEditor,
    missing: `${noListing} nobody123456`,
  },
  "open invitation": {
    ...partOf(async (app, id) => (await invite(app, id, makePerson().email)).id),
    missing: `${noListing} ${nothing}`,
  },
  "invitation token": {
    of: async (app, { email }) => (await invite(app, await insertListing(app.db), email)).token,
    others: async (app) =>
      (await invite(app, await insertListing(app.db), makePerson().email)).token,
    missing: noToken,
  },
  "open report": { of: addReport, missing: nothing },
  "community words": { of: addWords, missing: "nobody nowhere" },
};
