import type { CallAs } from "../call-as.ts";

export const publicPaths = [
  "/dir/business",
  "/dir/stats",
  "/dir/sitemap",
  "/dir/categories",
  "/shop-item/get-items",
  "/marketplace/catalog",
  "/jobs",
  "/search?q=a",
  "/magazine/articles",
  "/magazine/front",
  "/marketplace/catalog/filters",
  "/app/settings/public",
];
export const ownPaths = ["/pay/payments", "/marketplace/my-orders", "/user/bookings", "/dir/saved"];

/** Reading and writing that must work whatever is out of reach; whatever fails is noted. */
export function openBrowsing(callAs: (cookie?: string) => CallAs) {
  const failures: string[] = [];
  let requests = 0;
  let slowestMs = 0;
  let enquiries = 0;

  /** Everything somebody reads at once. */
  async function browse(paths: string[], situation: string, cookie?: string): Promise<void> {
    await Promise.all(
      paths.map(async (path) => {
        const startedAt = performance.now();
        const response = await callAs(cookie)("GET", path).catch(() => undefined);
        await response?.arrayBuffer().catch(() => undefined);
        slowestMs = Math.max(slowestMs, performance.now() - startedAt);
        requests++;
        if (response?.status !== 200)
          failures.push(
            `${situation}: ${path}${cookie ? " signed in" : ""} ${response?.status ?? "no answer"}`,
          );
      }),
    );
  }

  async function sendEnquiry(situation: string): Promise<void> {
    requests++;
    const message = `While ${situation}`;
    const body = { name: "Drill", email: "drill@people.example", message };
    const response = await callAs()("POST", "/app/enquiries", body).catch(() => undefined);
    if (response?.status === 201) enquiries++;
    else failures.push(`${situation}: enquiry ${response?.status ?? "no answer"}`);
  }

  /** Says that a photo has arrived at the object store; whether we heard it. */
  async function completePhoto(
    call: CallAs,
    uploadId: string,
    situation: string,
  ): Promise<boolean> {
    requests++;
    const response = await call("POST", `/uploads/${uploadId}/complete`).catch(() => undefined);
    if (response?.status === 202) return true;
    failures.push(`${situation}: photo ${response?.status ?? "no answer"}`);
    return false;
  }

  return {
    browse,
    writeToUs: sendEnquiry,
    completePhoto,
    failures,
    requests: () => requests,
    slowestSeconds: () => slowestMs / 1000,
    enquiries: () => enquiries,
  };
}
