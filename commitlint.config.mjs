/** First words that look like another form of a verb and are the imperative, or a noun before it is named. */
const imperatives = new Set([
  "address",
  "bring",
  "compress",
  "embed",
  "feed",
  "need",
  "pass",
  "press",
  "process",
  "seed",
  "speed",
  "string",
  "suppress",
  "toss",
  "canvas",
  "always",
]);

/** `area: what changed, in the imperative`, at most 72 characters. */
export default {
  parserPreset: {
    parserOpts: {
      headerPattern: /^([a-z][a-z0-9-]*(?:, [a-z][a-z0-9-]*)*): (.+)$/,
      headerCorrespondence: ["type", "subject"],
    },
  },
  plugins: [
    {
      rules: {
        imperative: ({ subject }) => {
          const [verb = ""] = (subject ?? "").split(/[\s,]/);
          const isImperative = imperatives.has(verb) || !/([a-z]ed|[a-z]ing|[a-z]s)$/.test(verb);
          return [isImperative, `say what the commit does: not "${verb}", but as an order`];
        },
      },
    },
  ],
  rules: {
    "type-empty": [2, "never"],
    "subject-empty": [2, "never"],
    "subject-full-stop": [2, "never", "."],
    "header-max-length": [2, "always", 72],
    "body-leading-blank": [2, "always"],
    imperative: [2, "always"],
  },
};
