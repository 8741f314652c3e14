import { readBusiness, resolveSlug } from "@boab/contracts/directory/businesses";
import { describe, expect, test } from "vitest";
import type { ApiClient } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { makeListing } from "#test/listings.ts";
import { findListing } from "./load-business.server.ts";
import { findListingByShortLink } from "./short-link.server.ts";

const makeNotFoundError = () => new ApiError({ code: "not_found", status: 404 });

type Slugs = Record<string, { kind: "current" | "moved"; slug: string } | { kind: "gone" }>;

/** An API with one listing and some redirects. */
const viewer = (isVisible: boolean, slugs: Slugs = {}): Pick<ApiClient, "call"> => ({
  call: (async (call: unknown, { params }: { params: { id: string; slug: string } }) => {
    if (call === readBusiness) {
      const isKnown = ["ubuntu-braid-studio", "BUS-ABCD1234"].includes(params.id);
      if (isVisible && isKnown) return makeListing({ isLive: true });
      throw makeNotFoundError();
    }
    const response = call === resolveSlug && slugs[params.slug];
    if (!response) throw makeNotFoundError();
    return response;
  }) as ApiClient["call"],
});

const visitor = (publicClient = viewer(true)) => ({ everybody: publicClient, person: null });

async function getRedirect(opening: Promise<unknown>) {
  const thrown = await opening.catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error("was not sent anywhere");
  return [thrown.status, thrown.headers.get("Location")];
}

const listingPath = "/directory/listings/ubuntu-braid-studio";

describe("opening a listing", () => {
  test("DIR-DET-01 GUARD-14 a visitor opens a live listing by its slug", async () => {
    expect(await findListing("ubuntu-braid-studio", visitor())).toMatchObject({ kind: "public" });
  });

  test.each(["Ubuntu-Braid-Studio", "BUS-ABCD1234", "bus-abcd1234"])(
    "DIR-DET-01 X-12 %s redirects permanently to the current URL",
    async (key) => {
      expect(await getRedirect(findListing(key, visitor()))).toEqual([301, listingPath]);
    },
  );

  test("X-12 a former slug redirects to the listing", async () => {
    const publicClient = viewer(true, {
      "ubuntu-braids": { kind: "moved", slug: "ubuntu-braid-studio" },
    });
    const opening = findListing("Ubuntu-Braids", visitor(publicClient));
    expect(await getRedirect(opening)).toEqual([301, listingPath]);
  });

  test("a deleted listing is gone, an unknown one is page not found", async () => {
    const publicClient = viewer(false, {
      "old-place": { kind: "gone" },
      "BUS-DEAD0001": { kind: "gone" },
    });
    for (const key of ["old-place", "BUS-DEAD0001", "bus-dead0001"]) {
      expect(await findListing(key, visitor(publicClient)), key).toEqual({ kind: "gone" });
    }
    for (const key of ["never-was", "BUS-00000000", "no%20slug", "a".repeat(90)]) {
      expect(await getRedirect(findListing(key, visitor(publicClient)))).toEqual([
        302,
        "/?pageNotFound=404",
      ]);
    }
  });

  test("a hidden listing opens only for someone who manages it, on a private page", async () => {
    const publicClient = viewer(false);
    const opened = await findListing("ubuntu-braid-studio", {
      everybody: publicClient,
      person: viewer(true),
    });
    expect(opened.kind).toBe("private");
    const stranger = findListing("ubuntu-braid-studio", {
      everybody: publicClient,
      person: viewer(false),
    });
    expect(await getRedirect(stranger)).toEqual([302, "/?pageNotFound=404"]);
  });

  test("a live listing is loaded without the session, also for its owner", async () => {
    const person = viewer(true);
    person.call = () => Promise.reject(new Error("asked with the session"));
    const opened = await findListing("ubuntu-braid-studio", { everybody: viewer(true), person });
    expect(opened.kind).toBe("public");
  });
});

describe("X-42 a short link", () => {
  const slugs: Slugs = {
    "ubuntu-braid-studio": { kind: "current", slug: "ubuntu-braid-studio" },
    "ubuntu-braids": { kind: "moved", slug: "ubuntu-braid-studio" },
    "old-place": { kind: "gone" },
  };

  test("X-42 leads to the listing by any of its slugs", async () => {
    expect(await findListingByShortLink("Ubuntu-Braid-Studio", viewer(true, slugs))).toBe(
      listingPath,
    );
    expect(await findListingByShortLink("ubuntu-braids", viewer(true, slugs))).toBe(listingPath);
  });

  test("X-42 falls back to handles where no listing matches", async () => {
    for (const word of ["old-place", "amara.okafor", "nobody"]) {
      expect(await findListingByShortLink(word, viewer(true, slugs))).toBeUndefined();
    }
  });
});
