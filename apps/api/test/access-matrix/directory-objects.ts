import { randomBytes, randomUUID } from "node:crypto";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { insertListing, type ListingWish } from "../factories/directory.ts";
import { makeEditor, setPlan } from "../factories/listings.ts";
import { makePerson, type SignedIn, type TestHouse } from "../harness.ts";
import { noToken, nothing, type ObjectFactory } from "./object-factory.ts";

type Make = ObjectFactory["of"];

const noListing = "BUS-00000000";

const owned =
  (wish: ListingWish): Make =>
  ({ db }, { userId }) =>
    insertListing(db, { ...wish, ownerId: userId });

const edited =
  (wish: ListingWish): Make =>
  async (house, editor) => {
    const id = await insertListing(house.db, wish);
    await makeEditor(house, { id }, editor);
    return id;
  };

/** Made once for each person, so that nobody owns more than their plan holds. */
function oncePerPerson(make: Make): Make {
  const made = new WeakMap<SignedIn, Promise<string>>();
  return (house, person) => {
    const listing = made.get(person) ?? make(house, person);
    made.set(person, listing);
    return listing;
  };
}

const live = {
  of: oncePerPerson(async (house, owner) => {
    await setPlan(house, owner, "Pro");
    return owned({})(house, owner);
  }),
  ofEditor: oncePerPerson(edited({})),
};

/** Something in a listing goes by both ids, and samples.ts puts them into the address. */
const partOf = (add: (house: TestHouse, listing: string, person: SignedIn) => Promise<string>) => {
  const through =
    (listing: Make): Make =>
    async (house, person) => {
      const id = await listing(house, person);
      return `${id} ${await add(house, id, person)}`;
    };
  return { of: through(live.of), ofEditor: through(live.ofEditor) };
};

async function invite({ db }: TestHouse, listing: string, email: string) {
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

async function addPicture({ db }: TestHouse, listing: string) {
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

async function addWords({ db }: TestHouse) {
  const end = randomBytes(6).toString("hex");
  const pair = { word: `ayo${end}`, other: `oya${end}` };
  await db
    .insertInto("directory.community_word")
    .values({ ...pair, kind: "same" })
    .execute();
  return `${pair.word} ${pair.other}`;
}

const deletion = { deleteRequestedAt: new Date() };

export const directoryObjects = {
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
  /** An owner's own is a friend who helps; an editor's own is they themselves. */
  "listing editor": {
    of: partOf(async (house, id) => {
      const friend = await house.signIn();
      await makeEditor(house, { id }, friend);
      return friend.userId;
    }).of,
    ofEditor: partOf(async (_house, _id, { userId }) => userId).ofEditor,
    missing: `${noListing} nobody123456`,
  },
  "open invitation": {
    ...partOf(async (house, id) => (await invite(house, id, makePerson().email)).id),
    missing: `${noListing} ${nothing}`,
  },
  "invitation token": {
    of: async (house, { email }) =>
      (await invite(house, await insertListing(house.db), email)).token,
    others: async (house) =>
      (await invite(house, await insertListing(house.db), makePerson().email)).token,
    missing: noToken,
  },
  "community words": { of: addWords, missing: "nobody nowhere" },
} satisfies Record<string, ObjectFactory>;
