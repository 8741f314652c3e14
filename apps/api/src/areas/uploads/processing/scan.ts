/** Names what harm was recognised in a file, or nothing. A virus scanner fits behind it. */
export type Scan = (bytes: Buffer) => Promise<string | undefined>;

/** The test file every scanner knows. In two parts, or scanners would take this file for one. */
const testVirus = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"];

const signatures = [{ name: "EICAR test file", bytes: Buffer.from(testVirus.join("")) }];

export const scanForSignatures: Scan = async (bytes) =>
  signatures.find((signature) => bytes.includes(signature.bytes))?.name;
