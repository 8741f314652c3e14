import { computeCheckDigit } from "./cards/check-digit.ts";

/** A page as a browser without a script sees it. */
export interface Page {
  status: number;
  url: string;
  text: string;
  /** Where a form or a link led away from the sandbox. */
  location: string | undefined;
}

export async function open(url: string, init: RequestInit = {}): Promise<Page> {
  const response = await fetch(url, { redirect: "manual", ...init });
  const location = response.headers.get("location") ?? undefined;
  const isOwn = location && new URL(location, url).origin === new URL(url).origin;
  if (isOwn) return open(new URL(location, url).href);
  return { status: response.status, url, text: await response.text(), location };
}

/** Fills in the form that has the button and presses it. */
export function press(
  page: Page,
  button: string,
  values: Record<string, string> = {},
): Promise<Page> {
  for (const [, attributes = "", content = ""] of page.text.matchAll(
    /<form([^>]*)>([\s\S]*?)<\/form>/g,
  )) {
    const pressed = [...content.matchAll(/<button([^>]*)>([^<]*)<\/button>/g)].find(
      ([, , label = ""]) => label.trim() === button,
    );
    if (!pressed) continue;
    const body = new URLSearchParams();
    for (const [, input = ""] of content.matchAll(/<input([^>]*)>/g)) {
      const name = readAttribute(input, "name");
      if (name && readAttribute(input, "type") !== "radio")
        body.set(name, readAttribute(input, "value") ?? "");
    }
    for (const [name, value] of Object.entries(values)) body.set(name, value);
    const name = readAttribute(pressed[1] ?? "", "name");
    if (name) body.set(name, readAttribute(pressed[1] ?? "", "value") ?? "");
    const action = new URL(readAttribute(attributes, "action") ?? "", page.url).href;
    return open(action, { method: "POST", body });
  }
  throw new Error(`No form with the button "${button}" on ${page.url}.`);
}

function readAttribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&");
}

let spareCardCount = 0;

/** Another card that works, for somebody who must not share one. */
export function makeSpareCardNumber(): string {
  spareCardCount += 1;
  const digits = `4242${String(Date.now() % 1_000_000).padStart(6, "0")}${String(spareCardCount).padStart(5, "0")}`;
  return digits + computeCheckDigit(digits);
}

export const card = (cardNumber = "4242 4242 4242 4242") => ({
  cardNumber,
  cardExpiry: "12 / 34",
  cardCvc: "123",
  billingName: "Thandi Moyo",
});
