import { useOutletContext } from "react-router";
import type { StoreView } from "#areas/marketplace/stores/store-view.ts";

/** What the layout of a store has loaded for all of its tabs. */
export const useStore = () => useOutletContext<StoreView>();
