import { checkCommits } from "./commits/check-commits.ts";
import { repositoryRoot } from "./lib/paths.ts";

/** The messages before this commit were written without the check, and history is not rewritten for it. */
const LAST_UNCHECKED_COMMIT = "b34dd6aa918ad0677aaaf7a7d8aefc95dc89d6bd";

const { isGood, printed } = checkCommits(repositoryRoot, LAST_UNCHECKED_COMMIT);
console.log(printed);
process.exitCode = isGood ? 0 : 1;
