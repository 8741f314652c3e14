import { collectTexts, type InformationDocument } from "./information-document.ts";
import { toPlainText } from "./inline-text.ts";

/** FAQ structured data for search engines. */
export function toFaqStructuredData(document: InformationDocument) {
  const questions = document.sections
    .flatMap((section) => section.blocks)
    .filter((block) => typeof block === "object" && "question" in block);
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map((block) => ({
      "@type": "Question",
      name: block.question,
      acceptedAnswer: {
        "@type": "Answer",
        text: collectTexts(block.answer).map(toPlainText).join(" "),
      },
    })),
  };
}
