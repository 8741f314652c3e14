import { accessFaults } from "./access-faults.ts";
import type { Fault } from "./fault.ts";
import { inputFaults } from "./input-faults.ts";
import { moneyFaults } from "./money-faults.ts";

export const faults: readonly Fault[] = [...accessFaults, ...moneyFaults, ...inputFaults];
