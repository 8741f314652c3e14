import {
  CreateBucketCommand,
  HeadBucketCommand,
  PutBucketCorsCommand,
  PutBucketLifecycleConfigurationCommand,
  PutBucketPolicyCommand,
  type S3Client,
} from "@aws-sdk/client-s3";

/** A ticket can be used again while it is valid; later uploads are dropped. */
const quarantineDays = 2;

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
          },
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
