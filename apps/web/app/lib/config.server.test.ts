import { describe, expect, test } from "vitest";
import { environmentKeys, identityForBrowser, parseConfig } from "./config.server.ts";

const production = {
  NODE_ENV: "production",
  PUBLIC_ORIGIN: "https://boab.example",
  API_ORIGIN: "http://api.internal:4000",
};

describe("the web server's configuration", () => {
  test("SHELL-38 the API host is configurable and differs between environments", () => {
    expect(parseConfig({}).apiOrigin).toBe("http://127.0.0.1:4000");
    expect(parseConfig(production).apiOrigin).toBe("http://api.internal:4000");
  });

  test("an empty variable counts as not set", () => {
    expect(parseConfig({ API_ORIGIN: "", MEDIA_ORIGIN: "" }).mediaOrigin).toBeUndefined();
  });

  test("a wrong value stops the start and is named", () => {
    expect(() => parseConfig({ API_ORIGIN: "nowhere" })).toThrow(/API_ORIGIN/);
  });

  test("production refuses the identity emulator and plain http", () => {
    expect(() =>
      parseConfig({ ...production, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" }),
    ).toThrow(/FIREBASE_AUTH_EMULATOR_HOST/);
    expect(() => parseConfig({ ...production, PUBLIC_ORIGIN: "http://boab.example" })).toThrow(
      /PUBLIC_ORIGIN/,
    );
  });

  test("the production build can be tried with APP_ENV=test", () => {
    const config = parseConfig({
      NODE_ENV: "production",
      APP_ENV: "test",
      FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
    });
    expect(config.environment).toBe("test");
  });

  test("invented businesses are shown in development only, unless asked for", () => {
    expect(parseConfig({}).demoContent).toBe(true);
    expect(parseConfig(production).demoContent).toBe(false);
    expect(parseConfig({ ...production, DEMO_CONTENT: "on" }).demoContent).toBe(true);
  });

  test("the browser learns the identity project and nothing else", () => {
    expect(Object.keys(identityForBrowser(parseConfig({})))).toEqual([
      "projectId",
      "apiKey",
      "authDomain",
      "emulatorHost",
    ]);
    expect(environmentKeys).toContain("API_ORIGIN");
  });
});
