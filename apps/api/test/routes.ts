import type { Call } from "@boab/contracts/common/call";
import { pathSample } from "./access-matrix/index.ts";
import { nothing } from "./access-matrix/object-factory.ts";

/** A path of the call that fits its contract and matches nobody. */
export const urlOf = ({ path }: Call): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const sample = pathSample(name) ?? (/^id$|Id$/.test(name) ? nothing : undefined);
    if (!sample) throw new Error(`Please add a sample for :${name} to the samples of its area`);
    return sample;
  });

export const nameOf = ({ method, path }: Call): string => `${method} ${path}`;
