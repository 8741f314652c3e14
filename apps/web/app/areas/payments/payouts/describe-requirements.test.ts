import { expect, test } from "vitest";
import { describeRequirements } from "./describe-requirements.ts";

const titles = (...names: string[]) => describeRequirements(names).map(({ title }) => title);

test("PAYOUT-09 what the provider asks for is said in plain words", () => {
  expect(
    titles(
      "individual.verification.document",
      "individual.verification.additional_document",
      "external_account",
      "business_profile.url",
      "company.tax_id",
      "person_1Abc.first_name",
      "tos_acceptance.date",
    ),
  ).toEqual([
    "A photo of your ID",
    "Proof of your home address",
    "Your bank account",
    "A link to your website or where you sell",
    "Your ABN or ACN",
    "Details of the people who own or run the business",
    "Your agreement to Stripe's terms",
  ]);
});

test("PAYOUT-09 one thing with several names is listed once", () => {
  expect(
    titles(
      "individual.dob.day",
      "individual.dob.month",
      "individual.dob.year",
      "individual.first_name",
      "individual.last_name",
      "individual.address.line1",
      "individual.address.city",
    ),
  ).toEqual(["Your date of birth", "Your legal name", "Your home address"]);
});

test.each(["some.new_thing", "individual.shoe_size", "company.", "", "__proto__"])(
  "PAYOUT-09 a name we don't know is never shown: %j",
  (name) => {
    expect(describeRequirements([name])).toEqual([
      {
        title: "One more detail",
        detail: "You'll see what it is when you continue with Stripe.",
      },
    ]);
  },
);
