import { randomUUID } from "node:crypto";
import {
  DeleteBucketCommand,
  DeleteObjectCommand,
  GetBucketLifecycleConfigurationCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestConfig } from "#test/config.ts";
import { connectStorage } from "./s3-storage.ts";

const Bucket = `boab-test-${randomUUID()}`;
const settings = { ...makeTestConfig("unused").storage, bucket: Bucket };
const storage = connectStorage(settings);
const client = new S3Client({
  endpoint: settings.endpoint,
  region: settings.region,
  credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
  forcePathStyle: true,
});

const listVersions = () => client.send(new ListObjectVersionsCommand({ Bucket }));

beforeAll(() => storage.prepare("https://boab.example"));

afterAll(async () => {
  const { Versions = [], DeleteMarkers = [] } = await listVersions();
  for (const { Key, VersionId } of [...Versions, ...DeleteMarkers])
    await client.send(new DeleteObjectCommand({ Bucket, Key, VersionId }));
  await client.send(new DeleteBucketCommand({ Bucket }));
  storage.close();
  client.destroy();
});

test("a file removed by mistake can be brought back by its version", async () => {
  await storage.put("private/resume", Buffer.from("two pages"), "application/pdf");
  await storage.remove(["private/resume"]);
  expect(await storage.read("private/resume", 100)).toEqual({ kind: "missing" });

  const { Versions = [] } = await listVersions();
  const VersionId = Versions.find(({ Key }) => Key === "private/resume")?.VersionId;
  const { Body } = await client.send(
    new GetObjectCommand({ Bucket, Key: "private/resume", VersionId }),
  );
  expect(await Body?.transformToString()).toBe("two pages");
});

test("what was removed is forgotten after as many days as backups are kept", async () => {
  const { Rules = [] } = await client.send(new GetBucketLifecycleConfigurationCommand({ Bucket }));
  const days = Rules.map(({ Filter, NoncurrentVersionExpiration }) => [
    Filter?.Prefix,
    NoncurrentVersionExpiration?.NoncurrentDays,
  ]);
  expect(Object.fromEntries(days)).toEqual({ "quarantine/": 1, "public/": 14, "private/": 14 });
});
