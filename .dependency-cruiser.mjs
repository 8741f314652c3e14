/**
 * Who may import whom. Every rule looks at the resolved file, and a type-only import counts like
 * any other: knowing a type is knowing the module. `npm run check planted` breaks each rule
 * on purpose and checks that it is reported.
 */

import { orderOfAreas } from "./scripts/boundaries/order-of-areas.ts";

const api = "^apps/api/src";
const areas = `${api}/areas`;
const web = "^apps/web/app";
const contracts = "^packages/contracts/src";
const format = "^packages/format/src";
const sandbox = "^tools/stripe-sandbox/src";
const tests = "[.]test[.]tsx?$";

/** The areas that talk to Stripe. */
const paymentAreas = "stripe-events|payouts|billing|payments|reconciliation";

/** A file in node_modules of one of these packages, wherever it is installed. */
const npm = (...names) => `(^|/)node_modules/(${names.join("|")})/`;

const areaOrderRules = orderOfAreas.flatMap((row, index) => {
  const sameRowOrBelow = orderOfAreas.slice(index).flat();
  return row.map((area) => ({
    name: `area-order-${area}`,
    comment: `Areas are layered. ${area} informs areas of its own or a later row by publishing an event, so it never depends on them.`,
    from: { path: `${areas}/${area}/` },
    to: {
      path: `${areas}/(${sameRowOrBelow.filter((other) => other !== area).join("|")})/`,
    },
  }));
});

/** A file of an area that is neither a layer with a suffix, nor its public API (index.ts), nor a test. */
const useCase = {
  path: `${areas}/([^/]+)/`,
  pathNot: ["[.](routes|tasks|rules|repository)[.]ts$", `${areas}/[^/]+/index[.]ts$`, tests],
};

const everywhere = [
  {
    name: "no-circles",
    comment:
      "Two files that import each other can only be changed together. Merge them, or move the shared part to a third file.",
    from: {},
    to: { circular: true },
  },
  {
    name: "no-unresolved",
    comment: "An import that does not resolve fails at start, and no other rule can check it.",
    from: {},
    // React Router writes these types while it builds.
    to: { couldNotResolve: true, pathNot: "/[+]types/" },
  },
  {
    name: "no-test-code-in-product",
    comment: "Factories, harnesses and tests are not shipped.",
    from: { path: "^(apps|packages|tools)/[^/]+/(src|app)/", pathNot: [tests, "^packages/demo/"] },
    to: { path: ["^apps/api/test/", "^e2e/", tests] },
  },
  {
    name: "no-demo-in-product",
    comment:
      "Invented people and businesses must not reach a production process; only types may name them.",
    from: { path: "^apps/[^/]+/(src|app)/", pathNot: tests },
    to: {
      path: "^(packages/demo|tools/stripe-sandbox)/",
      dependencyTypesNot: ["type-only"],
    },
  },
  {
    name: "no-tooling-in-product",
    comment: "The scripts start and check the product; the product runs without them.",
    from: { path: "^(apps|packages)/[^/]+/(src|app)/", pathNot: tests },
    to: { path: "^(scripts|tools/(bench|drills|geography|screens))/" },
  },
  {
    name: "packages-below-apps",
    comment:
      "A package is used by the apps and cannot need one. Only the demo data fills a database, through the same factories the tests use.",
    from: { path: "^packages/([^/]+)/" },
    to: { path: "^apps/", pathNot: "^apps/api/test/" },
  },
  {
    name: "packages-without-factories",
    comment: "The factories of the API's tests serve the demo data and no other package.",
    from: { path: "^packages/", pathNot: "^packages/demo/" },
    to: { path: "^apps/api/test/" },
  },
  {
    name: "journeys-from-outside",
    comment: "A journey sees what a person sees: pages, mails and the published contract.",
    from: { path: "^e2e/" },
    to: { path: ["^apps/api/src/", "^apps/web/"] },
  },
  {
    name: "only-payments-know-stripe",
    comment:
      "All money moves through the areas of payments, so few places are responsible for it. Saying that the provider failed needs no knowledge of it.",
    from: {
      path: `${api}/`,
      pathNot: [`${areas}/(${paymentAreas})/`, `${api}/platform/stripe/`, `${api}/wiring[.]ts$`],
    },
    to: {
      path: `${api}/platform/stripe/`,
      pathNot: `${api}/platform/stripe/refuse-provider-failure[.]ts$`,
    },
  },
  {
    name: "only-one-adapter-knows-the-stripe-sdk",
    comment:
      "The SDK is set up once, with our limits on time and retries; the sandbox answers it from the other side.",
    from: { pathNot: [`${api}/platform/stripe/`, "^tools/stripe-sandbox/"] },
    to: { path: npm("stripe", "@stripe/[^/]+") },
  },
  {
    name: "sandbox-knows-only-stripe",
    comment:
      "The sandbox plays Stripe, which knows nothing of Boab. Sharing our code would hide our mistakes from it.",
    from: { path: "^tools/stripe-sandbox/" },
    to: {
      path: ["^apps/", "^packages/"],
      pathNot: "/node_modules/",
    },
  },
  {
    name: "sandbox-state-below-its-edges",
    comment:
      "What happens to money is decided without knowing who asked: a call, a page or the clock.",
    from: {
      path: `${sandbox}/(billing|cards|checkout|clock|connect|contract|money|state|webhooks)/`,
      pathNot: tests,
    },
    to: { path: [`${sandbox}/(resources|pages|control)/`, npm("fastify")] },
  },
  {
    name: "only-identity-knows-the-provider",
    comment: "The identity provider is used through one adapter, so it can be replaced there.",
    from: { pathNot: `${api}/platform/identity/` },
    to: { path: npm("firebase-admin") },
  },
  {
    name: "only-storage-knows-the-store",
    comment:
      "The object store is used through one adapter, which decides what is public and what is private.",
    from: { pathNot: `${api}/platform/storage/` },
    to: { path: npm("@aws-sdk/[^/]+") },
  },
  {
    name: "only-uploads-open-files",
    comment:
      "Files that people upload are opened in one place, with limits on size, time and formats.",
    from: { path: `${api}/`, pathNot: [`${areas}/uploads/processing/`, tests] },
    to: { path: npm("sharp", "file-type", "yauzl") },
  },
  {
    name: "only-sign-in-knows-the-provider",
    comment:
      "In the browser one file talks to the identity provider, loaded only where somebody signs in. Everything else uses our own session.",
    from: { pathNot: `${web}/areas/accounts/identity-provider[.]ts$` },
    to: { path: npm("firebase", "@firebase/[^/]+") },
  },
  {
    name: "telemetry-loads-late",
    comment:
      "Without a collector nothing of OpenTelemetry is loaded: everybody uses the small entry, which imports the rest dynamically.",
    from: {
      path: "^(apps|packages|tools/stripe-sandbox)/",
      pathNot: ["^packages/tracing/src/(open-telemetry|without-personal-data)[.]ts$", tests],
    },
    to: {
      path: [
        npm("@opentelemetry"),
        "^packages/tracing/src/(open-telemetry|without-personal-data)[.]ts$",
      ],
      dynamic: false,
      dependencyTypesNot: ["type-only"],
    },
  },
  {
    name: "settings-from-config",
    comment:
      "Settings are parsed once, in config; `process.env` itself is caught by Biome's noProcessEnv.",
    from: {
      path: "^(apps|packages|tools/stripe-sandbox)/",
      pathNot: [`${api}/platform/config/`, tests],
    },
    to: { path: "^(node:)?process$", dependencyTypes: ["core"] },
  },
];

