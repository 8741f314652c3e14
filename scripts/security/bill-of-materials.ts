/** An entry of package-lock.json, by the folder it is installed in. */
interface LockedPackage {
  version?: string;
  integrity?: string;
  license?: string;
  /** Installed for development alone. */
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}

export interface LockFile {
  packages: Record<string, LockedPackage>;
}

interface Component {
  type: "library";
  "bom-ref": string;
  name: string;
  version: string;
  purl: string;
  scope: "required" | "optional";
  licenses?: { expression: string }[];
  hashes?: { alg: "SHA-512"; content: string }[];
}

const folder = "node_modules/";

/**
 * What production installs, direct and indirect, in CycloneDX 1.5, and the same for the same lock file.
 * `npm sbom --omit dev` leaves out whatever the root also uses for development, such as Fastify.
 */
export function makeBillOfMaterials(
  { packages }: LockFile,
  product: { name: string; version: string },
) {
  const components = new Map<string, Component>();
  for (const [path, locked] of Object.entries(packages)) {
    const { version, dev, devOptional } = locked;
    // Our own workspaces have no folder there, or a link without a version.
    if (!path.includes(folder) || !version || dev || devOptional) continue;
    const component = toComponent(
      path.slice(path.lastIndexOf(folder) + folder.length),
      version,
      locked,
    );
    components.set(component.purl, component);
  }
  const sorted = [...components.values()].sort((one, other) => (one.purl < other.purl ? -1 : 1));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", "bom-ref": product.name, ...product } },
    components: sorted,
  };
}

function toComponent(name: string, version: string, locked: LockedPackage): Component {
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  const [algorithm, digest = ""] = locked.integrity?.split("-") ?? [];
  return {
    type: "library",
    "bom-ref": purl,
    name,
    version,
    purl,
    scope: locked.optional ? "optional" : "required",
    ...(locked.license && { licenses: [{ expression: locked.license }] }),
    ...(algorithm === "sha512" && {
      hashes: [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }],
    }),
  };
}
