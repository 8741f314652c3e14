import { complete } from "./complete-article.ts";
import type { DemoArticle } from "./demo-article.ts";

export interface DemoDocument extends DemoArticle {
  docId: string;
  /** A draft has a note when the editors sent it back. */
  state: "draft" | "submitted";
  note: string | null;
}

const emptyWriterFields = { excerpt: "", lede: "", authors: [] };

/** What the demo's writer has on the go. Never shown in production. */
export const demoDocuments: readonly DemoDocument[] = [
  {
    docId: "DOC-DEM0A1",
    state: "submitted" as const,
    note: null,
    ...complete({
      ...emptyWriterFields,
      title: "Asking for help in three languages",
      subtitle:
        "In Tigrinya there is no single word for depression. Four bilingual counsellors tell us what they say instead.",
      category: "Community",
      tags: ["Language", "Footscray"],
      picture: {
        theme: "table",
        alt: "Cups on a low table, seen from above",
      },
      daysAgo: 1,
      text: `
The first question Selam asks is never "how do you feel". It is "who is at home". In forty minutes she will know who cooks, who sends the money, who has stopped sleeping, and who has noticed.

## What they say instead

Her colleague keeps a list in three columns. "Heavy heart" travels well. "Burnt out" does not: in two of the three it sounds like a kitchen accident. He asks people for the sentence their grandmother would have used, and writes that down instead.

> Ask for the sentence their grandmother would have used.

[business amahoro-counselling]

If you would rather start with a book than a waiting room, begin with an empty page and one line a day.
`,
    }),
  },
  {
    docId: "DOC-DEM0B2",
    state: "draft" as const,
    note: "Lovely start. Which market is it, and on what days? Readers will want to go.",
    ...complete({
      ...emptyWriterFields,
      title: "The quiet hour before the market opens",
      subtitle: "Six in the morning, and everybody carries somebody else's boxes.",
      category: "Work",
      tags: ["Markets"],
      picture: { theme: "path", alt: "A winding path between striped hills" },
      daysAgo: 3,
      text: `
At six the car park belongs to the people who sell. Nobody sells anything yet. They lend each other tape.

## Who is there first

Mostly it is the fish, then the bread, then whoever had the worst spot last week.
`,
    }),
  },
];
