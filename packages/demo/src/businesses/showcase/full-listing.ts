import type { Video } from "@boab/contracts/directory/videos";

/** Extra content for one demo listing, so that every section of its page has something to show. */
export interface FullListing {
  slug: string;
  video: Video;
  videoCaption: string;
  catalog: { title: string; urlLink: string };
  gallery: { picture: string; name: string; description: string }[];
}

/** Drawn like the covers; the seed is in the URL. */
const toPictureUrl = (seed: string) => `/pictures/listings/card/services/${seed}.svg`;

export const fullListing: FullListing = {
  slug: "ubuntu-braid-studio",
  // A freely licensed film by the Blender Foundation.
  video: { provider: "vimeo", id: "1084537" },
  videoCaption: "A demo film, until the studio has one of its own.",
  catalog: { title: "Styles and lengths", urlLink: "https://ubuntu-braid-studio.example/styles" },
  gallery: [
    { name: "Knotless", description: "Knotless braids to the waist, four hours." },
    { name: "The chairs", description: "Six chairs, and a corner for children." },
    { name: "Locs", description: "Retwist and style." },
    { name: "Oils", description: "Oils we mix ourselves." },
    { name: "Sunday", description: "Kids' Sunday, with tea for the grown-ups." },
    { name: "Beads", description: "Beads by the jar." },
    { name: "", description: "Cornrows for a first day at school." },
    { name: "The door", description: "" },
    { name: "", description: "" },
  ].map((words, index) => ({ ...words, picture: toPictureUrl(`ubuntu-braids-${index + 1}`) })),
};
