import { describe, expect, test } from "vitest";
import { ApiError } from "./errors.ts";
import { readFormValues, runFormCall } from "./form.server.ts";
import { findFirstInvalidField } from "./form.ts";

const post = (fields: Record<string, string>) =>
  new Request("http://localhost/x", { method: "POST", body: new URLSearchParams(fields) });

describe("forms", () => {
  test("empty fields are left out, as an optional field expects", async () => {
    expect(await readFormValues(post({ name: "Amara", business: "  ", website: "" }))).toEqual({
      name: "Amara",
    });
  });

  test("ADM-USR-09 the server's own words are shown, and the action's only where it has none", async () => {
    const shown = async (problem: { sentence?: string }) => {
      const result = await runFormCall(
        async () => {
          throw new ApiError({ code: "internal", status: 500, ...problem });
        },
        {},
        "Save failed",
      );
      return result.data;
    };
    expect(await shown({ sentence: "That username is taken." })).toMatchObject({
      error: "That username is taken.",
    });
    expect(await shown({})).toMatchObject({ error: "Save failed" });
  });

  test("a good answer goes to the page", async () => {
    const result = await runFormCall(async () => ({ message: "sent" }));
    expect(result.data).toEqual({ ok: true, response: { message: "sent" } });
  });

  test("a refusal goes to the form with its fields, what was typed, and its status", async () => {
    const result = await runFormCall(
      async () => {
        throw new ApiError({
          code: "bad_request",
          status: 400,
          sentence: "Please check what you entered and try again.",
          fields: { email: "Email address is not valid." },
        });
      },
      { email: "x" },
    );
    expect(result.init?.status).toBe(400);
    expect(result.data).toEqual({
      ok: false,
      code: "bad_request",
      error: "Please check what you entered and try again.",
      fields: { email: "Email address is not valid." },
      values: { email: "x" },
    });
  });

  test("a defect is no refusal", async () => {
    const broken = runFormCall(async () => {
      throw new TypeError("oops");
    });
    await expect(broken).rejects.toThrow(TypeError);
  });

  test("the focus goes to the refused field that stands first", () => {
    const elements = [{ name: "name" }, { name: "email" }, { name: "message" }];
    const form = { elements } as unknown as HTMLFormElement;
    expect(findFirstInvalidField(form, { message: "…", email: "…" })).toBe(elements[1]);
    expect(findFirstInvalidField(form, {})).toBeUndefined();
  });
});
