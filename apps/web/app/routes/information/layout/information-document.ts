/** In strings, `[words](/path)` becomes a link. */
export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { definitions: readonly (readonly [term: string, text: string])[] }
  | { note: string }
  | { question: string; answer: readonly Block[] }
  /** Filled by the page with a component of this name. */
  | { slot: string };

export interface Section {
  id: string;
  heading: string;
  blocks: readonly Block[];
}

export interface InformationDocument {
  path: string;
  title: string;
  /** One or two sentences under the title. */
  lead: string;
  /** For search results and shared links. */
  description: string;
  /** Date of the last significant change, as YYYY-MM-DD. */
  updatedOn: string;
  sections: readonly Section[];
}

/** Every string a document shows, for tests. */
export function collectTexts(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (typeof block === "string") return [block];
    if ("list" in block) return [...block.list];
    if ("steps" in block) return [...block.steps];
    if ("definitions" in block) return block.definitions.flat();
    if ("note" in block) return [block.note];
    if ("question" in block) return [block.question, ...collectTexts(block.answer)];
    return [];
  });
}
