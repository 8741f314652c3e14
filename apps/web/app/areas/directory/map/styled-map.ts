import type { MapView } from "./projection.ts";

/** A map with streets. It only draws: pins, hand, wheel and keys are ours, over either map. */
export interface StyledMap {
  show: (view: MapView) => void;
  remove: () => void;
}

interface StyledMapSettings {
  container: HTMLElement;
  styleUrl: string;
  /** What to show once it can. */
  currentView: () => MapView;
}

export type StartStyledMap = (
  settings: StyledMapSettings & { onReady: () => void; onFailure: () => void },
) => StyledMap;

interface Opening extends StyledMapSettings {
  load: () => Promise<StartStyledMap>;
  /** The map once it can be seen, and null again should it be lost. */
  onChange: (map: StyledMap | null) => void;
  patienceMs?: number;
}

/** Opens a map behind the drawn one. If it fails or takes too long, it is as if it had never been. */
export function openStyledMap(opening: Opening): { close: () => void } {
  const { load, onChange, patienceMs = 10_000, ...settings } = opening;
  let map: StyledMap | null = null;
  let isShown = false;
  let isOver = false;
  const timer = setTimeout(close, patienceMs);

  function close() {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    map?.remove();
    if (isShown) onChange(null);
  }

  function show() {
    if (isOver || !map) return;
    isShown = true;
    clearTimeout(timer);
    onChange(map);
  }

  load()
    .then((start) => {
      if (isOver) return;
      map = start({ ...settings, onReady: show, onFailure: close });
      // It may have failed while it was being started.
      if (isOver) map.remove();
    })
    .catch(close);
  return { close };
}
