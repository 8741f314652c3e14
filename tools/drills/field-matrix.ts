import { z } from "zod";
import type { Role } from "../../apps/api/test/access-matrix/roles.ts";
import type { JsonSchema } from "../../apps/api/test/string-fields.ts";
import { breakSource } from "./support/break-source.ts";
import {
  forbiddenNames,
  getTemptingValue,
  insertField,
  listDeclaredFields,
  listFieldNames,
} from "./support/field-names.ts";
import { makeFuzzer } from "./support/fuzz-values.ts";
import { makeRandom } from "./support/random.ts";
import { report } from "./support/verdict.ts";

// Promise: nobody changes with a request what isn't theirs to change. Everybody of the access matrix sends every write with
// one field more: each name that no client may send, and each that the same part of the API knows. A field that the call
// doesn't declare is refused and changes no row; one that it declares changes nothing of whose a row is, what it costs and
// what staff have decided. Without `--full` one of those who may call it tries each name, and the others some. `--sabotage`
// starts an API that takes unknown fields without a word, and must fail.
const isFull = process.argv.includes("--full");
if (process.argv.includes("--sabotage"))
  breakSource([
    [
      "http/register-route.ts",
      "preValidation: async (request: FastifyRequest) => refuseServerOwnedFields(call, request.body),",
      "",
    ],
    [
      "http/register-route.ts",
      "...(call.body && { body: call.body }),",
      "...(call.body && { body: call.body instanceof z.ZodObject ? call.body.loose() : call.body }),",
    ],
  ]);

// After the faults, which are in what these load.
const { accessMatrix, listRows } = await import("../../apps/api/test/access-matrix/index.ts");
const { roles } = await import("../../apps/api/test/access-matrix/roles.ts");
const { buildRequest } = await import("../../apps/api/test/access-matrix/stage.ts");
const { toRouteName } = await import("../../apps/api/test/routes.ts");
const { openCast } = await import("./support/open-cast.ts");
const { makeGuardedColumnCheck: watchGuardedColumns } = await import(
  "./support/guarded-columns.ts"
);

const fixture = await openCast();
const { tables, others, getTestActor, call: send } = fixture;
const findChangedColumns = await watchGuardedColumns(fixture.app.db);
const fuzzer = makeFuzzer(makeRandom(1), []);

const toJsonSchema = (schema: z.ZodType | undefined, io: "input" | "output") =>
  (schema ? z.toJSONSchema(schema, { io, unrepresentable: "any" }) : {}) as JsonSchema;
const calls = fixture.app.services.routes.map(({ call }) => ({
  name: toRouteName(call),
  part: call.path.split("/")[1] ?? "",
  body: toJsonSchema(call.body, "input"),
  known: [
    ...listFieldNames(toJsonSchema(call.body, "input")),
    ...listFieldNames(toJsonSchema(call.response, "output")),
  ],
}));

/** Every name that this part of the API knows, and those that nobody may use. */
const listPartNames = (part: string) => [
  ...new Set([
    ...forbiddenNames,
    ...calls.filter((call) => call.part === part).flatMap(({ known }) => known),
  ]),
];

type Body = Record<string, unknown>;
type Whose = ReturnType<typeof listRows>[number]["whose"];
interface TestedCall {
  role: Role;
  name: string;
  whose: Whose;
}

const acceptedFields = new Set<string>();
const changes = new Set<string>();
let triedCount = 0;

/** The outcome, as the access matrix words it. */
async function tryCall({ role, name, whose }: TestedCall, fill: (body: Body) => Body) {
  const player = getTestActor(role);
  const { method, url, body = {} } = buildRequest({ name, whose, player, others });
  const filled = fill(body as Body);
  const response = await send(method, url, {
    ...(player.as && { as: player.as }),
    ...(Object.keys(filled).length > 0 && { body: filled }),
  });
  triedCount++;
  return response.statusCode < 400
    ? `${response.statusCode}`
    : `${response.statusCode} ${response.json().code}`;
}
const isRefused = (outcome: string) => /^4/.test(outcome);

/** The tables that differ from before, once they are as they were again. */
async function restoreChangedTables() {
  const changed = await tables.changed();
  const columns = await findChangedColumns(changed);
  await tables.restore(changed);
  return { changed, columns };
}

