import { breakSource } from "./break-source.ts";

// For the drill `queue-crash`: an email is sent again whenever its task runs again.
breakSource([["mail/deliver.ts", 'if (claim === "sent" || claim === "too many") return;', ""]]);
