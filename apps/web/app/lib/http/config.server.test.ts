import { describe, expect, test } from "vitest";
import { environmentKeys, getBrowserIdentityConfig, parseConfig } from "./config.server.ts";

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

  test("visitors' pages are read from the same API, or from processes at a standby", () => {
    expect(parseConfig(production).apiReadOrigin).toBe("http://api.internal:4000");
    const reading = { ...production, API_READ_ORIGIN: "http://standby.internal:4000" };
    expect(parseConfig(reading).apiReadOrigin).toBe("http://standby.internal:4000");
    expect(parseConfig(reading).apiOrigin).toBe("http://api.internal:4000");
  });

  test("an empty variable counts as not set", () => {
    expect(parseConfig({ API_ORIGIN: "", MEDIA_ORIGIN: "" }).mediaOrigin).toBeUndefined();
  });

  test("an invalid value stops the start and is named", () => {
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

  test("the production build can run with APP_ENV=test", () => {
    const config = parseConfig({
      NODE_ENV: "production",
      APP_ENV: "test",
      FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
    });
    expect(config.environment).toBe("test");
  });

  test("a map style allows its own and its tiles' hosts; without one there are none", () => {
    const style = { MAP_STYLE_URL: "https://maps.example/quiet.json?key=1" };
    expect(parseConfig(style).map).toMatchObject({
      styleUrl: "https://maps.example/quiet.json?key=1",
      origins: ["https://maps.example"],
    });
    const tileOrigins = "https://tiles.example/v1, https://maps.example";
    expect(parseConfig({ ...style, MAP_ORIGINS: tileOrigins }).map.origins).toEqual([
      "https://maps.example",
      "https://tiles.example",
    ]);
    expect(parseConfig({ MAP_ORIGINS: tileOrigins }).map).toMatchObject({
      styleUrl: null,
      origins: [],
    });
    expect(() => parseConfig({ MAP_STYLE_URL: "data:text/css,x" })).toThrow(/MAP_STYLE_URL/);
    expect(() => parseConfig({ ...style, MAP_ORIGINS: "tiles" })).toThrow(/MAP_ORIGINS/);
  });

  test("a map to embed has a place for the address", () => {
    const url = "https://maps.example/embed?q={address}";
    expect(parseConfig({ MAP_EMBED_URL: url }).map.embedUrl).toBe(url);
    expect(parseConfig({}).map.embedUrl).toBeNull();
    expect(() => parseConfig({ MAP_EMBED_URL: "https://maps.example/" })).toThrow(/MAP_EMBED_URL/);
  });

  test("the browser gets the identity project and nothing else", () => {
    expect(Object.keys(getBrowserIdentityConfig(parseConfig({})))).toEqual([
      "projectId",
      "apiKey",
      "authDomain",
      "emulatorHost",
    ]);
    expect(environmentKeys).toContain("API_ORIGIN");
  });
});
