import { storePageTexts, storeTexts } from "@boab/contracts/marketplace/texts";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import { checklistOf, progressOf } from "#areas/marketplace/go-live/checklist.ts";
import { merchantIdProblem } from "#areas/marketplace/go-live/merchant-id-form.tsx";
import { figures } from "#test/figures.ts";
import { ownStore, storePicture } from "#test/stores.ts";
import GoLive from "./store/go-live.tsx";

const Stub = createRoutesStub([
  { id: "go-live", path: "/marketplace/stores/:slug/go-live", Component: GoLive as never },
]);

const render = (changes = {}, query = "") => {
  const loaderData = {
    "go-live": { own: ownStore(changes), account: null, platformFee: figures.platformFee },
  };
  const address = `/marketplace/stores/kumasi-cloth-house/go-live${query}`;
  return renderToStaticMarkup(<Stub initialEntries={[address]} hydrationData={{ loaderData }} />);
};

const unpaid = { checks: { isEmailConfirmed: true, canBePaid: false, sentOnTime: null } };

describe("Go Live", () => {
  test("PAYOUT-01 PAYOUT-02 PAYOUT-03 two steps, and the first is the payouts screen", () => {
    const page = render(unpaid);
    expect(page).toContain(storeTexts.goLive);
    for (const words of ["Activate", "Merchant ID", "Your payment account", "Set up payouts"])
      expect(page).toContain(words);
    expect(page).not.toContain('name="merchantId"');
  });

  test("PAYOUT-02 PAYOUT-04 the second takes a Merchant ID, says that it is optional, or changes it", () => {
    const fresh = render(unpaid, "?step=2");
    expect(fresh).toContain(storeTexts.merchantId);
    expect(fresh).toContain('name="merchantId"');
    expect(fresh).toContain(">Save<");
    expect(fresh).toContain(storePageTexts.merchantIdOptional);
    expect(fresh).not.toContain(">Finish<");
    const stored = render({ merchantId: "ABCDEFGHJKLM2" }, "?step=2");
    for (const words of ["ABCDEFGHJKLM2", ">Change<", ">Finish<"]) expect(stored).toContain(words);
  });

  test("PAYOUT-06 a failure is said in the specification's words", () => {
    expect(merchantIdProblem({ code: "not_available", error: "" })).toBe(
      storeTexts.merchantIdFailed,
    );
    expect(merchantIdProblem({ code: "not_found", error: storeTexts.noStoreId })).toBe(
      "❌ Error updating Merchant ID: No valid store ID found.",
    );
  });

  test("the checklist names what is missing, and where to mend it", () => {
    const missing = checklistOf(ownStore(unpaid)).filter(({ isDone }) => !isDone);
    const store = "/marketplace/stores/kumasi-cloth-house";
    expect(missing.map(({ label, isRequired, to }) => [label, isRequired, to])).toEqual([
      ["Set up payouts with Stripe", true, `${store}/go-live`],
      ["Add a header photo", false, `${store}?edit=header`],
      ["Add a logo", false, `${store}?edit=logo`],
    ]);
    const whole = ownStore({ headerImg: storePicture("h"), profileImg: storePicture("p") });
    expect(progressOf(checklistOf(whole))).toBe("6 of 6 done");
    expect(render()).toContain("Your store can sell");
    expect(render(unpaid)).toContain("Before you can sell");
  });
});
