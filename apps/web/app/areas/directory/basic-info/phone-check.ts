import { type BrowserApi, browserApi } from "#lib/api/browser-api.ts";
import { resource } from "#lib/api/resource.ts";

/** Whether a phone number is a complete one; the library that knows stays on the server. */
export const phoneCheck = resource<{ isComplete: boolean }>("/directory/phone-check/:phone");

/** False only where the server doubts it: a number nobody could check is saved as it is. */
export const isCompletePhone = (phone: string, api: BrowserApi = browserApi): Promise<boolean> =>
  phone.trim() === ""
    ? Promise.resolve(true)
    : api.read(phoneCheck, { phone: phone.trim().slice(0, 40) }).then(
        ({ isComplete }) => isComplete,
        () => true,
      );
