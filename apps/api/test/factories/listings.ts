import { randomBytes, randomUUID } from "node:crypto";
import type { DirectoryPlan } from "@boab/contracts/accounts/statuses";
import type { BasicInfo } from "@boab/contracts/directory/business-sections";
import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import { type MemberRight, memberRights } from "@boab/contracts/directory/member-rights";
import type { UploadPurpose } from "@boab/contracts/uploads/uploads";
import type { SignedIn, TestApp } from "../harness.ts";

export const makeFreshSlug = () => `shop-${randomBytes(6).toString("hex")}`;

export const makeBasicInfo = (changes: Partial<BasicInfo> = {}) => ({
  businessName: "Mama’s Kitchen",
  slug: makeFreshSlug(),
  category: "Restaurants",
  phone: "+61 400 000 000",
  email: "hello@mamas.example",
  description: "Jollof, suya and stories.",
  ...changes,
});

export const roseStreetAddress = {
  address: "12 Rose Street",
  city: "Footscray",
  state: "VIC",
  postcode: "3011",
  country: "Australia",
};

/** An owner with directory access and the given plan. */
export async function signInOwner(app: TestApp, plan: DirectoryPlan = "Basic") {
  const owner = await app.signIn({ directoryStatus: "Approved" }, "Adaeze Obi");
  await setPlan(app, owner, plan);
  return owner;
}

export const setPlan = ({ db }: TestApp, { userId }: SignedIn, plan: DirectoryPlan) =>
  db.updateTable("accounts.profile").set({ grantedPlan: plan }).where("id", "=", userId).execute();

/** A listing created and filled in as its owner would; live by default. */
export async function makeListing(
  app: TestApp,
  owner: SignedIn,
  changes: Partial<BasicInfo> = {},
  sections: object = { ...roseStreetAddress, isLive: true },
): Promise<EditableBusiness> {
  const body = makeBasicInfo(changes);
  const createResponse = await app.call("POST", "/dir/business", { as: owner, body });
  if (createResponse.statusCode !== 201) throw new Error(`listing failed: ${createResponse.body}`);
  const { id, version } = createResponse.json();
  const filled = await app.call("PUT", `/dir/business/${id}`, {
    as: owner,
    body: { version, ...sections },
  });
  if (filled.statusCode !== 200) throw new Error(`listing failed: ${filled.body}`);
  return filled.json();
}

/** Somebody whom the owner asked to help, with everything unless told otherwise. */
export async function makeEditor(
  { db }: TestApp,
  { id }: { id: string },
  person: SignedIn,
  rights: readonly MemberRight[] = memberRights,
) {
  await db
    .insertInto("directory.member")
    .values({
      businessId: id,
      profileId: person.userId,
      invitedBy: person.userId,
      rights: [...rights],
    })
    .execute();
}

/** A processed and rendered file, as the worker leaves it. */
export async function makeReadyUpload(
  { db }: TestApp,
  person: SignedIn,
  purpose: UploadPurpose,
  targetId: string,
  size = { width: 1200, height: 800 },
): Promise<string> {
  const labels =
    purpose === "listing-gallery"
      ? ["small", "medium", "gallery"]
      : purpose === "review-photo" || purpose === "problem-photo"
        ? ["small", "large"]
        : ["mobile", "tablet", "desktop", purpose === "item-photo" ? "original" : "big"];
  const random = randomUUID();
  const keys = labels.flatMap((label) =>
    (["webp", "jpg"] as const).map((extension) => ({
      key: `${purpose === "problem-photo" ? "private" : "public"}/${targetId}/${label}_${random}.${extension}`,
      label,
      contentType: extension === "jpg" ? "image/jpeg" : "image/webp",
      ...size,
    })),
  );
  const { id } = await db
    .insertInto("uploads.upload")
    .values({
      ownerId: person.userId,
      purpose,
      targetId,
      status: "ready",
      declaredType: "image/jpeg",
      declaredSize: 1000,
      quarantineKey: `quarantine/${random}`,
      keys: JSON.stringify(keys),
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 300_000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
