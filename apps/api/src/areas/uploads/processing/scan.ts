/** Names the malware found in a file, if any. A virus scanner can be plugged in here. */
export type Scan = (bytes: Buffer) => Promise<string | undefined>;

/** The test file every scanner knows. Split in two, or scanners would flag this source file. */
const testVirus = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"];

const signatures = [{ name: "EICAR test file", bytes: Buffer.from(testVirus.join("")) }];

export const scanForSignatures: Scan = async (bytes) =>
  signatures.find((signature) => bytes.includes(signature.bytes))?.name;
