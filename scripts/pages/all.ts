import { accounts } from "./accounts.ts";
import { admin } from "./admin.ts";
import { bookings } from "./bookings.ts";
import { development } from "./development.ts";
import { directory } from "./directory.ts";
import { editor } from "./editor.ts";
import { home } from "./home.ts";
import { information } from "./information.ts";
import { items } from "./items.ts";
import { jobs } from "./jobs.ts";
import { magazine } from "./magazine.ts";
import { marketplace } from "./marketplace.ts";
import { media } from "./media.ts";
import { outreach } from "./outreach.ts";
import type { PageEntry, PublicPage } from "./page.ts";
import { search } from "./search.ts";

const areas = [
  home,
  search,
  accounts,
  directory,
  bookings,
  jobs,
  marketplace,
  items,
  media,
  magazine,
  information,
  outreach,
  editor,
  admin,
  development,
] as const;

export const publicPages: PublicPage[] = areas.flatMap(({ open }) => open);
export const otherPages: PageEntry[] = areas.flatMap(({ others }) => others);
