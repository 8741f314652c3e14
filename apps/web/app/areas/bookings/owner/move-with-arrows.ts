import type { KeyboardEvent } from "react";

/** Up and down move within a day, left and right to the nearest booking of another day. */
export function moveWithArrows(event: KeyboardEvent<HTMLElement>): void {
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
  const same = listDayLinks(day);
  const place = same.indexOf(current);
  if (key === "ArrowDown") return same[place + 1];
  if (key === "ArrowUp") return same[place - 1];
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const distance = (link: HTMLElement) => Math.abs(getTop(link) - getTop(current));
  return listDayLinks(day + (key === "ArrowRight" ? 1 : -1)).toSorted(
    (one, other) => distance(one) - distance(other),
  )[0];
}
