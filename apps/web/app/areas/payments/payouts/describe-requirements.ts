interface Requirement {
  title: string;
  detail?: string;
}

const fallback: Requirement = {
  title: "One more detail",
  detail: "You'll see what it is when you continue with Stripe.",
};

const identityRequirements: [pattern: RegExp, words: Requirement][] = [
  [
    /^verification\.additional_document/,
    {
      title: "Proof of your home address",
      detail: "A bill or bank statement from the last 3 months.",
    },
  ],
  [
    /^verification\.(document|proof_of_liveness)/,
    { title: "A photo of your ID", detail: "Passport or driver licence, front and back." },
  ],
  [/^(first_name|last_name|maiden_name|full_name_aliases)/, { title: "Your legal name" }],
  [/^dob\./, { title: "Your date of birth" }],
  [/^(address|registered_address)\b/, { title: "Your home address" }],
  [/^email$/, { title: "Your email" }],
  [/^phone$/, { title: "Your phone number" }],
  [/^(id_number|ssn_last_4)$/, { title: "Your ID number" }],
];

const companyRequirements: [pattern: RegExp, words: Requirement][] = [
  [/^name$/, { title: "Your business name" }],
  [/^tax_id$/, { title: "Your ABN or ACN" }],
  [/^address\b/, { title: "Your business address" }],
  [/^phone$/, { title: "Your business phone number" }],
  [
    /^verification\./,
    {
      title: "Proof that your business is registered",
      detail: "For example your certificate of registration.",
    },
  ],
  [/_provided$/, { title: "Who owns and runs the business" }],
];

const accountRequirements: [pattern: RegExp, words: Requirement][] = [
  [
    /^external_account$/,
    { title: "Your bank account", detail: "The BSB and account number for your payouts." },
  ],
  [/^business_type$/, { title: "Whether you sell as a person or a company" }],
  [/^business_profile\.(mcc|product_description)$/, { title: "What you sell" }],
  [/^business_profile\.url$/, { title: "A link to your website or where you sell" }],
  [/^business_profile\.name$/, { title: "Your business name" }],
  [/^business_profile\.support_/, { title: "How customers can contact you" }],
  [/^tos_acceptance\./, { title: "Your agreement to Stripe's terms" }],
  [/statement_descriptor/, { title: "The name on your customers' card statements" }],
];

const peopleRequirement: Requirement = {
  title: "Details of the people who own or run the business",
};

function describeRequirement(requirement: string): Requirement {
  const find = (table: typeof accountRequirements, name: string) =>
    table.find(([pattern]) => pattern.test(name))?.[1];
  const [subject = "", ...rest] = requirement.split(".");
  const name = rest.join(".");
  if (subject === "individual") return find(identityRequirements, name) ?? fallback;
  if (subject === "company") return find(companyRequirements, name) ?? fallback;
  if (/^(person_\w+|representative|owners|directors|executives)$/.test(subject))
    return peopleRequirement;
  return find(accountRequirements, requirement) ?? fallback;
}

/**
 * Translates the provider's names such as `individual.dob.day` to plain words, without duplicates: a date of birth is
 * one requirement for people and three for the provider.
 */
export function describeRequirements(names: readonly string[]): Requirement[] {
  const requirementsByTitle = new Map(
    names.map(describeRequirement).map((one) => [one.title, one]),
  );
  return [...requirementsByTitle.values()];
}
