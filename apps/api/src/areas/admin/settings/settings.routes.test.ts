import { randomUUID } from "node:crypto";
import { settingKeys, settings } from "@boab/contracts/admin/settings";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { systemClock } from "#platform/clock/clock.ts";
import { writeCursor } from "#platform/http/cursor.ts";
import { later, testOrigin } from "#test/deps.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { roles, staffOnly } from "#test/roles.ts";
import { changeSetting } from "./change-setting.ts";
import { makeStoredSettings } from "./stored-settings.ts";

const app = useTestApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signIn({ adminStatus: "Admin" }, "Olu Owner");
});

const change = (key: string, value: unknown, version: number, as: SignedIn | undefined = admin) =>
  app.call("PUT", `/admin/settings/${key}`, { as, body: { value, version, reason: "Agreed." } });

const current = async (key: string) => {
  const { data } = (await app.call("GET", "/admin/settings", { as: admin })).json();
  return data.find((setting: { key: string }) => setting.key === key);
};

const signInWithRole = async (role: string) => {
  const statuses = roles[role];
  return statuses && app.signIn(statuses);
};

describe("who may do what with settings", () => {
  test.each(staffOnly(200))(
    "reading all of them responds to a %s with %i",
    async (role, status) => {
      const as = await signInWithRole(role);
      for (const path of ["/admin/settings", "/admin/settings/trialMonths/history"])
        expect((await app.call("GET", path, as && { as })).statusCode).toBe(status);
    },
  );

  test.each(staffOnly(200, 403))("changing one responds to a %s with %i", async (role, status) => {
    const as = await signInWithRole(role);
    const { version, value } = await current("gstNote");
    const response = await app.call("PUT", "/admin/settings/gstNote", {
      ...(as && { as }),
      body: { value: `Written by a ${role}.`, version, reason: "To see." },
    });
    expect(response.statusCode).toBe(status);
    const expectedValue = status === 200 ? `Written by a ${role}.` : value;
    expect((await current("gstNote")).value).toBe(expectedValue);
  });

  test.each(Object.keys(roles))("a %s can read the settings that pages need", async (role) => {
    const as = await signInWithRole(role);
    const response = await app.call("GET", "/app/settings/public", as && { as });
    expect(response.statusCode).toBe(200);
    expect(Object.keys(response.json()).sort()).toEqual([
      "marketplaceAccess",
      "mediaAccess",
      "mediaFilm",
      "platformFee",
      "showWellbeingLink",
      "trialMonths",
      "yearlyDiscount",
    ]);
    const isPubliclyCached = /public, s-maxage=30/.test(String(response.headers["cache-control"]));
    expect(isPubliclyCached).toBe(role === "visitor");
  });

  test("a setting can only be changed after a fresh sign-in", async () => {
    const actor = await app.resolveMember(admin);
    const storedSettings = makeStoredSettings({ db: app.db, clock: systemClock });
    const { storage } = app.services;
    const deps = {
      db: app.db,
      clock: later(6),
      publish: async () => {},
      storedSettings,
      storage,
      mediaUrl: "https://media.example/boab",
    };
    const body = { value: 1, version: 0, reason: "Too late." };
    await expect(changeSetting(deps, actor, "trialMonths", body, testOrigin)).rejects.toMatchObject(
      {
        code: "fresh_sign_in_needed",
      },
    );
  });
});

