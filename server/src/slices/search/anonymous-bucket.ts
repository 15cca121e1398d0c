import { createHmac } from 'node:crypto';

/** As many as `seekers` has bits in the tables of searches. */
const BUCKETS = 64;

/**
 * The bucket that whoever searches falls into this month: an account, or where there is none the network address. It
 * can't be turned back into either, others share it, and next month it is another one. Two different buckets are
 * certainly two different people, so counting buckets never counts too many.
 */
export function anonymousBucket(secret: string, searcher: string, month: string): number {
  const digest = createHmac('sha256', secret).update(`search ${month} ${searcher}`).digest();
  return digest.readUInt32BE() % BUCKETS;
}

/** A set with this bucket alone, as PostgreSQL reads bit(64). */
export function bucketBits(bucket: number): string {
  return '0'.repeat(bucket).concat('1').padEnd(BUCKETS, '0');
}
