import { readPostedValues } from "./posted-values.ts";

/** An action that records what was posted to it, and answers as the test says. */
export function recordPosts(answer: () => unknown) {
  const posted: Record<string, string>[] = [];
  const action = async ({ request }: { request: Request }) => {
    posted.push(await readPostedValues(request));
    return answer();
  };
  return { posted, action };
}