const contractsAndPlatform = [
  {
    name: "contracts-know-only-zod",
    comment: "Contracts are shared by browser and server, so anything they import ends up in both.",
    from: { path: `${contracts}/`, pathNot: tests },
    to: { pathNot: [`${contracts}/`, npm("zod")] },
  },
  {
    name: "formats-know-only-contracts",
    comment:
      "Formats are shared by browser and server. They are pure: what they write depends on what they are given.",
    from: { path: `${format}/`, pathNot: tests },
    to: { pathNot: [`${format}/`, `${contracts}/common/`, npm("libphonenumber-js")] },
  },
  {
    name: "platform-knows-no-business",
    comment: "Every area builds on platform, so platform must not depend on any area.",
    from: { path: `${api}/platform/` },
    to: {
      path: ["^apps/", "^packages/"],
      pathNot: [
        ...[`${api}/platform/`, `${contracts}/`, `${format}/`, "^packages/tracing/"],
        ...["^apps/api/test/", "/node_modules/"],
      ],
    },
  },
  {
    name: "only-wiring-knows-the-areas",
    comment:
      "Only wiring.ts gives areas their dependencies, so there is one place to look; emails.ts only lists what they send.",
    from: { path: `${api}/`, pathNot: [`${areas}/`, `${api}/(wiring|emails)[.]ts$`, tests] },
    to: { path: `${areas}/` },
  },
  {
    name: "product-without-dev-dependencies",
    comment: "Production installs no development packages.",
    from: { path: [`${api}/`, "^packages/(contracts|format|art|tracing)/src/"], pathNot: tests },
    to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["npm", "type-only"] },
  },
];

