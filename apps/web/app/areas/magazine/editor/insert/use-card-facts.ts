import { readBusiness } from "@boab/contracts/directory/calls.generated";
import { getSingleItem } from "@boab/contracts/marketplace/calls.generated";
import { useEffect, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";
import { formatMoney } from "#lib/format/format.ts";

export interface CardFacts {
  name: string;
  detail: string;
}

/** What a block stands for, as it is called today. */
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

/** Gone is what isn't public any more; whatever else went wrong says nothing about it. */
const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 410);

export function useCardFacts(
  kind: "business" | "item",
  id: string,
): CardFacts | "loading" | "gone" | "failed" {
  const [facts, setFacts] = useState<ReturnType<typeof useCardFacts>>("loading");
  useEffect(() => {
    let isCurrent = true;
    readFacts(kind, id).then(
      (read) => isCurrent && setFacts(read),
      (error: unknown) => isCurrent && setFacts(isGone(error) ? "gone" : "failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, id]);
  return facts;
}