/** Fields that the call doesn't declare: many at once, because none may change anything. */
async function tryUndeclared(
  scene: TestedCall,
  names: string[],
  declared: Set<string>,
): Promise<void> {
  const { body = {} } = buildRequest({ ...scene, player: getTestActor(scene.role), others });
  const sample = body as Body;
  const bodies = names.flatMap((name) =>
    [...insertField(sample, name, getTemptingValue(name), !declared.has(name))].map((filled) => ({
      name,
      filled,
    })),
  );
  for (let first = 0; first < bodies.length; first += 8)
    await Promise.all(
      bodies.slice(first, first + 8).map(async ({ name, filled }) => {
        const outcome = await tryCall(scene, () => filled);
        if (!isRefused(outcome))
          acceptedFields.add(
            `${scene.role} ${scene.name} (${scene.whose}) takes ${name}: ${outcome}`,
          );
      }),
    );
  const { changed } = await restoreChangedTables();
  if (changed.length > 0)
    changes.add(`${scene.role} ${scene.name} (${scene.whose}) changes ${changed.join(", ")}`);
}

/** A field that the call declares changes no guarded column which the same request leaves alone without it. */
async function tryDeclared(
  scene: TestedCall,
  field: string,
  schema: JsonSchema,
  expectedColumns: string[],
) {
  const outcome = await tryCall(scene, (body) => ({ ...body, [field]: fuzzer.value(schema) }));
  const { changed, columns } = await restoreChangedTables();
  const isWrong = isRefused(outcome)
    ? changed.length > 0
    : columns.some((column) => !expectedColumns.includes(column));
  if (isWrong)
    changes.add(
      `${scene.role} ${scene.name} (${scene.whose}) with ${field}: ${outcome}, changes ${(isRefused(outcome) ? changed : columns).join(", ")}`,
    );
}

/** They are refused before anything is read, whatever they send. */
const isTurnedAway = (outcome: string) => /^(401|403 forbidden)/.test(outcome);

async function testCall({ name, part, body: schema }: (typeof calls)[number]): Promise<void> {
  const rows = accessMatrix.get(name);
  if (!rows) return;
  const declared = listDeclaredFields(schema);
  const names = listPartNames(part).filter((one) => !declared.has(one));
  const all = Object.fromEntries(names.map((one) => [one, getTemptingValue(one)]));
  const scenes = listRows(rows)
    .filter(({ whose }) => whose !== "missing" && (isFull || whose !== "others"))
    .flatMap(({ whose }) => roles.map((role): TestedCall => ({ role, name, whose })));
  let admittedCount = 0;
  for (const scene of scenes) {
    const sceneTitle = `${scene.role} ${name} (${scene.whose})`;
    if (!isRefused(await tryCall(scene, (body) => ({ ...body, ...all }))))
      acceptedFields.add(`${sceneTitle} takes all of them`);
    const { changed } = await restoreChangedTables();
    if (changed.length > 0) changes.add(`${sceneTitle} changes ${changed.join(", ")}`);
    const outcome = await tryCall(scene, (body) => body);
    if (isTurnedAway(outcome)) continue;
    const { columns: expectedColumns } = await restoreChangedTables();
    const makeSampleFilter = (of: number) => (_: unknown, index: number) =>
      isFull || admittedCount === 0 || index % of === admittedCount % of;
    await tryUndeclared(scene, names.filter(makeSampleFilter(20)), new Set(listFieldNames(schema)));
    if (scene.role !== "admin" && scene.role !== "moderator")
      for (const [field, inner] of [...declared].filter(makeSampleFilter(4)))
        await tryDeclared(scene, field, inner, expectedColumns);
    admittedCount++;
  }
}

const startedAt = performance.now();
const writes = calls.filter(({ name }) => !name.startsWith("GET "));
// It ends the session at the provider, which no restored table brings back.
for (const call of writes.filter(({ name }) => name !== "PUT /session/password")) {
  await testCall(call);
  // Enough is known.
  if (acceptedFields.size + changes.size > 100) break;
}
const seconds = Math.round((performance.now() - startedAt) / 1000);
await fixture.close();

for (const one of [...acceptedFields].slice(0, 15)) console.log(`     ${one}`);
for (const one of [...changes].slice(0, 15)) console.log(`     ${one}`);
report([
  {
    name: `requests to ${writes.length} writes as ${roles.length} roles, in ${seconds} s`,
    holds: triedCount > 10_000,
    figure: `${triedCount}`,
  },
  {
    name: "undeclared fields that were taken",
    holds: acceptedFields.size === 0,
    figure: `${acceptedFields.size}`,
  },
  {
    name: "requests that changed what they may not",
    holds: changes.size === 0,
    figure: `${changes.size}`,
  },
]);
