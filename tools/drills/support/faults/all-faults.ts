import { accessFaults } from "./access-faults.ts";
import { bookingFaults } from "./booking-faults.ts";
import type { Fault } from "./fault.ts";
import { inputFaults } from "./input-faults.ts";
import { marketFaults } from "./market-faults.ts";
import { moneyFaults } from "./money-faults.ts";
import { pageFaults } from "./page-faults.ts";
import { planFaults } from "./plan-faults.ts";

export const faults: readonly Fault[] = [
  ...accessFaults,
  ...moneyFaults,
  ...planFaults,
  ...inputFaults,
  ...marketFaults,
  ...bookingFaults,
  ...pageFaults,
];
