/** Uploads wait in quarantine for their scan and review; publishing moves them to production. */
export const BUCKET_CLASSES = ['production', 'quarantine'] as const;

export type BucketClass = (typeof BUCKET_CLASSES)[number];

/** The class that a bucket's name gives it: quarantine says so in its name, the rest is production. */
export function bucketClassOf(bucket: string): BucketClass {
  return bucket.includes('quarantine') ? 'quarantine' : 'production';
}
