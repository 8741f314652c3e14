import { createContext, useContext } from "react";

/** The script nonce of the page being rendered; browsers hide it from scripts, so only the server has it. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => useContext(NonceContext);
