import {
  CreateBucketCommand,
  HeadBucketCommand,
  PutBucketCorsCommand,
  PutBucketLifecycleConfigurationCommand,
  PutBucketPolicyCommand,
  PutBucketVersioningCommand,
  type S3Client,
} from "@aws-sdk/client-s3";

/** A ticket can be used again while it is valid; later uploads are dropped. */
const quarantineDays = 2;
/** As long as backups of the database: a row that is restored finds its file. */
const removedDays = 14;

/**
 * Creates the bucket if it is missing; its rules are written each time, so that they cannot drift.
 */
export async function prepareBucket(client: S3Client, Bucket: string, publicOrigin: string) {
  const isThere = await client.send(new HeadBucketCommand({ Bucket })).then(
    () => true,
    () => false,
  );
  if (!isThere) await client.send(new CreateBucketCommand({ Bucket }));
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
  await client.send(new PutBucketPolicyCommand({ Bucket, Policy: publicReading(Bucket) }));
  // What is removed or overwritten by mistake can be brought back for a while.
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
            Expiration: { Days: quarantineDays },
            NoncurrentVersionExpiration: { NoncurrentDays: 1 },
          },
          ...["public/", "private/"].map((Prefix) => ({
            ID: `forget-removed-${Prefix.slice(0, -1)}`,
            Status: "Enabled" as const,
            Filter: { Prefix },
            Expiration: { ExpiredObjectDeleteMarker: true },
            NoncurrentVersionExpiration: { NoncurrentDays: removedDays },
          })),
        ],
      },
    }),
  );
}

const publicReading = (bucket: string) =>
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
