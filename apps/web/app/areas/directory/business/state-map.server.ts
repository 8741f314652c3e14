import type { Suburb } from "@boab/contracts/directory/suburbs";
import { decodeLine, toSvgPath } from "../map/geography.ts";
import { type Bounds, computeBounds, fitView, type LatLon, toSpot } from "../map/projection.ts";
import { stateSteps } from "../map/states.generated.ts";
import type { StateMapView } from "./business-view.ts";

type StateCode = Suburb["state"];

/** The state's outline is scaled to fit this size, with room for the pin. */
const size = { width: 320, height: 176 };
const margin = 16;

const stateNames: Record<StateCode, string> = {
  NSW: "New South Wales",
  VIC: "Victoria",
  QLD: "Queensland",
  SA: "South Australia",
  WA: "Western Australia",
  TAS: "Tasmania",
  NT: "the Northern Territory",
  ACT: "the ACT",
};

const linesByState = Object.fromEntries(
  Object.entries(stateSteps).map(([state, rings]) => [state, rings.map(decodeLine)]),
);

const stateBounds = Object.fromEntries(
  Object.entries(stateSteps).map(([state, rings]) => [state, computeRingsBounds(rings)]),
);

function computeRingsBounds(rings: readonly (readonly number[])[]): Bounds | null {
  const points = rings.flatMap((steps) => {
    let [longitude, latitude] = [0, 0];
    return Array.from({ length: steps.length / 2 }, (_, index): LatLon => {
      longitude += (steps[2 * index] ?? 0) / 1000;
      latitude += (steps[2 * index + 1] ?? 0) / 1000;
      return { latitude, longitude };
    });
  });
  return computeBounds(points);
}

/** Draws the state's real outline with the suburb in it. */
export function makeStateMap(state: StateCode, point: LatLon): StateMapView | null {
  const bounds = stateBounds[state];
  const stateLines = linesByState[state];
  if (!bounds || !stateLines) return null;
  const view = fitView({ bounds, margin }, size);
  const otherStates = Object.keys(linesByState).filter((code) => code !== state);
  const { x, y } = toSpot(point, view);
  return {
    stateName: stateNames[state],
    state: toSvgPath(stateLines, view, true),
    others: toSvgPath(
      otherStates.flatMap((code) => linesByState[code] ?? []),
      view,
      true,
    ),
    spot: { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 },
  };
}
