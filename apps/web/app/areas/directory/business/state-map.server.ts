import type { Suburb } from "@boab/contracts/directory/suburbs";
import { lineOf, pathOf } from "../map/geography.ts";
import { type Bounds, boundsAround, type LatLon, spotOf, viewOf } from "../map/projection.ts";
import { stateSteps } from "../map/states.generated.ts";
import type { StateMapView } from "./business-view.ts";

type StateCode = Suburb["state"];

/** The picture fits into this, with room for the pin. */
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

const lines = Object.fromEntries(
  Object.entries(stateSteps).map(([state, rings]) => [state, rings.map(lineOf)]),
);

const boundsOfState = Object.fromEntries(
  Object.entries(stateSteps).map(([state, rings]) => [state, boundsOfSteps(rings)]),
);

function boundsOfSteps(rings: readonly (readonly number[])[]): Bounds | null {
  const points = rings.flatMap((steps) => {
    let [longitude, latitude] = [0, 0];
    return Array.from({ length: steps.length / 2 }, (_, index): LatLon => {
      longitude += (steps[2 * index] ?? 0) / 1000;
      latitude += (steps[2 * index + 1] ?? 0) / 1000;
      return { latitude, longitude };
    });
  });
  return boundsAround(points);
}

/** Drawn from the state's true outline. */
export function stateMapOf(state: StateCode, point: LatLon): StateMapView | null {
  const bounds = boundsOfState[state];
  const own = lines[state];
  if (!bounds || !own) return null;
  const view = viewOf({ bounds, margin }, size);
  const others = Object.keys(lines).filter((code) => code !== state);
  const { x, y } = spotOf(point, view);
  return {
    stateName: stateNames[state],
    state: pathOf(own, view, true),
    others: pathOf(
      others.flatMap((code) => lines[code] ?? []),
      view,
      true,
    ),
    spot: { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 },
  };
}
