import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openStyledMap, type StartStyledMap, type StyledMap } from "./styled-map.ts";

const view = { latitude: -37.8, longitude: 144.9, zoom: 12 };
const container = {} as HTMLElement;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A fake map library that records its calls. */
function program() {
  const seen: (StyledMap | null)[] = [];
  const map = { show: vi.fn(), remove: vi.fn() };
  const start = vi.fn<StartStyledMap>(() => map);
  const open = (load: () => Promise<StartStyledMap> = async () => start) =>
    openStyledMap({
      container,
      styleUrl: "https://maps.example/quiet.json",
      currentView: () => view,
      load,
      onChange: (changed) => seen.push(changed),
      timeoutMs: 5_000,
    });
  const events = () => {
    const [settings] = start.mock.calls[0] ?? [];
    if (!settings) throw new Error("not started");
    return settings;
  };
  return { seen, map, start, open, events };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe("a map with streets", () => {
  test("replaces the drawn map only once it is ready", async () => {
    const { seen, map, open, events } = program();
    open();
    await settle();
    expect(seen).toEqual([]);
    expect(events().currentView()).toEqual(view);
    events().onReady();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toEqual([map]);
    expect(map.remove).not.toHaveBeenCalled();
  });

  test("stays hidden when its library cannot be loaded", async () => {
    const { seen, open } = program();
    open(() => Promise.reject(new Error("offline")));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toEqual([]);
  });

  test("stays hidden where it cannot start, as without WebGL", async () => {
    const { seen, start, open } = program();
    start.mockImplementation(() => {
      throw new Error("no WebGL");
    });
    open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toEqual([]);
  });

  test("is removed for good when it fails before it is ready", async () => {
    const { seen, map, open, events } = program();
    open();
    await settle();
    events().onFailure();
    events().onReady();
    expect(seen).toEqual([]);
    expect(map.remove).toHaveBeenCalledOnce();
  });

  test("is removed when it fails while starting", async () => {
    const { seen, map, start, open } = program();
    start.mockImplementation(({ onFailure }) => {
      onFailure();
      return map;
    });
    open();
    await settle();
    expect(seen).toEqual([]);
    expect(map.remove).toHaveBeenCalledOnce();
  });

  test("times out after some seconds", async () => {
    const { seen, map, open, events } = program();
    open();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(map.remove).toHaveBeenCalledOnce();
    events().onReady();
    expect(seen).toEqual([]);
  });

  test("falls back to the drawn map when it fails later", async () => {
    const { seen, map, open, events } = program();
    open();
    await settle();
    events().onReady();
    events().onFailure();
    expect(seen).toEqual([map, null]);
    expect(map.remove).toHaveBeenCalledOnce();
  });

  test("is not started when the page was left while it was loading", async () => {
    const { start, open } = program();
    const { close } = open();
    close();
    await settle();
    expect(start).not.toHaveBeenCalled();
  });
});
