import { expect, it } from 'vitest';
import { checkStorageQuota } from './storage-quota.ts';

const GB = 1024 ** 3;

it.each([
  [0, 20 * GB],
  [19 * GB, GB],
  [20 * GB - 1, 1],
])('%d bytes in use leave room for %d', (usedBytes, fileBytes) => {
  expect(checkStorageQuota({ usedBytes, quotaBytes: 20 * GB }, fileBytes)).toBeNull();
});

it.each([
  [0, 20 * GB + 1],
  [20 * GB, 1],
  // The operator may lower the quota below what is in use.
  [30 * GB, 1],
])('%d bytes in use leave no room for %d', (usedBytes, fileBytes) => {
  expect(checkStorageQuota({ usedBytes, quotaBytes: 20 * GB }, fileBytes)).not.toBeNull();
});

it('the refusal says how much is used and what to do', () => {
  expect(checkStorageQuota({ usedBytes: 19 * GB, quotaBytes: 20 * GB }, 2 * GB)).toEqual({
    code: 'payload_too_large',
    detail:
      'You don’t have room for this file. It’s 2.00 GB, and you’ve used 19.00 GB of 20.00 GB. Delete files you don’t use or cancel unfinished uploads, then try again.',
  });
});
