import { type BrowserApi, browserApi } from "#lib/api/browser-api.ts";
import { resource } from "#lib/api/resource.ts";

/** Asks the server whether a phone number is complete, because the phone library stays on the server. */
export const phoneCheckResource = resource<{ isComplete: boolean }>(
  "/directory/phone-check/:phone",
);

/** False only when the server says so. A number that couldn't be checked is saved as it is. */
export const checkPhoneIsComplete = (
  phone: string,
  api: BrowserApi = browserApi,
): Promise<boolean> =>
  phone.trim() === ""
    ? Promise.resolve(true)
    : api.read(phoneCheckResource, { phone: phone.trim().slice(0, 40) }).then(
        ({ isComplete }) => isComplete,
        () => true,
      );
