import type { MapView } from "./projection.ts";

/** A map with streets. It only renders; pins, dragging, wheel and keys are ours. */
export interface StyledMap {
  show: (view: MapView) => void;
  remove: () => void;
}

interface StyledMapSettings {
  container: HTMLElement;
  styleUrl: string;
  /** The view to start with once loaded. */
  currentView: () => MapView;
}

export type StartStyledMap = (
  settings: StyledMapSettings & { onReady: () => void; onFailure: () => void },
) => StyledMap;

interface OpenStyledMapOptions extends StyledMapSettings {
  load: () => Promise<StartStyledMap>;
  /** The map once it is visible, and null if it fails later. */
  onChange: (map: StyledMap | null) => void;
  timeoutMs?: number;
}

/** Opens a map behind the drawn one. If it fails or times out, the drawn one stays. */
export function openStyledMap(options: OpenStyledMapOptions): { close: () => void } {
  const { load, onChange, timeoutMs = 10_000, ...settings } = options;
  let map: StyledMap | null = null;
  let isShown = false;
  let isClosed = false;
  const timer = setTimeout(close, timeoutMs);

  function close() {
    if (isClosed) return;
    isClosed = true;
    clearTimeout(timer);
    map?.remove();
    if (isShown) onChange(null);
  }

  function show() {
    if (isClosed || !map) return;
    isShown = true;
    clearTimeout(timer);
    onChange(map);
  }

  load()
    .then((start) => {
      if (isClosed) return;
      map = start({ ...settings, onReady: show, onFailure: close });
      // The map may have failed while it was starting.
      if (isClosed) map.remove();
    })
    .catch(close);
  return { close };
}
