import { randomBytes, randomUUID } from "node:crypto";
import { memberRights } from "@boab/contracts/directory/member-rights";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { insertListing, type ListingOverrides } from "../../factories/directory.ts";
import { makeEditor, setPlan } from "../../factories/listings.ts";
import { makePerson, type SignedIn, type TestApp } from "../../harness.ts";
import {
  type ObjectFactories,
  type ObjectFactory,
  unknownToken,
  unknownUuid,
} from "../object-factory.ts";

type MakeObject = ObjectFactory["of"];

const unknownListingId = "BUS-00000000";

const owned =
  (overrides: ListingOverrides): MakeObject =>
  ({ db }, { userId }) =>
    insertListing(db, { ...overrides, ownerId: userId });

const edited =
  (overrides: ListingOverrides): MakeObject =>
  async (app, editor) => {
    const id = await insertListing(app.db, overrides);
    await makeEditor(app, { id }, editor);
    return id;
  };

/** Created once per person, so that nobody exceeds their plan. */
function makeOncePerPerson(make: MakeObject): MakeObject {
  const idByPerson = new WeakMap<SignedIn, Promise<string>>();
  return (app, person) => {
    const listing = idByPerson.get(person) ?? make(app, person);
    idByPerson.set(person, listing);
    return listing;
  };
}

const live = {
  of: makeOncePerPerson(async (app, owner) => {
    await setPlan(app, owner, "Pro");
    return owned({})(app, owner);
  }),
  ofEditor: makeOncePerPerson(edited({})),
};

/** Something in a listing has two ids; its sample puts both into the path. */
const makeListingPart = (
  add: (app: TestApp, listing: string, person: SignedIn) => Promise<string>,
) => {
  const makeForListing =
    (listing: MakeObject): MakeObject =>
    async (app, person) => {
      const id = await listing(app, person);
      return `${id} ${await add(app, id, person)}`;
    };
  return { of: makeForListing(live.of), ofEditor: makeForListing(live.ofEditor) };
};

async function invite({ db }: TestApp, listing: string, email: string) {
  const token = makeToken();
  const { ownerId } = await db
    .selectFrom("directory.business")
    .select("ownerId")
    .where("id", "=", listing)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto("directory.memberInvitation")
    .values({
      businessId: listing,
      email,
      tokenHash: hashToken(token),
      invitedBy: ownerId,
      rights: [...memberRights],
      expiresAt: new Date(Date.now() + 60 * 60 * 1000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, token };
}

async function addPicture({ db }: TestApp, listing: string) {
  const url = `https://media.boab.example/public/${listing}/gallery_${randomUUID()}.jpg`;
  const picture = { width: 1200, height: 800, webp: url.replace(".jpg", ".webp"), jpeg: url };
  await db
    .insertInto("directory.galleryPicture")
    .values({
      businessId: listing,
      position: 0,
      uploadId: randomUUID(),
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
    .insertInto("directory.communityWord")
    .values({ ...pair, kind: "same" })
    .execute();
  return `${pair.word} ${pair.other}`;
}

const deletionColumns = { deleteRequestedAt: new Date() };

export const directoryObjects: ObjectFactories = {
  "live listing": { ...live, missing: unknownListingId },
  "hidden listing": {
    of: owned({ isLive: false }),
    ofEditor: edited({ isLive: false }),
    missing: unknownListingId,
  },
  "deleted listing": {
    of: owned(deletionColumns),
    ofEditor: edited(deletionColumns),
    missing: unknownListingId,
  },
  "gallery picture": {
    ...makeListingPart(addPicture),
    missing: `${unknownListingId} https://media.boab.example/public/none.jpg`,
  },
  /** An owner's own editor is a friend who helps; an editor's own is they themselves. */
  "listing editor": {
    of: makeListingPart(async (app, id) => {
      const friend = await app.signIn();
      await makeEditor(app, { id }, friend);
      return friend.userId;
    }).of,
    ofEditor: makeListingPart(async (_app, _id, { userId }) => userId).ofEditor,
    missing: `${unknownListingId} nobody123456`,
  },
  "open invitation": {
    ...makeListingPart(async (app, id) => (await invite(app, id, makePerson().email)).id),
    missing: `${unknownListingId} ${unknownUuid}`,
  },
  "invitation token": {
    of: async (app, { email }) => (await invite(app, await insertListing(app.db), email)).token,
    others: async (app) =>
      (await invite(app, await insertListing(app.db), makePerson().email)).token,
    missing: unknownToken,
  },
  "community words": { of: addWords, missing: "nobody nowhere" },
};
