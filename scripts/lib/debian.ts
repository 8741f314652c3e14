import { run } from "./run.ts";
import { isDebian, isRoot } from "./system.ts";

/** Something a service needs on the machine, and the Debian package that provides it. */
export interface Requirement {
  debianPackage: string;
  isThere(): boolean;
}

/** Installs what is missing if we may; otherwise says what to install. */
export async function installMissing(requirements: Requirement[]): Promise<string[]> {
  const packages = requirements
    .filter((needed) => !needed.isThere())
    .map((needed) => needed.debianPackage);
  if (packages.length === 0) return [];
  if (!isDebian || !isRoot) throw new Error(formatInstallAdvice(packages));

  console.log(`installing ${packages.join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { env });
  await run("apt-get", ["install", "-y", "--no-install-recommends", ...packages], { env });
  return packages;
}

function formatInstallAdvice(packages: string[]): string {
  const command = `apt-get install --no-install-recommends ${packages.join(" ")}`;
  return isDebian
    ? `These packages are missing. Run: sudo ${command}\nOr use containers: docker compose up`
    : `Not found on this machine: ${packages.join(", ")} (names of Debian packages).\nInstall them, or use containers: docker compose up`;
}
