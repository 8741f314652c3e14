import { randomUUID } from "node:crypto";
import { storeCopy } from "@boab/contracts/marketplace/copy";
import type { OwnStore } from "@boab/contracts/marketplace/stores";
import { describe, expect, test } from "vitest";
import { makeReadyUpload } from "#test/factories/listings.ts";
import { insertStore } from "#test/factories/marketplace.ts";
import { makeJpeg } from "#test/files/make-files.ts";
import { postForm } from "#test/files/post-form.ts";
import {
  fetchStoreStatus,
  listUploadKeys,
  readUploadRow as uploadOf,
} from "#test/files/uploading.ts";
import { type SignedIn, useSignedIn, useTestApp } from "#test/harness.ts";
import { expectMail } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";

const app = useTestApp();
const stranger = useSignedIn(() => app.signIn({ merchantStatus: "Approved" }));
const admin = useSignedIn(() => app.signIn({ adminStatus: "Admin" }));

const seller = () => app.signIn({ merchantStatus: "Trial" });
const details = (changes: object = {}) => ({
  storeName: `Kumasi Cloth ${randomUUID().slice(0, 8)}`,
  email: "cloth@people.example",
  ...changes,
});
const create = (as: SignedIn | undefined, body: object = details()) =>
  app.call("POST", "/Store-info/create-store", { body, ...(as && { as }) });

/** A seller with a store, and what they can do with it. */
async function stage(changes: object = {}) {
  const owner = await seller();
  const response = await create(owner, details(changes));
  expect(response.statusCode, response.body).toBe(201);
  const store: OwnStore = response.json().store;
  const update = (body: object, as = owner) =>
    app.call("PATCH", `/Store-info/update-store/${store.id}`, { as, body });
  const row = () =>
    app.db
      .selectFrom("marketplace.store")
      .selectAll()
      .where("id", "=", store.id)
      .executeTakeFirstOrThrow();
  return { owner, store, update, row };
}

describe("opening a store", () => {
  test("STORE-07 STORE-09 STORE-13 needs an email and a name, trims what was typed, and answers with the store", async () => {
    const owner = await seller();
    const name = `Kumasi Cloth ${randomUUID().slice(0, 8)}`;
    const response = await create(owner, {
      storeName: `  ${name}  `,
      email: "cloth@people.example",
      location: " Sunshine VIC ",
      description: " Cloth with a passport. ",
      phoneNumber: "0412 555 077",
    });
    expect(response.statusCode).toBe(201);
    const { stat, message, store } = response.json();
    expect([stat, message]).toEqual([true, storeCopy.created]);
    expect(store).toMatchObject({
      id: expect.stringMatching(/^STO-[0-9A-Z]{8}$/),
      userId: owner.userId,
      storeName: name,
      email: "cloth@people.example",
      location: "Sunshine VIC",
      description: "Cloth with a passport.",
      phoneNumber: "0412555077",
      merchantId: null,
      headerImg: null,
      profileImg: null,
      isOpen: false,
      payment: {
        accountId: null,
        onboarded: false,
        chargesEnabled: false,
        payoutsEnabled: false,
        currentlyDue: [],
      },
    });
    const secondResponse = await create(owner);
    expect(secondResponse.statusCode).toBe(409);
    expect(secondResponse.json()).toMatchObject({
      stat: false,
      message: secondResponse.json().error,
    });
    expect(secondResponse.json().message).toMatch(/\w/);
    for (const missingField of [
      { email: "a@b.example" },
      { storeName: "Only a name" },
      { storeName: " ", email: "a@b.example" },
    ])
      expect((await create(await seller(), missingField)).statusCode).toBe(400);
  });

  test("STORE-16 X-68 a person has one store, however often and at once they ask", async () => {
    const owner = await seller();
    const responses = await Promise.all(Array.from({ length: 8 }, () => create(owner)));
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    for (const response of responses.filter(({ statusCode }) => statusCode !== 201))
      expect(response.json()).toMatchObject({ code: "store_exists" });
  });

  test("STORE-08 is for people who may sell, in their own name", async () => {
    expect((await create(undefined)).statusCode).toBe(401);
    expect((await create(await app.signIn())).json()).toMatchObject({ code: "forbidden" });
    const owner = await seller();
    const createResponse = await create(owner, details({ userId: stranger.userId }));
    expect(createResponse.json()).toMatchObject({ code: "actor_mismatch" });
    for (const preset of [{ merchantId: "ABCDEFGHJKLM2" }, { onboarded: true }, { payment: {} }])
      expect((await create(owner, details(preset))).json()).toMatchObject({
        code: "field_not_allowed",
      });
    expect((await create(owner, details({ id: "STO-22222222" }))).statusCode).toBe(400);
    expect((await create(owner, details({ userId: owner.userId }))).statusCode).toBe(201);
  });

  test("two stores never share a name, and none passes for ours", async () => {
    const { store } = await stage();
    const other = await seller();
    const taken = await create(other, details({ storeName: store.storeName.toUpperCase() }));
    expect(taken.statusCode).toBe(409);
    expect(taken.json()).toMatchObject({
      code: "store_name_taken",
      fields: { storeName: storeCopy.nameTaken },
    });
    const name = details().storeName;
    const sellers = await Promise.all(Array.from({ length: 6 }, seller));
    const parallelResponses = await Promise.all(
      sellers.map((as) => create(as, details({ storeName: name }))),
    );
    const codes = parallelResponses.map((response) => response.json().code ?? "opened");
    expect(codes.toSorted()).toEqual(["opened", ...Array(5).fill("store_name_taken")]);
    for (const storeName of ["Boab", "BOAB Marketplace", "The Boab Store"])
      expect((await create(other, details({ storeName }))).json().fields).toEqual({
        storeName: storeCopy.nameReserved,
      });
  });

  test("the readable address comes from the name, and never leads to another store", async () => {
    const name = `Adjoa’s Áró ${randomUUID().slice(0, 6)}`;
    const first = await stage({ storeName: name });
    expect(first.store.slug).toMatch(/^adjoas-aro-[0-9a-f]{6}$/);
    await first.update({ storeName: `${name} Two` });
    const second = await stage({ storeName: name });
    expect(second.store.slug).toBe(`${first.store.slug}-2`);
    const read = await app.call("GET", `/marketplace/stores/${first.store.slug}`);
    expect(read.json()).toMatchObject({ id: first.store.id, storeName: `${name} Two` });
  });
});

