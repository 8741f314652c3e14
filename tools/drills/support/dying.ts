import type { CheckoutDeps } from "../../../apps/api/src/areas/marketplace/checkout/checkout-deps.ts";
import { makeOrderPayments } from "../../../apps/api/src/areas/payments/payments/order-payments.ts";
import type { openMarket } from "./market.ts";
import type { Finding } from "./verdict.ts";

type KyselyPlugin = Parameters<CheckoutDeps["db"]["withPlugin"]>[0];

export type Market = Awaited<ReturnType<typeof openMarket>>;

class SimulatedCrash extends Error {}

/** Throws in place of one statement; whatever its transaction did before is undone, as when a process dies. */
function makeCrashPlugin(point: number): KyselyPlugin {
  let statements = 0;
  return {
    transformQuery({ node }) {
      statements++;
      if (statements >= point) throw new SimulatedCrash(`at statement ${point}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/** The same market whose process dies at a statement; the dead say nothing more. */
function makeCrashingMarket({ deps, payments }: Market, point: number): CrashingMarket {
  const db = deps.db.withPlugin(makeCrashPlugin(point));
  const crashingPayments = { ...payments, db };
  return {
    deps: { ...deps, db, orderPayments: makeOrderPayments(crashingPayments) },
    payments: crashingPayments,
  };
}

type CrashingMarket = Pick<Market, "deps" | "payments">;

/** More than any of this takes; whatever fails without being killed would go on for ever. */
const maxCrashPoints = 100;

interface SceneSteps<Stage> {
  name: string;
  prepare: (market: Market) => Promise<Stage>;
  /** Dies somewhere in here. */
  act: (market: CrashingMarket, stage: Stage) => Promise<unknown>;
  /** Somebody tries again; what is there after that. */
  finish: (market: Market, stage: Stage) => Promise<string>;
  expected: string;
}

export interface Scene {
  /** Dies at every `step`th statement, until the work is over before it dies. */
  run(market: Market, step: number): Promise<Finding>;
}

export const defineScene = <Stage>({
  name,
  prepare,
  act,
  finish,
  expected,
}: SceneSteps<Stage>): Scene => ({
  async run(market, step) {
    const wrong: string[] = [];
    let crashCount = 0;
    for (let point = 1; point <= maxCrashPoints; point += step) {
      const stage = await prepare(market);
      const hasDied = await act(makeCrashingMarket(market, point), stage).then(
        () => false,
        () => true,
      );
      if (!hasDied) break;
      crashCount++;
      const after = await finish(market, stage).catch(String);
      if (after !== expected) wrong.push(`statement ${point}: ${after}`);
    }
    return {
      name: `${name}, dying at ${crashCount} points`,
      holds: wrong.length === 0 && crashCount > 0,
      figure: wrong.length === 0 ? "all finished" : wrong.slice(0, 3).join("; "),
    };
  },
});
