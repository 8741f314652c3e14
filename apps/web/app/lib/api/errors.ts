import type { ErrorCode } from "@boab/contracts/common/errors";

/** Sentences for answers that never came, or came without one of their own. */
const sentences: Partial<Record<ErrorCode, string>> = {
  not_available: "We can't connect right now. Please try again in a moment.",
  cross_site: "We couldn't check where this came from. Please reload the page and try again.",
};
const generalSentence = "Something went wrong at our end. Please try again.";

export const sentenceOf = (code: ErrorCode): string => sentences[code] ?? generalSentence;

export interface ApiProblem {
  code: ErrorCode;
  /** For the person. */
  sentence: string;
  /** One sentence for each field of the form that was refused. */
  fields: Record<string, string>;
  status: number;
  requestId: string | null;
}

/** A refused or failed API call. Act on `code`, show `sentence`. */
export class ApiError extends Error implements ApiProblem {
  override name = "ApiError";
  readonly code: ErrorCode;
  readonly sentence: string;
  /** False when the answer had no words of its own and ours stand in. */
  readonly isSaidByServer: boolean;
  readonly fields: Record<string, string>;
  readonly status: number;
  readonly requestId: string | null;

  constructor(problem: Partial<ApiProblem> & Pick<ApiProblem, "code" | "status">, cause?: unknown) {
    super(problem.code, { cause });
    this.code = problem.code;
    this.sentence = problem.sentence ?? sentenceOf(problem.code);
    this.isSaidByServer = problem.sentence !== undefined;
    this.fields = problem.fields ?? {};
    this.status = problem.status;
    this.requestId = problem.requestId ?? null;
  }

  get problem(): ApiProblem {
    const { code, sentence, fields, status, requestId } = this;
    return { code, sentence, fields, status, requestId };
  }
}

/** Reads an `ApiProblem` that a loader threw, as the error boundary receives it. */
export function problemOf(data: unknown): ApiProblem | null {
  const isProblem =
    typeof data === "object" && data !== null && "code" in data && "sentence" in data;
  return isProblem ? (data as ApiProblem) : null;
}
