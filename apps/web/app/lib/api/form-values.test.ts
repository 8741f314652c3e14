import { describe, expect, test } from "vitest";
import { readFormValues } from "./form.server.ts";

const post = (body: string, type: string) =>
  new Request("https://boab.example/contact-us", {
    method: "POST",
    body,
    headers: { "content-type": type },
  });

describe("the fields of a posted form", () => {
  test("are its texts, without empty ones", async () => {
    const request = post("name=Kwame&email=&message=+", "application/x-www-form-urlencoded");
    expect(await readFormValues(request)).toEqual({ name: "Kwame" });
  });

  test("do not include the key that makes a second post the same request", async () => {
    const request = post("name=Kwame&once=4f1c", "application/x-www-form-urlencoded");
    expect(await readFormValues(request)).toEqual({ name: "Kwame" });
  });

  test.each([
    ["text/plain", "name=Kwame"],
    ["multipart/form-data; boundary=x", "no part"],
    ["application/json", "{}"],
  ])("that is no form but %s: a wrong request, not a fault of ours", async (type, body) => {
    await expect(readFormValues(post(body, type))).rejects.toMatchObject({
      data: { code: "bad_request" },
      init: { status: 400 },
    });
  });
});
