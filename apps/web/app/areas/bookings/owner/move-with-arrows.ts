import type { KeyboardEvent } from "react";

/** Up and down move within a day, left and right to the nearest booking of another day. */
export function moveFocusWithArrows(event: KeyboardEvent<HTMLElement>): void {
  // With Alt or a command key the arrows belong to the browser: Alt and left is Back.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-event]")];
  const current = links.find((link) => link === document.activeElement);
  if (!current) return;
  const target = findNeighbour(current, links, event.key);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

const getList = (link: HTMLElement) => link.closest("ul");
const getTop = (link: HTMLElement) => link.getBoundingClientRect().top;

function findNeighbour(
  current: HTMLElement,
  links: readonly HTMLElement[],
  key: string,
): HTMLElement | undefined {
  const days = [...new Set(links.map(getList))];
  const day = days.indexOf(getList(current));
  const listDayLinks = (index: number) => links.filter((link) => getList(link) === days[index]);
  const sameDayLinks = listDayLinks(day);
  const place = sameDayLinks.indexOf(current);
  if (key === "ArrowDown") return sameDayLinks[place + 1];
  if (key === "ArrowUp") return sameDayLinks[place - 1];
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const measureDistance = (link: HTMLElement) => Math.abs(getTop(link) - getTop(current));
  return listDayLinks(day + (key === "ArrowRight" ? 1 : -1)).toSorted(
    (one, other) => measureDistance(one) - measureDistance(other),
  )[0];
}
