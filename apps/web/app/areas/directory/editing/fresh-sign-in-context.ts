import { type ComponentType, createContext } from "react";

export interface FreshSignInProps {
  isOpen: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** How somebody proves once more who they are; handed in by the page, as areas do not import each other. */
export const FreshSignInContext = createContext<ComponentType<FreshSignInProps> | null>(null);
