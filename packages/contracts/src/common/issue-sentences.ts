import type { z } from "zod";

type Issue = Parameters<NonNullable<z.core.$ZodConfig["customError"]>>[0];

const sentenceByType: Record<string, string> = {
  string: "Please enter text.",
  number: "Please enter a number.",
  int: "Please enter a whole number.",
  boolean: "Please choose yes or no.",
  array: "Please send a list.",
  object: "Please send this with all its parts.",
};

const checkValueSentence = "Please check this value.";
const fillInSentence = "Please fill this in.";

/** Returns the sentence for a refused value where the contract has no message of its own. */
export function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? fillInSentence
        : (sentenceByType[issue.expected] ?? checkValueSentence);
    case "too_small":
      return describeTooSmall(issue.origin, Number(issue.minimum));
    case "too_big":
      return describeTooBig(issue.origin, Number(issue.maximum));
    case "invalid_format":
      return "Please check how this is written.";
    case "invalid_value":
      return issue.input === undefined ? fillInSentence : "Please choose one of the options.";
    case "unrecognized_keys":
      return `We don't know ${issue.keys
        .slice(0, 3)
        .map((key) => `"${key.slice(0, 40)}"`)
        .join(", ")}.`;
    default:
      return checkValueSentence;
  }
}

function describeTooSmall(origin: string, minimum: number): string {
  if (origin === "string")
    return minimum <= 1 ? fillInSentence : `Please use at least ${minimum} characters.`;
  if (origin === "array") return `Please choose at least ${minimum}.`;
  return `Please enter ${minimum} or more.`;
}

function describeTooBig(origin: string, maximum: number): string {
  if (origin === "string") return `Please use at most ${maximum} characters.`;
  if (origin === "array") return `Please choose at most ${maximum}.`;
  return `Please enter ${maximum} or less.`;
}
