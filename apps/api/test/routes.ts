import type { Call } from "@boab/contracts/common/call";

const samples: Record<string, string> = {
  uid: "nobody123456",
  handle: "nobody.here",
  key: "yearlyDiscount",
  id: "00000000-0000-4000-8000-000000000000",
  requestId: "00000000-0000-4000-8000-000000000000",
  slug: "nobody-here",
  editorId: "nobody123456",
  invitationId: "00000000-0000-4000-8000-000000000000",
  uploadId: "00000000-0000-4000-8000-000000000000",
};

/** A path of the call that fits its contract and matches nobody. */
export const urlOf = ({ path }: Call): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const sample = samples[name];
    if (!sample) throw new Error(`Please add a sample for :${name} to ${import.meta.filename}`);
    return sample;
  });

export const nameOf = ({ method, path }: Call): string => `${method} ${path}`;
