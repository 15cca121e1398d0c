import { describe, expect, it } from 'vitest';
import { ApiProblem, NetworkError } from '../../../api/failures.ts';
import { movedText, moveFailedText } from './verdict-texts.ts';

const refused = (detail: string) => new ApiProblem({ status: 409, code: 'conflict', detail });
const OFFLINE = 'We can’t connect. Check your internet and try again.';

describe('a move that failed', () => {
  it.each([
    ['approved', refused('No'), 'Failed to approve guide: No'],
    ['approved', refused(''), 'Failed to approve guide: An unknown error occurred'],
    ['approved', new TypeError('x'), 'Failed to approve guide: An unknown error occurred'],
    ['rejected', refused('No'), 'Failed to reject guide: No'],
    ['needs_revision', refused('No'), 'Failed to update status: No'],
    ['needs_revision', refused(''), 'Failed to update status: Status change failed'],
    ['published', new TypeError('x'), 'Failed to update status: Unknown error occurred'],
    ['withdrawn', new NetworkError(), `Failed to update status: ${OFFLINE}`],
  ] as const)('to %s with %o is reported with the reason', (target, error, text) => {
    expect(moveFailedText(target, error)).toBe(text);
  });
});

it('doesn’t report a guide as published before the transfer has ended', () => {
  expect(movedText('published')).toBe('Transferring to production...');
  expect(movedText('approved')).toBe('Guide approved successfully');
});
