/**
 * Who may import whom. Every rule looks at the resolved file, and a type-only import counts like
 * any other: knowing a type is knowing the module. `npm run boundaries:planted` breaks each rule
 * on purpose and checks that it bites.
 */

const api = "^apps/api/src";
const areas = `${api}/areas`;
const web = "^apps/web/app";
const contracts = "^packages/contracts/src";
const tests = "[.]test[.]tsx?$";

/** A file in node_modules of one of these packages, wherever it is installed. */
const npm = (...names) => `(^|/)node_modules/(${names.join("|")})/`;

/** Each row may use the doors of the rows above it, never those of its own row or below. */
const orderOfAreas = [
  ["accounts"],
  ["uploads", "payments"],
  ["directory", "marketplace", "media", "magazine"],
  ["outreach", "admin"],
];

const areaOrderRules = orderOfAreas.flatMap((row, index) => {
  const sameRowOrBelow = orderOfAreas.slice(index).flat();
  return row.map((area) => ({
    name: `area-order-${area}`,
    comment: `Areas form a ladder. ${area} tells areas beside or above it something by publishing a fact, so that it never has to know them.`,
    from: { path: `${areas}/${area}/` },
    to: {
      path: `${areas}/(${sameRowOrBelow.filter((other) => other !== area).join("|")})/`,
    },
  }));
});

/** A file of an area that is neither a layer with a suffix, nor its door, nor a test. */
const useCase = {
  path: `${areas}/([^/]+)/`,
  pathNot: ["[.](routes|tasks|rules|repository)[.]ts$", `${areas}/[^/]+/index[.]ts$`, tests],
};

const everywhere = [
  {
    name: "no-circles",
    comment: "Two files that need each other are one thing, or a third one is missing below them.",
    from: {},
    to: { circular: true },
  },
  {
    name: "no-unresolved",
    comment: "An import that leads nowhere breaks at start, and no other rule can judge it.",
    from: {},
    // React Router writes these types while it builds.
    to: { couldNotResolve: true, pathNot: "/[+]types/" },
  },
  {
    name: "no-test-code-in-product",
    comment: "Factories, harnesses and tests are not shipped.",
    from: { path: "^(apps|packages)/[^/]+/(src|app)/", pathNot: [tests, "^packages/demo/"] },
    to: { path: ["^apps/api/test/", "^e2e/", tests] },
  },
  {
    name: "no-demo-in-product",
    comment:
      "Invented people and businesses must not reach a production process: only a dynamic import behind a switch, and types, may name them.",
    from: { path: "^apps/[^/]+/(src|app)/", pathNot: tests },
    to: {
      path: "^packages/(demo|stripe-sandbox)/",
      dynamic: false,
      dependencyTypesNot: ["type-only"],
    },
  },
  {
    name: "no-tooling-in-product",
    comment: "The scripts start and check the product; the product runs without them.",
    from: { path: "^(apps|packages)/[^/]+/(src|app)/", pathNot: tests },
    to: { path: "^(scripts|drills|bench)/" },
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
    comment: "Money moves through one door, so that one place answers for it.",
    from: { pathNot: [`${areas}/payments/`, "^packages/stripe-sandbox/"] },
    to: { path: npm("stripe", "@stripe/[^/]+") },
  },
  {
    name: "only-identity-knows-the-provider",
    comment: "The identity provider stands behind one port and can be replaced there.",
    from: { pathNot: `${api}/platform/identity/` },
    to: { path: npm("firebase-admin") },
  },
  {
    name: "only-storage-knows-the-store",
    comment: "The object store stands behind one port, which holds what is public and what is not.",
    from: { pathNot: `${api}/platform/storage/` },
    to: { path: npm("@aws-sdk/[^/]+") },
  },
  {
    name: "only-uploads-read-pictures",
    comment: "Files of strangers are opened in one place, with limits on pixels, time and formats.",
    from: { path: `${api}/`, pathNot: [`${areas}/uploads/processing/`, tests] },
    to: { path: npm("sharp", "file-type") },
  },
  {
    name: "only-sign-in-knows-the-provider",
    comment:
      "In the browser one file talks to the identity provider, and it is loaded only where somebody signs in; everybody else asks our own session.",
    from: { pathNot: `${web}/areas/accounts/identity-provider[.]ts$` },
    to: { path: npm("firebase", "@firebase/[^/]+") },
  },
  {
    name: "settings-from-config",
    comment:
      "Settings are parsed once, in config; `process.env` itself is caught by Biome's noProcessEnv.",
    from: { path: "^(apps|packages)/", pathNot: [`${api}/platform/config/`, tests] },
    to: { path: "^(node:)?process$", dependencyTypes: ["core"] },
  },
];

