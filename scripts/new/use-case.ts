import { toCamelCase, toPascalCase } from "./names.ts";

export interface NewUseCase {
  area: string;
  topic: string;
  /** Verb first, such as `request-booking`. */
  name: string;
}

export interface NewFile {
  path: string;
  content: string;
}

export interface Plan {
  files: NewFile[];
  /** What only a person can decide, in the order of the guide. */
  steps: string[];
}

const word = /^[a-z]+(-[a-z]+)*$/;

/** Reads `<area>/<topic> <verb-noun>`; the sentence says what is wrong with it. */
export function parseUseCase(place: string, name: string): NewUseCase | string {
  const [area = "", topic = "", ...rest] = place.split("/");
  if (rest.length > 0 || !word.test(area) || !word.test(topic))
    return "The place is <area>/<topic>, such as bookings/bookings.";
  if (!/^[a-z]+-[a-z-]*[a-z]$/.test(name))
    return "The name is a verb and a noun, such as request-booking.";
  return { area, topic, name };
}

/** The files of the shape, without writing any: a file that exists already is named as a step instead. */
export function planUseCase(useCase: NewUseCase, exists: (path: string) => boolean): Plan {
  const { area, topic, name } = useCase;
  const folder = `apps/api/src/areas/${area}/${topic}`;
  const contract = `packages/contracts/src/${area}/${topic}.ts`;
  const routes = `${folder}/${topic}.routes.ts`;
  const files = [
    { path: contract, content: formatContractFile(useCase) },
    { path: `${folder}/${name}.ts`, content: formatUseCaseFile(useCase) },
    { path: routes, content: formatRoutesFile(useCase) },
    { path: `${folder}/${name}.routes.test.ts`, content: formatTestFile(useCase) },
  ];
  const isNew = ({ path }: NewFile) => !exists(path);
  return {
    files: files.filter(isNew),
    steps: [
      ...(exists(contract) ? [`Add the call to ${contract}:\n${formatCall(useCase)}`] : []),
      ...(exists(routes) ? [`Add the route to ${routes}:\n${formatRoute(useCase)}`] : []),
      ...(exists(routes)
        ? []
        : [
            `Add ...${toCamelCase(topic)}Routes(deps) to the routes in apps/api/src/areas/${area}/index.ts.`,
          ]),
      `Decide who may do it in ${folder}/${name}.ts, until its stranger test is green.`,
      `Add the row of POST ${toPath(useCase)} to apps/api/test/access-matrix/${area}/rows.ts.`,
      "Then: npm run gen calls, npm run check (docs/guides/add-an-endpoint.md).",
    ],
  };
}

const toPath = ({ topic, name }: NewUseCase) => `/${topic}/:id/${name}`;

const formatCall = (
  useCase: NewUseCase,
) => `export const ${toCamelCase(useCase.name)} = defineCall({
  method: "POST",
  path: "${toPath(useCase)}",
  summary: "${sentence(useCase.name)}",
  params: z.strictObject({ id: text(60, "Not an id.") }),
  response: z.strictObject({ id: z.string() }),
});`;

const formatContractFile = (useCase: NewUseCase) => `import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { text } from "../common/fields.ts";

${formatCall(useCase)}
`;

const formatUseCaseFile = ({
  area,
  name,
}: NewUseCase) => `import { inTransaction } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import type { ${toPascalCase(area)}Deps } from "../deps.ts";

/** ${sentence(name)}. */
export function ${toCamelCase(name)}(
  { db }: Pick<${toPascalCase(area)}Deps, "db">,
  _member: Member,
  id: string,
): Promise<{ id: string }> {
  return inTransaction(db, async (_tx) => ({ id }));
}
`;

const formatRoute = ({ name }: NewUseCase) =>
  `  route(${toCamelCase(name)}Call, { access: activeMember }, ({ params, member }) =>
    ${toCamelCase(name)}(deps, member(), params.id),
  ),`;

const formatRoutesFile = (useCase: NewUseCase) => {
  const { area, topic, name } = useCase;
  return `import { ${toCamelCase(name)} as ${toCamelCase(name)}Call } from "@boab/contracts/${area}/${topic}";
import { activeMember } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { ${toPascalCase(area)}Deps } from "../deps.ts";
import { ${toCamelCase(name)} } from "./${name}.ts";

export const ${toCamelCase(topic)}Routes = (deps: ${toPascalCase(area)}Deps): Route[] => [
${formatRoute(useCase)}
];
`;
};

const formatTestFile = (useCase: NewUseCase) => `import { expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";

const app = useTestApp();

const path = "${toPath(useCase).replace(":id", "somebody-elses")}";

test("${useCase.name.replaceAll("-", " ")}: a stranger is refused", async () => {
  const stranger = await app.signIn();
  expect((await app.call("POST", path, { as: stranger })).statusCode).toBe(404);
  // Without its route it would be 404 for everybody.
  expect((await app.call("POST", path)).statusCode).toBe(401);
});
`;

function sentence(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
