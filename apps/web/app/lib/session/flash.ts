/** A short message that survives one redirect, shown as a toast. */
export interface Flash {
  text: string;
  tone: "ok" | "bad";
}

export const FLASH_COOKIE = "boab_flash";
const MAX_TEXT_LENGTH = 200;

export const makeFlashCookie = (flash: Flash): string => {
  const value = encodeURIComponent(
    JSON.stringify({ ...flash, text: flash.text.slice(0, MAX_TEXT_LENGTH) }),
  );
  return `${FLASH_COOKIE}=${value}; Path=/; Max-Age=60; SameSite=Lax`;
};

export const readFlash = (cookies: string): Flash | null => {
  const value = readCookie(cookies, FLASH_COOKIE);
  if (!value) return null;
  try {
    const parsed: unknown = JSON.parse(value);
    return isFlash(parsed)
      ? { text: parsed.text.slice(0, MAX_TEXT_LENGTH), tone: parsed.tone }
      : null;
  } catch {
    return null;
  }
};

/** Reads and deletes the message, so that a reload doesn't show it again. */
export function takeFlash(page: Pick<Document, "cookie">): Flash | null {
  const flash = readFlash(page.cookie);
  if (page.cookie.includes(`${FLASH_COOKIE}=`)) {
    page.cookie = `${FLASH_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  }
  return flash;
}

export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(";")) {
    const [key, ...rest] = pair.trim().split("=");
    if (key === name) return decode(rest.join("="));
  }
  return null;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

const isFlash = (value: unknown): value is Flash =>
  typeof value === "object" &&
  value !== null &&
  "text" in value &&
  typeof value.text === "string" &&
  "tone" in value &&
  (value.tone === "ok" || value.tone === "bad");