describe("a setting", () => {
  test("that nobody changed has its default and version 0", async () => {
    const { data } = (await app.call("GET", "/admin/settings", { as: admin })).json();
    expect(data.map(({ key }: { key: string }) => key)).toEqual(settingKeys);
    expect(await current("platformFee")).toMatchObject({
      label: settings.platformFee.label,
      help: settings.platformFee.help,
      kind: "money",
      value: settings.platformFee.initial,
      default: settings.platformFee.initial,
      version: 0,
      lastChange: null,
    });
  });

  test("X-04 is changed by an Admin, visible to everyone at once, and audited", async () => {
    const response = await change("yearlyDiscount", 0.15, 0);
    expect(response.statusCode).toBe(200);
    const lastChange = {
      version: 1,
      value: 0.15,
      reason: "Agreed.",
      changedBy: admin.userId,
      changedByName: "Olu Owner",
      changedAt: expect.any(String),
    };
    expect(response.json()).toMatchObject({ value: 0.15, default: 0, version: 1, lastChange });
    expect(await current("yearlyDiscount")).toEqual(response.json());
    const publicSettingsResponse = await app.call("GET", "/app/settings/public");
    expect(publicSettingsResponse.json().yearlyDiscount).toBe(0.15);
    const lines = await app.db
      .selectFrom("platform.auditEntry")
      .select(["act", "objectId", "changes"])
      .where("objectType", "=", "setting")
      .where("objectId", "=", "yearlyDiscount")
      .execute();
    const changes = { value: 0.15, reason: "Agreed.", version: 1 };
    expect(lines).toEqual([{ act: "change setting", objectId: "yearlyDiscount", changes }]);
  });

  test("X-06 X-43 X-78 opens the marketplace and media, and shows the Wellbeing link without a release", async () => {
    await change("marketplaceAccess", "public", 0);
    await change("mediaAccess", "public", 0);
    await change("showWellbeingLink", true, 0);
    const publicSettingsResponse = (await app.call("GET", "/app/settings/public")).json();
    expect(publicSettingsResponse).toMatchObject({
      marketplaceAccess: "public",
      mediaAccess: "public",
      showWellbeingLink: true,
    });
  });

  test("that changed meanwhile is not overwritten, not even at the same moment", async () => {
    await change("statsOffsets", { ...settings.statsOffsets.initial, members: 1 }, 0);
    const lateResponse = await change(
      "statsOffsets",
      { ...settings.statsOffsets.initial, members: 2 },
      0,
    );
    expect(lateResponse.json().code).toBe("conflict");
    const earlyResponse = await change("statsOffsets", settings.statsOffsets.initial, 7);
    expect(earlyResponse.statusCode).toBe(409);
    const responses = await Promise.all(
      [3, 4, 5, 6].map((members) =>
        change("statsOffsets", { ...settings.statsOffsets.initial, members }, 1),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(await current("statsOffsets")).toMatchObject({ version: 2 });
  });

  test.each([
    ["yearlyDiscount", 0.51, "value"],
    ["yearlyDiscount", "0", "value"],
    ["yearlyDiscount", undefined, "value"],
    ["trialMonths", 1.5, "value"],
    ["marketplaceAccess", "everyone", "value"],
    ["platformFee", { ...settings.platformFee.initial, ceilingRate: 0.05 }, "value.ceilingRate"],
    ["statsOffsets", { ...settings.statsOffsets.initial, views: "many" }, "value.views"],
    ["gstNote", "NUL \0 inside", "value"],
  ])("%s refuses %j by field", async (key, value, field) => {
    const { version } = await current(key);
    const response = await change(key, value, version);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
    expect((await current(key)).version).toBe(version);
  });

  test.each(["wellbeingAccess", "toString", "__proto__", "x';--"])("%s is none", async (key) => {
    const response = await change(encodeURIComponent(key), true, 0);
    expect(response.statusCode).toBe(400);
  });

  test.each(["", "   ", "a".repeat(501)])("is not changed for the reason %j", async (reason) => {
    const response = await app.call("PUT", "/admin/settings/trialMonths", {
      as: admin,
      body: { value: 3, version: 0, reason },
    });
    expect(Object.keys(response.json().fields)).toEqual(["reason"]);
  });
});

describe("X-83 the film of the media page", () => {
  const put = (key: string, bytes: number, type: string) =>
    app.services.storage.put(`public/films/${key}`, Buffer.alloc(bytes, 1), type);
  const readPublicFilm = async () =>
    (await app.call("GET", "/app/settings/public")).json().mediaFilm;
  const refusal = async (file: string) => {
    const response = await change("mediaFilm", file, 0);
    return [response.statusCode, response.json().fields];
  };

  test.each(["film.mov", "Film.mp4", "../film.mp4", "https://elsewhere.example/film.mp4", ""])(
    "can't be %j",
    async (file) => {
      expect(await refusal(file)).toEqual([
        400,
        {
          value:
            "Please enter a file name such as our-film.mp4: small letters, numbers and hyphens, ending in .mp4 or .webm.",
        },
      ]);
    },
  );

  test("is our own until another is in storage with its still, and light enough", async () => {
    const name = `harvest-${randomUUID()}`;
    expect(await readPublicFilm()).toBeNull();
    expect(await refusal(`${name}.mp4`)).toEqual([
      400,
      { value: "We couldn't find that film in storage under public/films." },
    ]);
    await put(`${name}.mp4`, 3 * 1024 * 1024 + 1, "video/mp4");
    expect(await refusal(`${name}.mp4`)).toEqual([
      400,
      { value: "That film is larger than 3 MB. Please use a smaller one." },
    ]);
    await put(`${name}.mp4`, 3 * 1024 * 1024, "video/mp4");
    expect(await refusal(`${name}.mp4`)).toEqual([
      400,
      {
        value: "We couldn't find the film's still picture. It needs the same name, ending in .jpg.",
      },
    ]);
    await put(`${name}.jpg`, 400 * 1024 + 1, "image/jpeg");
    expect(await refusal(`${name}.mp4`)).toEqual([
      400,
      { value: "The film's still picture is larger than 400 kB. Please use a smaller one." },
    ]);
    expect(await readPublicFilm()).toBeNull();

    await put(`${name}.jpg`, 400 * 1024, "image/jpeg");
    expect((await change("mediaFilm", `${name}.mp4`, 0)).statusCode).toBe(200);
    const { mediaUrl } = app.config.storage;
    expect(await readPublicFilm()).toEqual({
      url: `${mediaUrl}/public/films/${name}.mp4`,
      stillUrl: `${mediaUrl}/public/films/${name}.jpg`,
    });
    expect((await change("mediaFilm", "boab.webm", 1)).statusCode).toBe(200);
    expect(await readPublicFilm()).toBeNull();
  });
});

describe("the history of a setting", () => {
  test("holds every value, newest first, page by page", async () => {
    for (const [version, months] of [1, 2, 3, 4, 5].entries())
      await change("trialMonths", months, version);
    const seen: number[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const place: string = cursor && `&cursor=${cursor}`;
      const path = `/admin/settings/trialMonths/history?limit=2${place}`;
      const page = (await app.call("GET", path, { as: admin })).json();
      seen.push(...page.data.map(({ value }: { value: number }) => value));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual([5, 4, 3, 2, 1]);
  });

  test.each(["abc", writeCursor(["1; --"]), writeCursor(["-1"]), writeCursor(["1", "2"])])(
    "refuses the invented cursor %s",
    async (cursor) => {
      const path = `/admin/settings/trialMonths/history?cursor=${cursor}`;
      expect((await app.call("GET", path, { as: admin })).statusCode).toBe(400);
    },
  );

  test("cannot be changed by anybody, not even the database's owner", async () => {
    for (const statement of [
      sql`update admin.setting_change set value = '0.5'`,
      sql`delete from admin.setting_change`,
      sql`truncate admin.setting_change`,
    ])
      await expect(statement.execute(app.db)).rejects.toThrow("append-only");
  });

  test("forgets the name of somebody who closed their account, not the change", async () => {
    const leavingAdmin = await app.signIn({ adminStatus: "Admin" }, "Leaving Admin");
    const { version } = await current("gstNote");
    await change("gstNote", "A note of somebody who leaves.", version, leavingAdmin);
    await app.call("DELETE", `/user/delete-user/${leavingAdmin.userId}`, { as: leavingAdmin });
    const { lastChange } = await current("gstNote");
    expect(lastChange).toMatchObject({ changedBy: leavingAdmin.userId, changedByName: null });
  });
});

describe("the settings a process caches", () => {
  test("are at most five seconds old", async () => {
    let now = Date.now();
    const other = makeStoredSettings({ db: app.db, clock: () => new Date(now) });
    const before = await other.read();
    const { version } = await current("platformFee");
    await change("platformFee", { ...before.platformFee, platformRate: 0.12 }, version);
    now += 4_999;
    expect((await other.read()).platformFee.platformRate).toBe(before.platformFee.platformRate);
    now += 1;
    expect((await other.read()).platformFee.platformRate).toBe(0.12);
  });

  test("are never a failure", async () => {
    let isDatabaseFaulty = true;
    const db = new Proxy(app.db, {
      get(target, name) {
        if (isDatabaseFaulty) throw new Error("planted fault");
        const part: unknown = Reflect.get(target, name);
        return typeof part === "function" ? part.bind(target) : part;
      },
    });
    const stored = makeStoredSettings({ db, clock: systemClock });
    await expect(stored.read()).rejects.toThrow("planted fault");
    isDatabaseFaulty = false;
    await expect(stored.read()).resolves.toHaveProperty("yearlyDiscount");
  });
});
