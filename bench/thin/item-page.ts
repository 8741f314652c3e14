interface Row {
  [column: string]: unknown;
  id: string;
  priceCents: number;
  previousCents: number | null;
  stock: number;
  createdAt: Date;
  exactCreation: string;
}

const pageSize = 24;

function toCard(row: Row) {
  const { priceCents, previousCents } = row;
  const isHigher = previousCents !== null && previousCents > priceCents;
  const percent = isHigher ? Math.floor(((previousCents - priceCents) * 100) / previousCents) : 0;
  return {
    item_id: row.id,
    sku: row.sku,
    store_id: row.storeId,
    name: row.name,
    description: row.description,
    previous_price: previousCents === null ? null : previousCents / 100,
    currency: "AUD",
    promotion_active: percent > 0,
    promotion_discount_percent: percent,
    category: row.category,
    createdAt: row.createdAt.toISOString(),
    price: priceCents / 100,
    categoryPath: [row.category, row.subCategory, row.subSubCategory].filter(Boolean),
    main: row.mainPicture,
    inStock: row.stock > 0,
    freeShipping: row.hasFreeShipping,
  };
}

/** The page of items, shaped as our API does. */
export function itemPage(results: Record<string, unknown>[][]): unknown {
  const rows = (results.at(-1) ?? []) as Row[];
  const shown = rows.slice(0, pageSize);
  const end = shown.at(-1);
  return {
    data: shown.map(toCard),
    nextCursor:
      rows.length > pageSize && end
        ? Buffer.from(JSON.stringify([end.exactCreation, end.id])).toString("base64url")
        : null,
  };
}
