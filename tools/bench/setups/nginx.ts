import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../../../scripts/lib/paths.ts";
import { setupsFolder } from "./running.ts";

interface NginxTargets {
  port: number;
  web: string;
  api: string;
}

/**
 * The settings of `deploy/nginx`, without encryption and without limits by address: the load comes from one address, and
 * does not pay for what a visitor's browser would.
 */
export function writeNginxSettings({ port, web, api }: NginxTargets): string {
  const cache = join(setupsFolder, "nginx-cache");
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const deployedSettings = readFileSync(join(repositoryRoot, "deploy/nginx/boab.conf"), "utf8");
  // The first server leads to the encrypted one.
  const [shared = "", , site = ""] = deployedSettings.split(/^server \{$/m);
  const settings = `${shared}server {${site}`
    .replaceAll(/^ *(ssl_.*|limit_.*|listen \[::\].*|if \(.*)$/gm, "")
    .replaceAll(/^limit_.*$/gm, "")
    .replace(/listen 443 .*;/, `listen 127.0.0.1:${port};`)
    .replaceAll("/var/cache/nginx/boab", cache);
  const file = join(setupsFolder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off;
user root;
pid ${join(setupsFolder, "nginx.pid")};
worker_processes 1;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  upstream boab_web { server ${web}; keepalive 32; }
  upstream boab_api { server ${api}; keepalive 32; }
  ${settings}
}
`,
  );
  return file;
}
