import type { BenchArea } from "./area.ts";
import { availability } from "./availability/index.ts";
import { bookings } from "./bookings/index.ts";
import { directory } from "./directory/index.ts";
import { jobs } from "./jobs/index.ts";
import { marketplace } from "./marketplace/index.ts";
import { orders } from "./orders/index.ts";
import { search } from "./search/index.ts";

export const areas: BenchArea[] = [
  directory,
  availability,
  marketplace,
  orders,
  bookings,
  jobs,
  search,
];
