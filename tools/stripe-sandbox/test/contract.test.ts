import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { formatContract, generateContract } from "../scripts/contract/generate.ts";
import { complete } from "../src/contract/complete.ts";
import { findCall, operationIds } from "../src/contract/operations.ts";
import { decodeForm, readParameters } from "../src/contract/read-parameters.ts";
import { getObjectSchema } from "../src/contract/schema.ts";
import { ContractViolation, check } from "../src/contract/validate.ts";
import { makeSandboxControl, startSandbox } from "../src/index.ts";
import { operations } from "../src/resources/all.ts";
import { makeClient } from "./support/use-sandbox.ts";

const read = (method: string, path: string, form: string) => {
  const match = findCall(method, path);
  if (!match) throw new Error(`No call ${method} ${path}.`);
  return readParameters(match.call.parameters, decodeForm(form));
};

describe("the contract", () => {
  it("is what the installed SDK says", () => {
    const sdk = dirname(dirname(fileURLToPath(import.meta.resolve("stripe"))));
    const file = join(import.meta.dirname, "..", "contract", "contract.json");
    // Compared line by line, so that a difference names its path or schema.
    const lines = (text: string) => text.split("\n");
    expect(lines(formatContract(generateContract(sdk)))).toEqual(lines(readFileSync(file, "utf8")));
  }, 60_000);

  it("has an operation for every call, and no other", () => {
    expect(Object.keys(operations).sort()).toEqual([...new Set(operationIds)].sort());
  });
});

describe("reading parameters", () => {
  it("turns text into numbers and booleans, in the SDK's and the CLI's encoding", () => {
    const expected = { amount: 100, currency: "aud", confirm: true, expand: ["a", "b"] };
    const sdk = "amount=100&currency=aud&confirm=true&expand[0]=a&expand[1]=b";
    const cli = "amount=100&currency=aud&confirm=true&expand[]=a&expand[]=b";
    for (const form of [sdk, cli])
      expect(read("POST", "/v1/payment_intents", form)).toEqual({ ok: true, parameters: expected });
  });

  it("takes one of several forms", () => {
    const list = (form: string) => read("GET", "/v1/customers", form);
    expect(list("created=5")).toMatchObject({ parameters: { created: 5 } });
    expect(list("created[gte]=5")).toMatchObject({ parameters: { created: { gte: 5 } } });
    expect(list("created[after]=5")).toMatchObject({ problem: { param: "created[after]" } });
  });

  it("names the parameter inside a list", () => {
    const result = read("POST", "/v1/checkout/sessions", "line_items[0][quantity]=two");
    expect(result).toMatchObject({
      problem: { code: "parameter_invalid_integer", param: "line_items[0][quantity]" },
    });
  });

  it("refuses a value outside the list", () => {
    const result = read("POST", "/v1/refunds", "charge=ch_1&reason=boredom");
    expect(result).toMatchObject({ problem: { param: "reason" } });
  });
});

describe("checking our own responses", () => {
  it("adds what is always sent and empty, and nothing that must have a value", () => {
    const refund = complete({ object: "refund", id: "re_1", amount: 1, currency: "aud" } as never);
    expect(refund).toMatchObject({ charge: null, status: null });
    expect(() => check("refund", getObjectSchema("refund"), refund)).toThrow(ContractViolation);
  });

  it("a response that Stripe would not send is a 500 and is counted", async () => {
    const original = operations["Balance.retrieve"];
    const running = await startSandbox();
    operations["Balance.retrieve"] = {
      modelledParameters: [],
      run: () => ({ object: "balance", available: "lots" }),
    };
    try {
      await expect(makeClient(running.port).balance.retrieve()).rejects.toThrow(
        "Sandbox: Balance.retrieve",
      );
      const control = makeSandboxControl(running.origin);
      expect((await control.status()).violations).toHaveLength(1);
      await control.reset();
      expect((await control.status()).violations).toHaveLength(1);
    } finally {
      if (original) operations["Balance.retrieve"] = original;
      await running.stop();
    }
  });
});
