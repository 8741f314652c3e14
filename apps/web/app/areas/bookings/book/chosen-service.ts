import type { Service } from "@boab/contracts/bookings/settings";
import { decideStyle, type StyleOffer } from "@boab/contracts/bookings/style.rules";
import type { StyleChoice } from "@boab/contracts/bookings/styles";

/** A service in the style that somebody chose, with what it then costs and takes. */
export type ChosenService = Service & Pick<StyleOffer, "minutesFrom" | "style">;

export type Choosing =
  /** There is a size, a length or an extra to choose first. */
  | { step: "style"; service: Service; isRefused: boolean }
  | { step: "time"; service: ChosenService };

/** True where a service has more than itself to choose. */
export const hasOptions = ({ styles, extras }: Pick<Service, "styles" | "extras">): boolean =>
  styles !== null || extras.length > 0;

/** The URL carries the choice, so that it also works without JavaScript. */
export function readStyleChoice(params: URLSearchParams): StyleChoice {
  const [size, length] = [params.get("size"), params.get("length")];
  return {
    ...(size && { size }),
    ...(length && { length }),
    extras: params.getAll("extra"),
  };
}

/** Extras alone may all be left out, so only the URL knows that they were offered. */
export function chooseStyle(service: Service, params: URLSearchParams): Choosing {
  const verdict = decideStyle(service, readStyleChoice(params));
  const wasAsked = params.get("step") === "time";
  if (!verdict.ok || (hasOptions(service) && !wasAsked))
    return { step: "style", service, isRefused: !verdict.ok && wasAsked };
  return { step: "time", service: { ...service, ...verdict.offer } };
}
