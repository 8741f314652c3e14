import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { Config } from "../config/config.ts";
import { prepareBucket } from "./prepare-bucket.ts";
import type { ReadObjectResult, Storage } from "./storage.ts";

/**
 * Keys have a random part and objects are never overwritten, so cached copies stay valid forever.
 */
const immutableCacheControl = "public, max-age=31536000, immutable";

/**
 * The SDK has no timeout by default. A request without a response for this long fails and the queue retries the task;
 * otherwise a few files would block every worker.
 */
const DEFAULT_TIMEOUT_MS = 10_000;

export function connectStorage(
  settings: Config["storage"],
  timeoutMs = DEFAULT_TIMEOUT_MS,
): Storage {
  const Bucket = settings.bucket;
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    forcePathStyle: true,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: timeoutMs, socketTimeout: timeoutMs },
    // Stores other than Amazon's do not support the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });

  return {
    signPost: ({ key, contentType, maxBytes, seconds }) =>
      createPresignedPost(client, {
        Bucket,
        Key: key,
        Fields: { "Content-Type": contentType },
        Conditions: [
          ["content-length-range", 1, maxBytes],
          ["eq", "$Content-Type", contentType],
        ],
        Expires: seconds,
      }),

    signDownload({ key, contentType, fileName, seconds }) {
      const command = new GetObjectCommand({
        Bucket,
        Key: key,
        ResponseContentDisposition: `attachment; filename="${fileName}"`,
        ResponseContentType: contentType,
        ResponseCacheControl: "private, no-store",
      });
      return getSignedUrl(client, command, { expiresIn: seconds });
    },

    read: (key, maxBytes) => readObject(client, Bucket, key, maxBytes),

    async put(key, bytes, contentType) {
      const isPublic = key.startsWith("public/");
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: key,
          Body: bytes,
          ContentType: contentType,
          CacheControl: isPublic ? immutableCacheControl : "private, no-store",
        }),
      );
    },

    async copy(from, to) {
      try {
        await client.send(
          new CopyObjectCommand({ Bucket, CopySource: `${Bucket}/${from}`, Key: to }),
        );
        return true;
      } catch (error) {
        if (error instanceof NoSuchKey) return false;
        throw error;
      }
    },

    async remove(keys) {
      for (const Key of keys) await removeObject(client, Bucket, Key);
    },

    prepare: (publicOrigin) => prepareBucket(client, Bucket, publicOrigin),
    close: () => client.destroy(),
  };
}

async function readObject(
  client: S3Client,
  Bucket: string,
  Key: string,
  maxBytes: number,
): Promise<ReadObjectResult> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    const chunks: Uint8Array[] = [];
    let size = 0;
    // The size is counted while streaming, whatever length was announced.
    for await (const chunk of Body as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > maxBytes) return { kind: "too large" };
      chunks.push(chunk);
    }
    return { kind: "found", bytes: Buffer.concat(chunks) };
  } catch (error) {
    if (error instanceof NoSuchKey) return { kind: "missing" };
    throw error;
  }
}

async function removeObject(client: S3Client, Bucket: string, Key: string): Promise<void> {
  try {
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
  } catch (error) {
    if (!(error instanceof NoSuchKey)) throw error;
  }
}
