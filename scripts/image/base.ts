import { copyFileSync, cpSync, existsSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cacheFolder } from "../lib/paths.ts";
import { run } from "../lib/run.ts";
import { findProgram } from "../lib/system.ts";
import { build, buildah } from "./buildah.ts";

const tag = `localhost/boab-base:node-${process.versions.node}`;

/**
 * Stands in for `node:24-bookworm-slim` where no registry of images is reached: Debian's smallest system from its packages,
 * and the Node that runs this. Made once.
 */
export async function makeBaseImage(): Promise<string> {
  if ((await buildah("images", "--quiet", "--filter", `reference=${tag}`)).trim()) return tag;
  const folder = join(cacheFolder, "image-base");
  mkdirSync(folder, { recursive: true });
  const systemArchive = join(folder, "system.tar");
  if (!existsSync(systemArchive))
    await run("mmdebstrap", [
      "--variant=minbase",
      "--include=ca-certificates",
      "bookworm",
      systemArchive,
    ]);
  copyFileSync(process.execPath, join(folder, "node"));
  const npm = realpathSync(findProgram("npm") ?? "npm");
  cpSync(dirname(dirname(npm)), join(folder, "npm"), { recursive: true });
  writeFileSync(join(folder, "Dockerfile"), buildDockerfile(copyCertificate(folder)));
  await build(folder, tag);
  return tag;
}

/** Behind a proxy that signs for other hosts npm needs the certificate this machine trusts. */
function copyCertificate(folder: string): string {
  const certificatePath = process.env.NODE_EXTRA_CA_CERTS;
  if (!certificatePath) return "";
  copyFileSync(certificatePath, join(folder, "trusted.crt"));
  return "COPY trusted.crt /etc/ssl/trusted.crt\nENV NODE_EXTRA_CA_CERTS=/etc/ssl/trusted.crt\n";
}

const buildDockerfile = (certificateLines: string) => `FROM scratch
ADD system.tar /
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
${certificateLines}ENV npm_config_prefer_offline=true
`;