describe("reading a store", () => {
  const privateFields = ["userId", "email", "phoneNumber", "merchantId", "payment", "isHidden"];

  test("STORE-17 by id, by its owner and by address; what is private only for the owner and admins", async () => {
    const { owner, store } = await stage({ phoneNumber: "0412555077" });
    for (const path of [`/Store-info/store/${store.id}`, `/Store-info/user/${owner.userId}`]) {
      for (const as of [owner, admin])
        expect((await app.call("GET", path, { as })).json()).toMatchObject({
          email: "cloth@people.example",
          phoneNumber: "0412555077",
        });
      for (const as of [undefined, stranger]) {
        const seen = (await app.call("GET", path, as && { as })).json();
        expect(seen).toMatchObject({ id: store.id, storeName: store.storeName });
        for (const field of privateFields) expect(seen).not.toHaveProperty(field);
      }
    }
    const slugResponse = await app.call("GET", `/marketplace/stores/${store.slug}`, { as: owner });
    for (const field of privateFields) expect(slugResponse.json()).not.toHaveProperty(field);
  });

  test("STORE-18 a hidden, withheld or closed store looks like none to others", async () => {
    const hiddenStates = [{ hiddenAt: new Date() }, { isWithheld: true }, { closedAt: new Date() }];
    for (const state of hiddenStates) {
      const owner = await seller();
      const id = await insertStore(app.db, { userId: owner.userId, ...state });
      for (const path of [`/Store-info/store/${id}`, `/Store-info/user/${owner.userId}`])
        expect((await app.call("GET", path, { as: stranger })).statusCode).toBe(404);
      const lowercaseIdResponse = await app.call("GET", `/marketplace/stores/${id.toLowerCase()}`);
      expect(lowercaseIdResponse.statusCode).toBe(404);
      const ownerResponse = await app.call("GET", `/Store-info/store/${id}`, { as: owner });
      expect(ownerResponse.statusCode).toBe("closedAt" in state ? 404 : 200);
    }
  });

  test("STORE-17 by its whole name, in any case", async () => {
    const { store } = await stage();
    const ask = (storeName: string) =>
      app.call("POST", "/Store-info/store-name", { as: stranger, body: { storeName } });
    const found = (await ask(store.storeName.toUpperCase())).json();
    expect(found).toMatchObject({ available: false, store: { id: store.id } });
    expect(found.store).not.toHaveProperty("email");
    expect((await ask(store.storeName.slice(0, -1))).json()).toEqual({
      available: true,
      store: null,
    });
  });

  test("a hint tells whether the caller may edit, whatever else they say", async () => {
    const { owner, store } = await stage();
    const ask = async (as?: SignedIn) =>
      (await app.call("GET", `/Store-info/edit-permission/${store.id}`, as && { as })).json();
    expect(await ask(owner)).toEqual({ canEdit: true });
    for (const as of [undefined, stranger, admin])
      expect(await ask(as)).toEqual({ canEdit: false });
  });
});

