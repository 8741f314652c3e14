import { useOutletContext } from "react-router";
import type { StoreView } from "#areas/marketplace/stores/store-view.ts";

/** The data that the layout of a store loads for all tabs. */
export const useStore = () => useOutletContext<StoreView>();
