import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../lib/paths.ts";
import { run } from "../lib/run.ts";
import { findProgram } from "../lib/system.ts";
import { ports as imagePorts } from "./settings.ts";

export const siteHost = "boab.example";

export type NginxPorts = Pick<typeof imagePorts, "http" | "https" | "internal" | "web" | "api">;

interface Nginx {
  process: ChildProcess;
  certificate: string;
  /** Where its configuration and its logs are. */
  folder: string;
}

/** nginx with the files of deploy/, at other ports and folders; with the certificate to trust. */
export async function startNginx(ports: NginxPorts = imagePorts, name = "image"): Promise<Nginx> {
  const folder = join(repositoryRoot, `.cache/${name}/nginx`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "cache"), { recursive: true });
  const [certificatePath, key] = [join(folder, "fullchain.pem"), join(folder, "privkey.pem")];
  await run("openssl", [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-days",
    "2",
    "-subj",
    `/CN=${siteHost}`,
    "-addext",
    `subjectAltName=DNS:${siteHost}`,
    "-keyout",
    key,
    "-out",
    certificatePath,
  ]);
  const settings = ["boab.conf", "site.containers.conf"].map((name) =>
    readFileSync(join(repositoryRoot, "deploy/nginx", name), "utf8"),
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    whole(toLocalSettings(settings.join("\n"), ports, folder)),
  );
  const options = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
  const program = findProgram("nginx") ?? "nginx";
  await run(program, ["-t", ...options]);
  return {
    process: spawn(program, options, { stdio: "ignore" }),
    certificate: readFileSync(certificatePath, "utf8"),
    folder,
  };
}

const toLocalSettings = (settings: string, ports: NginxPorts, folder: string) =>
  settings
    .replaceAll(/^ *listen \[::\].*$/gm, "")
    .replaceAll("listen 80 ", `listen 127.0.0.1:${ports.http} `)
    .replaceAll("listen 443 ", `listen 127.0.0.1:${ports.https} `)
    .replaceAll("listen 4000;", `listen 127.0.0.1:${ports.internal};`)
    .replaceAll("/var/log/nginx", folder)
    .replaceAll("/var/cache/nginx/boab", join(folder, "cache"))
    .replaceAll("/etc/ssl/boab", folder)
    .replaceAll(/172\.30\.77\.1(\d):3000/g, (_, n) => `127.0.0.1:${ports.web[Number(n) - 1]}`)
    .replaceAll(/172\.30\.77\.2(\d):4000/g, (_, n) => `127.0.0.1:${ports.api[Number(n) - 1]}`);

const whole = (settings: string) => `daemon off;
user root;
pid nginx.pid;
worker_processes 1;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  ${settings}
}
`;
