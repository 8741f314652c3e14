import { createServer } from "node:http";
import { startNginx } from "../../scripts/image/nginx.ts";
import { makeSiteFetch } from "../../scripts/image/visit.ts";
import { waitUntil } from "../../scripts/lib/wait.ts";
import { getSlotPort } from "../../scripts/stack/slot.ts";
import { stopProcess } from "../../scripts/stack/stack.ts";
import { report } from "./support/verdict.ts";

// Promise: what nginx answers by itself (308, 403, 404, 413, 429, 502) has the same security headers as our own answers,
// and those of web and API are passed on once. `--sabotage` asks for a header that nobody sends, and must fail.
const requiredHeaders = {
  "strict-transport-security": /^max-age=63072000; includeSubDomains; preload$/,
  "x-content-type-options": /^nosniff$/,
  "content-security-policy": /^default-src 'none'/,
  "referrer-policy": /^no-referrer$/,
  ...(process.argv.includes("--sabotage") && { "x-nobody-sends": /^sent$/ }),
};
const ports = {
  http: getSlotPort(8470),
  https: getSlotPort(8480),
  internal: getSlotPort(8490),
  web: [getSlotPort(3470), getSlotPort(3470)],
  api: [getSlotPort(4470), getSlotPort(4470)],
};
const expectedHeaders = {
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'",
  "referrer-policy": "no-referrer",
};
// The web server; nobody is the API.
const web = createServer((_request, response) =>
  response.writeHead(200, expectedHeaders).end("page"),
);
await new Promise<void>((done) => web.listen(ports.web[0], "127.0.0.1", done));
const nginx = await startNginx(ports, "drill-proxy");
const visit = makeSiteFetch(nginx.certificate, ports.https);
const isUp = () =>
  visit("/").then(
    ({ status }) => status === 200,
    () => false,
  );
if (!(await waitUntil(isUp, { seconds: 10, everyMs: 50 }))) throw new Error("nginx does not start");

interface ProxyAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
}
const visitOverHttp = async (path: string): Promise<ProxyAnswer> => {
  const response = await fetch(`http://127.0.0.1:${ports.http}${path}`, { redirect: "manual" });
  return { status: response.status, headers: Object.fromEntries(response.headers) };
};
const seen: ProxyAnswer[] = [
  await visit("/"),
  await visitOverHttp("/directory"),
  await visitOverHttp("/api/session"),
  await visit("/api/metrics"),
  await visit("/contact-us", { method: "POST", body: "a".repeat(400_000) }),
  await visit("/api/session"),
];
// Nobody answers there, so it is quick; beyond the burst nginx doesn't even ask.
const floodResponses = await Promise.all(Array.from({ length: 260 }, () => visit("/api/session")));
seen.push(...floodResponses.filter(({ status }) => status === 429).slice(0, 1));
await stopProcess(nginx.process);
web.close();

const wrong = seen.flatMap(({ status, headers }) =>
  Object.entries(requiredHeaders)
    .filter(([name, value]) => !value.test(String(headers[name])))
    .map(([name]) => `${status}: ${name} is ${headers[name]}`),
);
for (const line of wrong) console.log(`     ${line}`);
const statuses = [...new Set(seen.map(({ status }) => status))].toSorted();
report([
  {
    name: "security headers that are missing or sent twice",
    holds: wrong.length === 0,
    figure: String(wrong.length),
  },
  {
    name: "nginx was asked for each status",
    holds: statuses.join() === "200,308,403,404,413,429,502",
    figure: statuses.join(", "),
  },
]);
