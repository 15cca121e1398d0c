/** Uploads wait in quarantine for their scan and review; publishing moves them to production. */
export const BUCKET_CLASSES = ['production', 'quarantine'] as const;

export type BucketClass = (typeof BUCKET_CLASSES)[number];

/** Buckets with quarantine in their name are quarantine; all others are production. */
export function bucketClassOf(bucket: string): BucketClass {
  return bucket.includes('quarantine') ? 'quarantine' : 'production';
}
