interface AnswerTimes {
  count: number;
  medianSeconds: number | null;
}

/** Fewer answers say more about single days than about the business. */
const minAnswers = 10;
export const answerDays = 90;

/** How many minutes a business usually takes to answer; null until it has answered often enough. */
export const toReplyMinutes = ({ count, medianSeconds }: AnswerTimes): number | null =>
  count < minAnswers || medianSeconds === null ? null : Math.max(0, Math.round(medianSeconds / 60));