describe("changing a store", () => {
  test("GUARD-12 GUARD-23 only its owner can; for others there is none, and nothing changes", async () => {
    const { store, update, row } = await stage();
    const before = await row();
    for (const as of [stranger, admin]) {
      const response = await update({ storeName: "Mine now" }, as);
      expect(response.json()).toMatchObject({ code: "not_found" });
    }
    expect(await row()).toEqual(before);
    const saved = await update({ location: "Brunswick VIC", description: "", phoneNumber: "" });
    expect(saved.json()).toMatchObject({
      message: storeCopy.updated,
      store: { id: store.id, location: "Brunswick VIC", description: "", phoneNumber: null },
    });
  });

  test("what only the server sets is refused by name", async () => {
    const { update, row } = await stage();
    const before = await row();
    for (const field of [{ merchantId: "ABCDEFGHJKLM2" }, { createdAt: "2020-01-01" }])
      expect((await update(field)).json()).toMatchObject({ code: "field_not_allowed" });
    expect((await update({ userId: stranger.userId })).statusCode).toBe(403);
    expect(await row()).toEqual(before);
  });

  test("F-MKT-10 its owner names the amount for free shipping, which everybody sees, and takes it back", async () => {
    const { store, update } = await stage();
    const seen = async () =>
      (await app.call("GET", `/marketplace/stores/${store.slug}`)).json().freeShippingFromCents;
    expect(await seen()).toBeNull();
    expect((await update({ freeShippingFromCents: 8_000 })).statusCode).toBe(200);
    expect((await update({ freeShippingFromCents: 100 }, stranger)).statusCode).toBe(404);
    for (const wrong of [99, 1_000_001, 80.5, "8000"]) {
      const refused = await update({ freeShippingFromCents: wrong });
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([
        400,
        ["freeShippingFromCents"],
      ]);
    }
    expect(await seen()).toBe(8_000);
    await update({ freeShippingFromCents: null });
    expect(await seen()).toBeNull();
  });

  test("nobody saves over what was saved in between", async () => {
    const { store, update } = await stage();
    expect((await update({ version: store.version, location: "Perth WA" })).statusCode).toBe(200);
    const late = await update({ version: store.version, location: "Hobart TAS" });
    expect(late.json()).toMatchObject({ code: "conflict" });
  });

  test("STORE-12 STORE-13 STORE-15 header and logo come with a focal point per breakpoint, and go with their files", async () => {
    const { owner, store, update } = await stage();
    const upload = (purpose: "store-header" | "store-profile", as = owner) =>
      makeReadyUpload(app, as, purpose, store.id, { width: 2400, height: 1200 });
    const bytes = await makeJpeg(2400, 1200);
    const ticket = await app.call("POST", "/uploads", {
      as: owner,
      body: {
        purpose: "store-header",
        targetId: store.id,
        contentType: "image/jpeg",
        size: bytes.length,
      },
    });
    const headerUploadId: string = ticket.json().uploadId;
    expect(await postForm(ticket.json(), bytes)).toBe(204);
    await app.call("POST", `/uploads/${headerUploadId}/complete`, { as: owner });
    await runTasks(app.services);
    const pos = { mobile: { x: 0, y: 100 }, tablet: { x: 50, y: 50 }, desktop: { x: 30, y: 40 } };
    const saved = await update({ headerUploadId, headerPos: pos });
    const { headerImg } = saved.json().store;
    expect(headerImg.mobile).toMatchObject({
      url: expect.stringContaining(`/${store.id}/header_mobile_`),
      path: expect.stringMatching(new RegExp(`^public/${store.id}/header_mobile_.*[.]jpg$`)),
      size: { width: 800, height: 400, bytes: expect.any(Number), mime: "image/jpeg" },
      pos: pos.mobile,
    });
    expect(headerImg.mobile.size.bytes).toBeGreaterThan(100);
    expect(JSON.stringify(headerImg)).not.toContain(owner.userId);
    const invalidPos = { ...pos, mobile: { x: 101, y: 0 } };
    expect((await update({ headerPos: invalidPos })).statusCode).toBe(400);

    // The response got lost, and the page sends the same again.
    expect((await update({ headerUploadId })).json().store.headerImg).toEqual(headerImg);
    expect(await uploadOf(app, headerUploadId)).toMatchObject({ status: "attached" });

    const anotherUploadId = await upload("store-header");
    await update({ headerUploadId: anotherUploadId });
    expect(await uploadOf(app, headerUploadId)).toMatchObject({ status: "removed" });
    await runTasks(app.services);
    for (const key of await listUploadKeys(app, headerUploadId))
      expect(await fetchStoreStatus(app, key)).not.toBe(200);
    const logo = await upload("store-profile");
    await update({ profileUploadId: logo });
    const deleteResponse = await app.call("DELETE", `/Store-info/delete-store/${store.id}`, {
      as: owner,
      body: {},
    });
    expect(deleteResponse.statusCode).toBe(204);
    await runTasks(app.services);
    for (const uploadId of [anotherUploadId, logo])
      expect(await uploadOf(app, uploadId)).toMatchObject({ status: "removed" });
  });

  test("STORE-14 a ticket for a picture is for the owner, up to 7.5 MB, and a picture goes only where it was meant", async () => {
    const { owner, store, update } = await stage();
    const maxBytes = 7.5 * 1024 * 1024;
    const ask = (as: SignedIn, targetId: string, size = maxBytes) =>
      app.call("POST", "/uploads", {
        as,
        body: { purpose: "store-header", targetId, contentType: "image/jpeg", size },
      });
    expect((await ask(owner, store.id)).statusCode).toBe(201);
    expect((await ask(owner, store.id, maxBytes + 1)).statusCode).toBe(400);
    for (const [as, target] of [
      [stranger, store.id],
      [admin, store.id],
      [owner, "STO-22222222"],
    ] as const)
      expect((await ask(as, target)).statusCode).toBe(404);
    const logo = await makeReadyUpload(app, owner, "store-profile", store.id);
    expect((await update({ headerUploadId: logo })).statusCode).toBe(404);
  });
});

