import { createHmac } from 'node:crypto';

/** The number of bits of `seekers` in the tables of searches. */
const BUCKETS = 64;

/**
 * The bucket of a searcher in this month: from their account or, without one, their network address. It can't be
 * reversed, others share it, and it changes every month. Two different buckets are certainly two different people, so
 * counting buckets never counts too many.
 */
export function anonymousBucket(secret: string, searcher: string, month: string): number {
  const digest = createHmac('sha256', secret).update(`search ${month} ${searcher}`).digest();
  return digest.readUInt32BE() % BUCKETS;
}

/** A set with only this bucket, as PostgreSQL's bit(64). */
export function bucketBits(bucket: number): string {
  return '0'.repeat(bucket).concat('1').padEnd(BUCKETS, '0');
}
