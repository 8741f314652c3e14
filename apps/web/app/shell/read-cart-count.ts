import { countCart } from "@boab/contracts/marketplace/calls.generated";
import { browserApi } from "#lib/api/browser-api.ts";

export const readCartCount = async (): Promise<number> => (await browserApi.call(countCart)).items;
