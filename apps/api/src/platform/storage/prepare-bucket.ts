import {
  CreateBucketCommand,
  HeadBucketCommand,
  PutBucketCorsCommand,
  PutBucketLifecycleConfigurationCommand,
  PutBucketPolicyCommand,
  PutBucketVersioningCommand,
  type S3Client,
} from "@aws-sdk/client-s3";

/** An upload ticket can be used again while it is valid; such later uploads are deleted after this time. */
const quarantineRetentionDays = 2;
/** Deleted files are retained as long as database backups, so that a restored row finds its file. */
const removedRetentionDays = 14;

/**
 * Creates the bucket if it is missing; its rules are written each time, so that they cannot drift.
 */
export async function prepareBucket(client: S3Client, Bucket: string, publicOrigin: string) {
  const hasBucket = await client.send(new HeadBucketCommand({ Bucket })).then(
    () => true,
    () => false,
  );
  if (!hasBucket) await client.send(new CreateBucketCommand({ Bucket }));
  await client.send(
    new PutBucketCorsCommand({
      Bucket,
      CORSConfiguration: {
        CORSRules: [
          {
            AllowedOrigins: [publicOrigin],
            AllowedMethods: ["POST", "GET"],
            AllowedHeaders: ["*"],
            MaxAgeSeconds: 600,
          },
        ],
      },
    }),
  );
  await client.send(new PutBucketPolicyCommand({ Bucket, Policy: makePublicReadPolicy(Bucket) }));
  // Versioning allows restoring what was deleted or overwritten by mistake.
  await client.send(
    new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: "Enabled" } }),
  );
  await client.send(
    new PutBucketLifecycleConfigurationCommand({
      Bucket,
      LifecycleConfiguration: {
        Rules: [
          {
            ID: "forget-quarantine",
            Status: "Enabled",
            Filter: { Prefix: "quarantine/" },
            Expiration: { Days: quarantineRetentionDays },
            NoncurrentVersionExpiration: { NoncurrentDays: 1 },
          },
          ...["public/", "private/"].map((Prefix) => ({
            ID: `forget-removed-${Prefix.slice(0, -1)}`,
            Status: "Enabled" as const,
            Filter: { Prefix },
            Expiration: { ExpiredObjectDeleteMarker: true },
            NoncurrentVersionExpiration: { NoncurrentDays: removedRetentionDays },
          })),
        ],
      },
    }),
  );
}

const makePublicReadPolicy = (bucket: string) =>
  JSON.stringify({
    Version: "2012-10-17",
    Statement: [
      {
        Effect: "Allow",
        Principal: "*",
        Action: ["s3:GetObject"],
        Resource: [`arn:aws:s3:::${bucket}/public/*`],
      },
    ],
  });
