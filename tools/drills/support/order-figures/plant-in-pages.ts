import { plantInPages } from "./plant-cents.ts";

// For the drill `order-figures`: a web server that shows a cent too much here and there.
plantInPages();
