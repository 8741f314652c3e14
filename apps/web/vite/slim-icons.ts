import type { Plugin } from "vite";

const unusedWeights = /\n {2}\[\n {4}"(?:thin|light|duotone)",[\s\S]*?\n {2}\],?(?=\n)/g;

/** Leaves regular, bold and fill of an icon: the design uses no other weight. */
export const dropUnusedWeights = (code: string): string => code.replace(unusedWeights, "");

/** Every icon of the set comes in six weights; three of them would travel to nobody's use. */
export const slimIcons = (): Plugin => ({
  name: "slim-icons",
  transform: {
    filter: { id: /@phosphor-icons\/react\/dist\/defs\// },
    handler: (code) => ({ code: dropUnusedWeights(code), map: null }),
  },
});
