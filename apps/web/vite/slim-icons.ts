import type { Plugin } from "vite";

const unusedWeights = /\n {2}\[\n {4}"(?:thin|light|duotone)",[\s\S]*?\n {2}\],?(?=\n)/g;

/** Keeps regular, bold and fill: the design uses no other weight. */
export const dropUnusedWeights = (code: string): string => code.replace(unusedWeights, "");

/** Each icon comes with six weights; dropping three keeps them out of the bundle. */
export const slimIcons = (): Plugin => ({
  name: "slim-icons",
  transform: {
    filter: { id: /@phosphor-icons\/react\/dist\/defs\// },
    handler: (code) => ({ code: dropUnusedWeights(code), map: null }),
  },
});
