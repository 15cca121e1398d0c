import { describe, expect, it } from 'vitest';
import { isSettled, judgeMedia } from './media-verdict.ts';

describe('an uploaded file', () => {
  it.each([
    ['pending', 'pending', 'checking', 'Scanning for viruses...'],
    ['clean', 'pending', 'checking', 'Getting it ready...'],
    ['unknown', 'pending', 'checking', 'Getting it ready...'],
    ['clean', 'ready', 'usable', 'Virus scan passed'],
    ['unknown', 'ready', 'usable', null],
    ['infected', 'pending', 'unusable', 'File infected - removed for security'],
    ['timeout', 'pending', 'unusable', 'Scan timed out - may need manual review'],
    ['clean', 'failed', 'unusable', 'The image is broken'],
  ] as const)('with the scan %s and processing %s is %s: %j', (state, processing, kind, text) => {
    const failure = processing === 'failed' ? 'The image is broken' : null;
    expect(judgeMedia({ state, processing, failure })).toMatchObject({ kind, text });
    expect(isSettled({ state, processing, failure })).toBe(kind !== 'checking');
  });

  it('can be uploaded again after its scan failed, and only then', () => {
    const failed = { processing: 'pending', failure: null } as const;
    expect(judgeMedia({ state: 'error', ...failed })).toEqual({
      kind: 'unusable',
      text: 'Scan failed - please retry upload',
      retryLabel: 'Retry Upload',
    });
    expect(judgeMedia({ state: 'timeout', ...failed })).toMatchObject({ retryLabel: null });
    expect(judgeMedia({ state: 'infected', ...failed })).toMatchObject({ retryLabel: null });
  });

  it('has a text even if the server gave no reason', () => {
    expect(judgeMedia({ state: 'clean', processing: 'failed', failure: null })).toMatchObject({
      text: 'We couldn’t read this file. Choose another one.',
    });
  });
});
