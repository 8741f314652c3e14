import { toCents } from "@boab/contracts/common/dollars";
import { readBusiness } from "@boab/contracts/directory/calls.generated";
import { getSingleItem } from "@boab/contracts/marketplace/calls.generated";
import { formatMoney } from "@boab/format/money";
import { useEffect, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";

export interface CardData {
  name: string;
  detail: string;
}

/** Loads the current name and details of a block's business or item. */
async function loadCardData(kind: "business" | "item", id: string): Promise<CardData> {
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
  return { name, detail: formatMoney(toCents(price)) };
}

/** Only 404 and 410 mean that it is no longer public; other errors may be temporary. */
const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 410);

export function useCardData(
  kind: "business" | "item",
  id: string,
): CardData | "loading" | "gone" | "failed" {
  const [data, setData] = useState<ReturnType<typeof useCardData>>("loading");
  useEffect(() => {
    let isCurrent = true;
    loadCardData(kind, id).then(
      (read) => isCurrent && setData(read),
      (error: unknown) => isCurrent && setData(isGone(error) ? "gone" : "failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, id]);
  return data;
}
