import { storeCopy } from "@boab/contracts/marketplace/copy";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import {
  formatProgress,
  getChecklistTitle,
  makeStoreChecklist,
} from "#areas/marketplace/go-live/checklist.ts";
import { goLiveCopy } from "#areas/marketplace/go-live/copy.ts";
import { describeMerchantIdFailure } from "#areas/marketplace/go-live/merchant-id-form.tsx";
import { figures } from "#test/figures.ts";
import { makeOwnStore, makeStorePicture } from "#test/stores.ts";
import GoLive from "./store/go-live.tsx";

const Stub = createRoutesStub([
  { id: "go-live", path: "/marketplace/stores/:slug/go-live", Component: GoLive as never },
]);

const render = (changes = {}, query = "") => {
  const loaderData = {
    "go-live": {
      own: makeOwnStore(changes),
      account: null,
      platformFee: figures.platformFee,
      link: "https://boab.example/marketplace/stores/kumasi-cloth-house",
    },
  };
  const path = `/marketplace/stores/kumasi-cloth-house/go-live${query}`;
  return renderToStaticMarkup(<Stub initialEntries={[path]} hydrationData={{ loaderData }} />);
};

const unpaid = { checks: { isEmailConfirmed: true, canBePaid: false, sentOnTime: null } };

describe("Go Live", () => {
  test("PAYOUT-01 PAYOUT-02 PAYOUT-03 two steps, and the first is the payouts screen", () => {
    const page = render(unpaid);
    expect(page).toContain(goLiveCopy.goLive);
    for (const words of ["Activate", "Merchant ID", "Your payment account", "Set up payouts"])
      expect(page).toContain(words);
    expect(page).not.toContain('name="merchantId"');
  });

  test("PAYOUT-02 PAYOUT-04 the second takes a Merchant ID, says that it is optional, or changes it", () => {
    const fresh = render(unpaid, "?step=2");
    expect(fresh).toContain(goLiveCopy.merchantId);
    expect(fresh).toContain('name="merchantId"');
    expect(fresh).toContain(">Save<");
    expect(fresh).toContain(goLiveCopy.merchantIdOptional);
    expect(fresh).not.toContain(">Finish<");
    expect(fresh).not.toContain(">Skip and finish<");
    const stored = render({ merchantId: "ABCDEFGHJKLM2" }, "?step=2");
    for (const words of ["ABCDEFGHJKLM2", ">Change<", ">Finish<"]) expect(stored).toContain(words);
  });

  test("X-96 beside the specified sentence stands that the ID is only stored, and the step can be skipped", () => {
    const fresh = render({ merchantId: null }, "?step=2");
    expect(fresh).toContain("Add your PayPal Merchant ID to receive payments");
    expect(fresh).toContain(
      "We only store this ID. Your money comes through Stripe, so you can skip this step.",
    );
    expect(fresh).toMatch(/href="\/marketplace\/stores\/kumasi-cloth-house"[^>]*>Skip and finish</);
  });

  test("PAYOUT-06 a failure is said in the specification's words", () => {
    expect(describeMerchantIdFailure({ code: "not_available", error: "" })).toBe(
      goLiveCopy.merchantIdFailed,
    );
    expect(describeMerchantIdFailure({ code: "not_found", error: storeCopy.noStoreId })).toBe(
      "❌ Error updating Merchant ID: No valid store ID found.",
    );
  });

  test("the checklist names what is missing, and where to mend it", () => {
    const missing = makeStoreChecklist(makeOwnStore(unpaid)).filter(({ isDone }) => !isDone);
    const store = "/marketplace/stores/kumasi-cloth-house";
    expect(missing.map(({ label, isRequired, to }) => [label, isRequired, to])).toEqual([
      ["Set up payouts with Stripe", true, `${store}/go-live`],
      ["Add a header photo", false, `${store}?edit=header`],
      ["Add a logo", false, `${store}?edit=logo`],
    ]);
    const completeStore = makeOwnStore({
      headerImg: makeStorePicture("h"),
      profileImg: makeStorePicture("p"),
    });
    expect(formatProgress(makeStoreChecklist(completeStore))).toBe("7 of 7 done");
    expect(render()).toContain("Your store can sell");
    expect(render(unpaid)).toContain("Before you can sell");
  });

  test("a store without items, or hidden by our team, isn't said to sell", () => {
    expect(getChecklistTitle(makeOwnStore({ itemsCount: 0 }))).toBe("Before you can sell");
    expect(getChecklistTitle(makeOwnStore({ isHidden: true }))).toBe("Your store is hidden");
    const first = makeStoreChecklist(makeOwnStore({ itemsCount: 0 })).find(({ isDone }) => !isDone);
    expect(first).toMatchObject({
      label: "Add your first item",
      to: "/marketplace/stores/kumasi-cloth-house/add",
    });
  });

  test("once everything is done the list makes room for the link to share", () => {
    const completePictures = {
      headerImg: makeStorePicture("h"),
      profileImg: makeStorePicture("p"),
    };
    const page = render(completePictures);
    expect(page).toContain("boab.example/marketplace/stores/kumasi-cloth-house");
    expect(page).not.toContain("Tell your story");
  });
});