const contractsAndPlatform = [
  {
    name: "contracts-know-only-zod",
    comment:
      "Contracts are the table between browser and server; whatever they needed, both ends would need.",
    from: { path: `${contracts}/`, pathNot: tests },
    to: { pathNot: [`${contracts}/`, npm("zod")] },
  },
  {
    name: "platform-knows-no-business",
    comment: "Platform is what every area stands on, and it has no business words.",
    from: { path: `${api}/platform/` },
    to: {
      path: ["^apps/", "^packages/"],
      pathNot: [`${api}/platform/`, `${contracts}/`, "^apps/api/test/", "/node_modules/"],
    },
  },
  {
    name: "only-wiring-knows-the-areas",
    comment: "One file hands each area what it needs; a second one would be a second truth.",
    from: { path: `${api}/`, pathNot: [`${areas}/`, `${api}/wiring[.]ts$`, tests] },
    to: { path: `${areas}/` },
  },
  {
    name: "product-without-dev-dependencies",
    comment: "Production installs no development packages.",
    from: { path: [`${api}/`, "^packages/(contracts|art)/src/"], pathNot: tests },
    to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["npm", "type-only"] },
  },
];

const layersOfAnArea = [
  {
    name: "rules-are-pure",
    comment:
      "A rule is read and tested without a database, a clock or a network: time and facts come in as values.",
    from: { path: `${areas}/([^/]+)/.*[.]rules[.]ts$` },
    to: { pathNot: [`${contracts}/`, `${areas}/$1/.*[.]rules[.]ts$`] },
  },
  {
    name: "repositories-are-only-sql",
    comment:
      "A repository speaks to the database and names its errors; deciding is the use case's work.",
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
      "A use case reads like the business: HTTP, SQL and the outside world stay behind platform and repositories.",
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
    name: "use-cases-do-not-look-up",
    comment:
      "Routes call use cases, never the other way. A task's name and payload may be known, because a use case puts tasks into the queue.",
    from: useCase,
    to: { path: `${areas}/[^/]+/.*[.]routes[.]ts$` },
  },
  {
    name: "edges-are-thin",
    comment:
      "Routes and tasks translate and call one use case. A rule or a query here would escape its tests.",
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
    name: "areas-meet-at-the-door",
    comment: "What stands in another area's index.ts is promised; everything behind it may change.",
    from: { path: `${areas}/([^/]+)/` },
    to: { path: `${areas}/`, pathNot: [`${areas}/$1/`, `${areas}/[^/]+/index[.]ts$`] },
  },
];

const webRules = [
  {
    name: "web-asks-over-http",
    comment:
      "The web server knows the API by its contract only, so that they can run on different machines.",
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
    name: "web-areas-do-not-meet",
    comment: "Pages compose areas. An area that used another one could not be changed alone.",
    from: { path: `${web}/areas/([^/]+)/` },
    to: { path: `${web}/areas/`, pathNot: `${web}/areas/$1/` },
  },
  {
    name: "web-areas-below-pages",
    comment: "An area is put on a page by the page; it does not know where it stands.",
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
    comment: "Components and functions at the bottom serve every area and know none.",
    from: { path: `${web}/(ui|lib)/` },
    to: { path: `${web}/(areas/|routes/|shell/|routes[.]ts$|root[.]tsx$)` },
  },
  {
    name: "design-system-common-words-only",
    comment:
      "Below the areas only the words that all areas share are known; in the session also the person who is signed in, and where files are sent what a file is.",
    from: {
      path: `${web}/(ui|lib)/`,
      pathNot: [tests, `${web}/lib/session/`, `${web}/lib/uploads/`],
    },
    to: { path: `${contracts}/`, pathNot: `${contracts}/common/` },
  },
  {
    name: "session-knows-the-person-only",
    comment:
      "The session holds who is signed in; what that person sells or books is an area's matter.",
    from: { path: `${web}/lib/session/` },
    to: { path: `${contracts}/`, pathNot: `${contracts}/(common|accounts)/` },
  },
  {
    name: "sending-knows-files-only",
    comment: "Every area sends files the same way; what a file is for is the area's matter.",
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
      path: ["/[.]react-router/", "^(apps|packages)/[^/]+/(build|dist|coverage)/"],
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
