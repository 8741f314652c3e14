import type { Price } from "@boab/contracts/directory/businesses";

type ListedPrice = Pick<
  Price,
  "id" | "title" | "amountCents" | "durationMinutes" | "shortestMinutes"
>;

/**
 * The list after its services were edited on their own: they take the places of the former ones in the order given, new
 * ones follow at the end, and one that is left out stays as a price without a length.
 */
export function placeServices(
  list: readonly ListedPrice[],
  services: readonly ListedPrice[],
): ListedPrice[] {
  const isService = ({ id }: ListedPrice) => services.some((service) => service.id === id);
  const placed = new Set(list.filter(isService).map(({ id }) => id));
  const rest = services.filter(({ id }) => placed.has(id)).values();
  const retained = list.map((price) =>
    isService(price)
      ? (rest.next().value ?? price)
      : { ...price, durationMinutes: null, shortestMinutes: null },
  );
  return [...retained, ...services.filter(({ id }) => !placed.has(id))];
}
