import type { Db } from "../../../apps/api/src/platform/db/db.ts";
import type { Statement } from "../area.ts";

/** Records each statement, as the repositories compile it. */
export function recordStatements(db: Db, statements: Statement[]): Db {
  // Fragments pass through here too; only those with a result were whole statements.
  const statementByQueryId = new Map<string, Statement>();
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      const { sql, parameters } = db.getExecutor().compileQuery(node, queryId);
      statementByQueryId.set(queryId.queryId, { sql, parameters: [...parameters] });
      return node;
    },
    async transformResult({ result, queryId }) {
      const statement = statementByQueryId.get(queryId.queryId);
      if (statement) statements.push(statement);
      return result;
    },
  });
}
