import { describe, expect, it } from 'vitest';
import { mayRepeatTransfer, transferText } from './transfer.ts';

describe('the transfer to production', () => {
  it.each([
    [{ state: 'transferring' }, 'Transferring to production...', false],
    [{ state: 'transferred' }, 'Transferred to production', false],
    [{ state: 'failed', reason: 'store is full' }, 'Transfer failed: store is full', true],
  ] as const)('%o reads %s', (transfer, text, repeatable) => {
    expect(transferText(transfer)).toBe(text);
    expect(mayRepeatTransfer(transfer)).toBe(repeatable);
  });
});