const layersOfAnArea = [
  {
    name: "rules-are-pure",
    comment:
      "A rule is read and tested without a database, a clock or a network: time and data are passed in as values.",
    from: { path: `${areas}/([^/]+)/.*[.]rules[.]ts$` },
    to: { pathNot: [`${contracts}/`, `${format}/`, `${areas}/$1/.*[.]rules[.]ts$`] },
  },
  {
    name: "repositories-are-only-sql",
    comment: "A repository runs SQL and names its errors. Decisions belong in use cases and rules.",
    from: { path: `${areas}/([^/]+)/.*[.]repository[.]ts$` },
    to: {
      pathNot: [
        `${api}/platform/(db|errors)/`,
        `${contracts}/`,
        `${areas}/$1/.*[.]repository[.]ts$`,
        npm("kysely"),
      ],
    },
  },
  {
    name: "use-cases-know-no-tools",
    comment:
      "Use cases hold business logic. HTTP, SQL and third-party clients stay in platform and repositories.",
    from: useCase,
    to: {
      path: npm(
        "fastify",
        "@fastify/[^/]+",
        "kysely",
        "pg",
        "pg-boss",
        "stripe",
        "firebase-admin",
        "ioredis",
        "nodemailer",
      ),
    },
  },
  {
    name: "use-cases-do-not-import-routes",
    comment:
      "Routes call use cases, never the other way round. Importing a task is allowed, because use cases enqueue tasks.",
    from: useCase,
    to: { path: `${areas}/[^/]+/.*[.]routes[.]ts$` },
  },
  {
    name: "edges-are-thin",
    comment:
      "Routes and tasks parse their input and call one use case. Rules and queries belong where they are tested.",
    from: { path: `${areas}/.*[.](routes|tasks)[.]ts$` },
    to: { path: `${areas}/.*[.](repository|rules)[.]ts$` },
  },
  {
    name: "edges-stay-in-their-area",
    comment: "A route or task serves its own area; what spans areas is decided in a use case.",
    from: { path: `${areas}/([^/]+)/.*[.](routes|tasks)[.]ts$` },
    to: { path: `${areas}/`, pathNot: `${areas}/$1/` },
  },
  {
    name: "areas-use-public-apis",
    comment:
      "Another area may use only the public API of an area (index.ts). Everything else in it may change.",
    from: { path: `${areas}/([^/]+)/` },
    to: { path: `${areas}/`, pathNot: [`${areas}/$1/`, `${areas}/[^/]+/index[.]ts$`] },
  },
];

const webRules = [
  {
    name: "web-calls-the-api-over-http",
    comment:
      "The web server knows only the API's contract, so the two can run on different machines.",
    from: { path: "^apps/web/" },
    to: { path: "^apps/api/" },
  },
  {
    name: "api-knows-no-pages",
    comment: "The API serves any client.",
    from: { path: "^apps/api/" },
    to: { path: "^apps/web/" },
  },
  {
    name: "web-areas-are-independent",
    comment: "Pages compose areas. An area that imports another one cannot be changed on its own.",
    from: { path: `${web}/areas/([^/]+)/` },
    to: { path: `${web}/areas/`, pathNot: `${web}/areas/$1/` },
  },
  {
    name: "web-areas-below-pages",
    comment: "Pages import areas, never the other way round, so an area can be used on any page.",
    from: { path: `${web}/areas/` },
    to: { path: `${web}/(routes/|shell/|routes[.]ts$|root[.]tsx$)` },
  },
  {
    name: "shell-below-pages",
    comment: "The shell is the frame around every page and knows none of them.",
    from: { path: `${web}/shell/`, pathNot: tests },
    to: { path: `${web}/(routes/|routes[.]ts$|root[.]tsx$)` },
  },
  {
    name: "design-system-has-no-business",
    comment: "Shared components and functions serve every area and depend on none.",
    from: { path: `${web}/(ui|lib)/` },
    to: { path: `${web}/(areas/|routes/|shell/|routes[.]ts$|root[.]tsx$)` },
  },
  {
    name: "design-system-common-words-only",
    comment:
      "Shared code uses only the contracts all areas share. The session also uses accounts, and the upload code also uploads.",
    from: {
      path: `${web}/(ui|lib)/`,
      pathNot: [tests, `${web}/lib/session/`, `${web}/lib/uploads/`],
    },
    to: { path: `${contracts}/`, pathNot: `${contracts}/common/` },
  },
  {
    name: "session-knows-the-person-only",
    comment:
      "The session holds who is signed in. What that person sells or books belongs to an area.",
    from: { path: `${web}/lib/session/` },
    to: { path: `${contracts}/`, pathNot: `${contracts}/(common|accounts)/` },
  },
  {
    name: "sending-knows-files-only",
    comment: "Every area uploads files the same way. What a file is for belongs to the area.",
    from: { path: `${web}/lib/uploads/`, pathNot: tests },
    to: { path: `${contracts}/`, pathNot: `${contracts}/(common|uploads)/` },
  },
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...everywhere,
    ...contractsAndPlatform,
    ...layersOfAnArea,
    ...areaOrderRules,
    ...webRules,
  ].map((rule) => ({ severity: "error", ...rule })),
  options: {
    doNotFollow: { path: "(^|/)node_modules/" },
    exclude: {
      path: ["/[.]react-router/", "^(apps|packages|tools)/[^/]+/(build|dist|coverage)/"],
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json", ".d.ts"],
    },
  },
};
