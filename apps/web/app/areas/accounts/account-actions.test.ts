import { afterEach, describe, expect, test, vi } from "vitest";
import type { FormResult } from "#lib/api/form.ts";
import { member } from "#test/profiles.ts";
import { handleAccountAction } from "./account-actions.server.ts";
import { accountPageCopy, signInCopy } from "./copy.ts";
import { profileFormCopy } from "./profile-edit/copy.ts";
import { signIn, signOut } from "./session-actions.server.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const post = (fields: Record<string, string>) =>
  new Request("http://localhost:3000/account-management", {
    method: "POST",
    body: new URLSearchParams(fields),
  });

function stubFetch(response: () => Response | Promise<Response>) {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const call = vi.fn(async (_address: URL, _init: RequestInit) => response());
  vi.stubGlobal("fetch", call);
  return call;
}

const submit = async (fields: Record<string, string>): Promise<FormResult> => {
  const { data } = await handleAccountAction(post(fields), member);
  return data;
};
const readSentBody = (call: ReturnType<typeof stubFetch>) =>
  JSON.parse(String(call.mock.calls[0]?.[1].body));

const refusal = (error: string) => () =>
  Response.json({ error, code: "forbidden", requestId: "r-1" }, { status: 403 });
const respondWithoutMessage = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
const failToConnect = () => Promise.reject(new TypeError("connect ECONNREFUSED"));

async function expectMessage(
  form: Record<string, string>,
  response: () => Response | Promise<Response>,
  words: string,
) {
  stubFetch(response);
  expect(await submit(form)).toMatchObject({ ok: false, error: words });
}

describe("saving the profile", () => {
  const form = {
    intent: "save-profile",
    fullName: "Amara O. Okafor",
    username: "amara.okafor",
    email: "Amara@okafor.example",
    version: "1",
  };

  test("GUARD-10 always updates the member's own profile, whatever the form says", async () => {
    const call = stubFetch(() => Response.json({ ...member, fullName: "Amara O. Okafor" }));
    const result = await submit({ ...form, id: "somebody-else-01" });
    expect(result).toMatchObject({ ok: true, response: { message: null } });
    expect(call.mock.calls[0]?.[0].pathname).toBe(`/admin/users/update/${member.id}`);
    expect(readSentBody(call)).toEqual({
      fullName: "Amara O. Okafor",
      username: "amara.okafor",
      email: "Amara@okafor.example",
      phoneNumber: "",
      version: 1,
    });
  });

  test("ACCT-11 Enter in the field also lower-cases the username", async () => {
    const call = stubFetch(() => Response.json(member));
    await submit({ ...form, username: " Amara.Okafor " });
    expect(readSentBody(call).username).toBe("amara.okafor");
  });

  test("ACCT-13 without name, username and email nothing is sent, and each field shows an error", async () => {
    const call = stubFetch(respondWithoutMessage);
    const result = await submit({
      intent: "save-profile",
      username: "Amara!",
      email: "amara@okafor",
    });
    expect(result).toMatchObject({
      ok: false,
      error: "Please check your name, username, and email.",
      fields: {
        fullName: profileFormCopy.nameMissing,
        username: "3–20 chars, letters/numbers/._ only",
        email: accountPageCopy.emailMissing,
      },
    });
    expect(call).not.toHaveBeenCalled();
  });

  test.each([
    ["a refusal keeps its words", refusal("That username is taken."), "That username is taken."],
    ["an answer without words", respondWithoutMessage, "Failed to save profile."],
    ["no answer", failToConnect, "Failed to save profile."],
  ])("ACCT-14 %s", (_case, response, words) => expectMessage(form, response, words));
});

describe("requesting access", () => {
  const form = {
    intent: "request-access",
    accessType: "merchant",
    fullName: member.fullName,
    email: member.email,
    reason: "I sell baskets.",
  };

  test("ACCESS-02 ACCESS-07 sends the published fields with the member's own id", async () => {
    const call = stubFetch(() => Response.json({ message: "Sent." }));
    expect(await submit({ ...form, userId: "somebody-else-01" })).toMatchObject({ ok: true });
    expect(call.mock.calls[0]?.[0].pathname).toBe("/access-requests");
    const { intent: _, ...fields } = form;
    expect(readSentBody(call)).toEqual({ ...fields, userId: member.id, username: member.username });
  });

  test("ACCESS-03 nothing is sent without an email", async () => {
    const call = stubFetch(respondWithoutMessage);
    expect(await submit({ ...form, email: " " })).toMatchObject({
      ok: false,
      fields: { email: accountPageCopy.emailMissing },
    });
    expect(call).not.toHaveBeenCalled();
  });

  test.each([
    ["the error from the answer", refusal("You already have this."), "You already have this."],
    ["an answer without one", respondWithoutMessage, "Request failed"],
    ["no answer", failToConnect, "Could not submit your request."],
  ])("ACCESS-05 %s", (_case, response, words) => expectMessage(form, response, words));
});

test("an account is closed only with its username typed", async () => {
  const call = stubFetch(() => new Response(null, { status: 204 }));
  for (const confirm of ["", "somebody"]) {
    expect(await submit({ intent: "close-account", confirm })).toMatchObject({ ok: false });
  }
  expect(call).not.toHaveBeenCalled();
  const closeResponse = await submit({ intent: "close-account", confirm: member.username }).catch(
    (thrown) => thrown,
  );
  expect(closeResponse).toBeInstanceOf(Response);
  expect(call.mock.calls[0]?.[0].pathname).toBe(`/user/delete-user/${member.id}`);
});

test("an unknown intent does nothing", async () => {
  const call = stubFetch(respondWithoutMessage);
  expect(await submit({ intent: "become-admin" })).toMatchObject({
    ok: false,
    code: "bad_request",
  });
  expect(call).not.toHaveBeenCalled();
});

test("signing out ends here even if the session is over, and says why where we can't be reached", async () => {
  stubFetch(() => Response.json({ error: "Over.", code: "sign_in_expired" }, { status: 401 }));
  expect((await signOut(post({}))).headers.get("location")).toBe("/");
  stubFetch(failToConnect);
  const thrown = await signOut(post({})).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ data: { code: "not_available" }, init: { status: 503 } });
});

describe("a fresh sign-in", () => {
  const makeToken = (sub: string) =>
    `e30.${Buffer.from(JSON.stringify({ sub })).toString("base64url")}.`;
  const session = () => Response.json({ profile: member, isNew: false });

  test.each([makeToken("somebody-else-01"), "nonsense", "a.b.c"])(
    "by someone else opens no session",
    async (idToken) => {
      const call = stubFetch(session);
      const { data } = await signIn(post({ idToken, onlyFor: member.id }));
      expect(data).toMatchObject({ ok: false, error: signInCopy.otherAccount });
      expect(call).not.toHaveBeenCalled();
    },
  );

  test("by the same person does", async () => {
    stubFetch(session);
    const { data } = await signIn(post({ idToken: makeToken(member.id), onlyFor: member.id }));
    expect(data).toMatchObject({ ok: true });
  });
});
