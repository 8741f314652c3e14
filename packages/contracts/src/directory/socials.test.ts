import { describe, expect, test } from "vitest";
import {
  type NetworkName,
  networkNames,
  noSocials,
  SocialsInput,
  toSocialHandle,
  toSocialLink,
} from "./socials.ts";

describe("DIR-SOC-02 a handle becomes a link", () => {
  test.each<[NetworkName, string, string]>([
    ["x", "ubuntubraids", "https://x.com/ubuntubraids"],
    ["x", " @ubuntubraids ", "https://x.com/ubuntubraids"],
    ["instagram", "ubuntu.braids", "https://www.instagram.com/ubuntu.braids"],
    ["tiktok", "ubuntu_braids", "https://www.tiktok.com/@ubuntu_braids"],
    ["youtube", "@ubuntu-braids", "https://www.youtube.com/@ubuntu-braids"],
    ["facebook", "ubuntubraids", "https://www.facebook.com/ubuntubraids"],
    ["facebook", "m.facebook.com/ubuntu", "https://m.facebook.com/ubuntu"],
    ["facebook", "http://facebook.com/ubuntu", "https://facebook.com/ubuntu"],
    ["x", "https://TWITTER.com/ubuntu", "https://twitter.com/ubuntu"],
    ["youtube", "https://youtu.be/abc", "https://youtu.be/abc"],
  ])("%s: %s", (network, typed, link) => {
    expect(toSocialLink(network, typed)).toBe(link);
    expect(toSocialHandle(link).length).toBeGreaterThan(1);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)//facebook.com",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "https://evil.example/facebook.com",
    "https://facebook.com.evil.example/x",
    "https://facebook.com@evil.example/x",
    "https://me:pass@facebook.com/x",
    "https://facebook.com:8443/x",
    "https://notfacebook.com/x",
    "//evil.example/x",
    "\\\\evil.example\\x",
    "..",
    "@...",
    "a b",
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "fаcebook.com/x",
  ])("is refused as %s", (typed) => {
    for (const network of networkNames) expect(toSocialLink(network, typed)).toBeUndefined();
  });

  test("of one network is not a link of another", () => {
    expect(toSocialLink("instagram", "https://x.com/ubuntu")).toBeUndefined();
    const wrong = SocialsInput.safeParse({ ...noSocials, instagram: "https://x.com/ubuntu" });
    expect(wrong.error?.issues).toMatchObject([
      { path: ["instagram"], message: "That link isn't from Instagram." },
    ]);
  });
});

describe("DIR-SOC-01 the links of a listing", () => {
  test("are six, and an empty line removes one", () => {
    const typed = {
      facebook: "",
      x: " ",
      instagram: null,
      tiktok: "a",
      youtube: null,
      website: " ",
    };
    expect(SocialsInput.parse(typed)).toEqual({
      ...noSocials,
      tiktok: "https://www.tiktok.com/@a",
    });
    const { website: _, ...five } = noSocials;
    expect(SocialsInput.safeParse(five).success).toBe(false);
    expect(SocialsInput.safeParse({ ...noSocials, myspace: "a" }).success).toBe(false);
  });

  test.each([
    "ftp://shop.example",
    "javascript:alert(1)",
    "our shop",
    "https://me:pass@shop.example",
    "https://localhost",
  ])("a website is not %s", (website) => {
    expect(SocialsInput.safeParse({ ...noSocials, website }).error?.issues).toMatchObject([
      {
        path: ["website"],
        message: "Please enter a link such as www.yourbusiness.com.au.",
      },
    ]);
  });

  test("a website is stored as browsers parse it", () => {
    const { website } = SocialsInput.parse({ ...noSocials, website: " https://SHOP.example " });
    expect(website).toBe("https://shop.example/");
  });
});

test.each([
  ["https://www.instagram.com/ubuntu/", "@ubuntu"],
  ["https://www.tiktok.com/@ubuntu", "@ubuntu"],
  ["https://www.youtube.com/channel/UC123", "youtube.com/channel/UC123"],
  ["https://www.facebook.com/profile.php?id=1", "facebook.com/profile.php?id=1"],
  ["https://x.com/", "x.com"],
])("%s is shown as %s", (link, shown) => {
  expect(toSocialHandle(link)).toBe(shown);
});
