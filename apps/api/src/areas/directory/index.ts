import type { Route } from "#platform/http/route.ts";
import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import { communityWordRoutes } from "./community-words/community-words.routes.ts";
import { listingRoutes } from "./listings/listings.routes.ts";
import { forgetWordsTask } from "./listings/search-words.tasks.ts";
import { forgetUnusedWords } from "./listings/search-words.ts";
import type { DirectoryParts } from "./parts.ts";
import { statsRoutes } from "./stats/stats.routes.ts";
import { suburbRoutes } from "./suburbs/suburbs.routes.ts";

export { makeViewCounter } from "./stats/view-counter.ts";
export { loadSuburbs } from "./suburbs/load-suburbs.ts";
export type { LocalityRecord } from "./suburbs/suburb.rules.ts";
export type { DirectoryParts };

export const directoryRoutes = (parts: DirectoryParts): Route[] => [
  ...listingRoutes(parts),
  ...suburbRoutes(parts),
  ...statsRoutes(parts),
  ...communityWordRoutes(parts),
];

export const directoryTasks = ({ db }: DirectoryParts): TaskHandler[] => [
  handleTask(forgetWordsTask, () => forgetUnusedWords(db)),
];
