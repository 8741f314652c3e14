import { repositoryRoot } from "../lib/paths.ts";
import { run } from "../lib/run.ts";
import { build, buildah } from "./buildah.ts";

/** What a container would be started with. */
export interface Image {
  name: string;
  /** Its files on this machine. */
  root: string;
  user: string;
  folder: string;
  env: Record<string, string>;
  command: string[];
  release(): Promise<unknown>;
}

interface InspectedImage {
  OCIv1: { config: { User?: string; WorkingDir?: string; Env?: string[]; Cmd?: string[] } };
}

/** Builds one target of deploy/Dockerfile and lays its files open. */
export async function buildImage(target: "api" | "web", base: string): Promise<Image> {
  const name = `localhost/boab-${target}:check`;
  // What npm has already loaded for the checkout need not be loaded again.
  const npmCacheFolder = (await run("npm", ["config", "get", "cache", "--loglevel=error"])).trim();
  await build(
    repositoryRoot,
    name,
    "--file",
    "deploy/Dockerfile",
    "--target",
    target,
    "--build-arg",
    `BASE=${base}`,
    "--volume",
    `${npmCacheFolder}:/root/.npm`,
  );
  const container = (await buildah("from", "--pull-never", name)).trim();
  const root = (await buildah("mount", container)).trim();
  const { OCIv1 } = JSON.parse(await buildah("inspect", "--type", "image", name)) as InspectedImage;
  const { User = "", WorkingDir = "/", Env = [], Cmd = [] } = OCIv1.config;
  return {
    name: target,
    root,
    user: User,
    folder: WorkingDir,
    env: Object.fromEntries(Env.map((line) => line.split(/=(.*)/s, 2))),
    command: Cmd,
    release: () => buildah("rm", container),
  };
}
