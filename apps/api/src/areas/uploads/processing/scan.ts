import { type ClamdSettings, scanWithClamd } from "#platform/virus-scanner/clamd.ts";

/** Names the malware found in a file, if any; throws `ScannerUnavailableError` when nobody can say. */
export type Scan = (bytes: Buffer) => Promise<string | undefined>;

/** The test file every scanner knows. Split in two, or scanners would flag this source file. */
const testVirusParts = [
  "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR",
  "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*",
];

const signatures = [{ name: "EICAR test file", bytes: Buffer.from(testVirusParts.join("")) }];

export const scanForSignatures: Scan = async (bytes) =>
  signatures.find((signature) => bytes.includes(signature.bytes))?.name;

/** Our own signatures, and the operator's ClamAV where there is one. */
export const makeScan =
  (clamd: ClamdSettings | undefined): Scan =>
  async (bytes) =>
    (await scanForSignatures(bytes)) ?? (clamd && scanWithClamd(clamd, bytes));
