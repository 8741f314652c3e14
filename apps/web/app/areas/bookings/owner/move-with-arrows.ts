import type { KeyboardEvent } from "react";

/** Up and down within a day, left and right to the nearest booking of another day. */
export function moveWithArrows(event: KeyboardEvent<HTMLElement>): void {
  // With Alt or a command key they are the browser's: Alt and left is Back.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-event]")];
  const current = links.find((link) => link === document.activeElement);
  if (!current) return;
  const target = neighbourOf(current, links, event.key);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

const listOf = (link: HTMLElement) => link.closest("ul");
const topOf = (link: HTMLElement) => link.getBoundingClientRect().top;

function neighbourOf(
  current: HTMLElement,
  links: readonly HTMLElement[],
  key: string,
): HTMLElement | undefined {
  const days = [...new Set(links.map(listOf))];
  const day = days.indexOf(listOf(current));
  const ofDay = (index: number) => links.filter((link) => listOf(link) === days[index]);
  const same = ofDay(day);
  const place = same.indexOf(current);
  if (key === "ArrowDown") return same[place + 1];
  if (key === "ArrowUp") return same[place - 1];
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const distance = (link: HTMLElement) => Math.abs(topOf(link) - topOf(current));
  return ofDay(day + (key === "ArrowRight" ? 1 : -1)).toSorted(
    (one, other) => distance(one) - distance(other),
  )[0];
}
