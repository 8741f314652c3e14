import { describe, expect, test, vi } from "vitest";
import { createFakeApi } from "#test/fake-api.ts";
import { member } from "#test/profiles.ts";
import { createSessionStore } from "./session-store.ts";

const makeStore = (read: () => unknown) =>
  createSessionStore(createFakeApi(async () => ({ profile: await read() })));

describe("who is signed in, in the browser", () => {
  test("SHELL-20 a member has a first name and a profile", async () => {
    const store = makeStore(() => member);
    await store.refresh();
    expect(store.get()).toEqual({ status: "member", firstName: "Amara", profile: member });
  });

  test("SHELL-21 AUTH-23 a visitor, and someone who has signed out, has neither", async () => {
    let profile: unknown = member;
    const store = makeStore(() => profile);
    await store.refresh();
    profile = null;
    await store.refresh();
    expect(store.get()).toEqual({ status: "visitor", firstName: null, profile: null });
  });

  test("the hint is used until the response arrives and never overrides it", async () => {
    const store = makeStore(() => null);
    store.showHint("Amara");
    expect(store.get()).toEqual({ status: "unknown", firstName: "Amara", profile: null });
    await store.refresh();
    store.showHint("Amara");
    expect(store.get().status).toBe("visitor");
  });

  test("ERR-02 a failed request does not sign the member out", async () => {
    let isUp = true;
    const store = makeStore(() => {
      if (isUp) return member;
      throw new TypeError("fetch failed");
    });
    await store.refresh();
    isUp = false;
    await store.refresh();
    expect(store.get().status).toBe("member");
  });

  test("a response overtaken by a later request is ignored", async () => {
    const responses: ((profile: unknown) => void)[] = [];
    const store = makeStore(() => new Promise((resolve) => responses.push(resolve)));
    const first = store.refresh();
    const second = store.refresh();
    responses[1]?.(member);
    await second;
    responses[0]?.(null);
    await first;
    expect(store.get().status).toBe("member");
  });

  test("an unchanged response notifies nobody", async () => {
    const store = makeStore(() => member);
    await store.refresh();
    const listener = vi.fn();
    store.subscribe(listener);
    await store.refresh();
    expect(listener).not.toHaveBeenCalled();
  });
});
