import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as cartLimits from "@boab/contracts/marketplace/cart-limits";
import * as itemLimits from "@boab/contracts/marketplace/item-limits";
import { expect, it } from "vitest";
import { repositoryRoot } from "./lib/paths.ts";

const limits: Record<string, unknown> = { ...itemLimits, ...cartLimits };

it("X-106 the limits in the requirements are the constants of the contracts", () => {
  const requirements = readFileSync(join(repositoryRoot, "docs", "requirements.md"), "utf8");
  const section = requirements.split("## Limits of our own")[1]?.split("\n---")[0] ?? "";
  const rows = [...section.matchAll(/^\| [^|]+ \| (\d+) \| `(\w+)` \|$/gm)];
  expect(rows).toHaveLength(9);
  for (const [, written, name = ""] of rows)
    expect({ [name]: limits[name] }).toEqual({ [name]: Number(written) });
});
