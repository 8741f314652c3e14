import { breakSource } from "./break-source.ts";

// For the drill `tamper`: the price that the client names is believed.
breakSource([
  [
    "payments/payment.rules.ts",
    "if (unitAmount !== undefined && unitAmount !== line.unitCents)",
    "if (false)",
  ],
  [
    "payments/payment.rules.ts",
    "lines.push({ ...line, quantity });",
    "lines.push({ ...line, quantity, unitCents: unitAmount ?? line.unitCents });",
  ],
]);
