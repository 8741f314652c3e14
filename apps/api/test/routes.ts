import type { Call } from "@boab/contracts/common/call";
import { getPathSample } from "./access-matrix/index.ts";
import { unknownUuid } from "./access-matrix/object-factory.ts";

/** A path of the call that fits its contract and matches nobody. */
export const toSampleUrl = ({ path }: Call): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const sample = getPathSample(name) ?? (/^id$|Id$/.test(name) ? unknownUuid : undefined);
    if (!sample) throw new Error(`Please add a sample for :${name} to the samples of its area`);
    return sample;
  });

export const toRouteName = ({ method, path }: Call): string => `${method} ${path}`;