describe("the merchant id", () => {
  const save = (id: string, as: SignedIn, merchantId: string) =>
    app.call("PUT", `/Store-info/update-merchant-id/${id}`, { as, body: { merchantId } });

  test("PAYOUT-05 PAYOUT-06 is stored for the owner only, in PayPal's form, and the owner is told", async () => {
    const email = `${randomUUID()}@people.example`;
    const { owner, store, row } = await stage({ email });
    for (const wrong of ["", "   ", "short", "ABCDEFGHJKLM2X"])
      expect((await save(store.id, owner, wrong)).json()).toMatchObject({
        fields: { merchantId: storeCopy.merchantIdInvalid },
      });
    const foreign = await save(store.id, stranger, "ABCDEFGHJKLM2");
    expect(foreign.json()).toMatchObject({ code: "not_found", error: storeCopy.noStoreId });
    expect(await row()).toMatchObject({ merchantId: null });
    const saved = await save(store.id, owner, "abcde fghjklm2");
    expect(saved.json()).toEqual({ message: storeCopy.merchantIdUpdated });
    expect(await row()).toMatchObject({ merchantId: "ABCDEFGHJKLM2" });
    await runTasks(app.services);
    expect((await expectMail(email)).subject).toContain("Merchant ID");
  });
});

describe("deleting a store", () => {
  const remove = (id: string, as: SignedIn, body: object = {}, query = "") =>
    app.call("DELETE", `/Store-info/delete-store/${id}${query}`, { as, body });

  test("STORE-17 is for its owner; whoever knows the owner's id can't use it", async () => {
    const { owner, store, row } = await stage();
    const before = await row();
    const member = await app.signIn();
    for (const as of [member, stranger])
      expect((await remove(store.id, as, { userId: owner.userId })).statusCode).toBe(404);
    expect(await row()).toEqual(before);
    expect((await remove(store.id, owner, { userId: owner.userId })).statusCode).toBe(204);
    expect((await app.call("GET", `/Store-info/store/${store.id}`)).statusCode).toBe(404);
    expect((await remove(store.id, owner)).statusCode).toBe(404);
    expect((await create(owner)).statusCode).toBe(201);
  });

  test("an admin repeats the id, and it is on record", async () => {
    const { store } = await stage();
    expect((await remove(store.id, admin)).statusCode).toBe(400);
    expect((await remove(store.id, admin, undefined, `?confirm=${store.id}`)).statusCode).toBe(204);
    const line = await app.db
      .selectFrom("platform.auditEntry")
      .select(["actorId", "act"])
      .where("objectId", "=", store.id)
      .executeTakeFirst();
    expect(line).toEqual({ actorId: admin.userId, act: "delete store" });
  });

  test("a banned owner's store is hidden, and shown again afterwards", async () => {
    const { owner, store } = await stage();
    const readStoreStatus = async () =>
      (await app.call("GET", `/marketplace/stores/${store.slug}`)).statusCode;
    await app.call("POST", `/admin/users/${owner.userId}/ban`, {
      as: admin,
      body: { reason: "Sold copies" },
    });
    await runTasks(app.services);
    expect(await readStoreStatus()).toBe(404);
    await app.call("POST", `/admin/users/${owner.userId}/unban`, { as: admin });
    await runTasks(app.services);
    expect(await readStoreStatus()).toBe(200);
  });
});
