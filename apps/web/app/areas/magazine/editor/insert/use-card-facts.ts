import { readBusiness } from "@boab/contracts/directory/calls.generated";
import { getSingleItem } from "@boab/contracts/marketplace/calls.generated";
import { useEffect, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { formatMoney } from "#lib/format/format.ts";

export interface CardFacts {
  name: string;
  detail: string;
}

/** What a block stands for, as it is called today; undefined when it isn't public any more. */
async function readFacts(kind: "business" | "item", id: string): Promise<CardFacts> {
  if (kind === "business") {
    const { businessName, category, city, state } = await browserApi.call(readBusiness, {
      params: { id },
    });
    return {
      name: businessName,
      detail: [category, [city, state].filter(Boolean).join(" ")].filter(Boolean).join(", "),
    };
  }
  const { name, price } = await browserApi.call(getSingleItem, { params: { id } });
  return { name, detail: formatMoney(Math.round(price * 100)) };
}

export function useCardFacts(
  kind: "business" | "item",
  id: string,
): CardFacts | "loading" | undefined {
  const [facts, setFacts] = useState<CardFacts | "loading" | undefined>("loading");
  useEffect(() => {
    let isCurrent = true;
    readFacts(kind, id).then(
      (read) => isCurrent && setFacts(read),
      () => isCurrent && setFacts(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, id]);
  return facts;
}
