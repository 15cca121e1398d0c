import { act } from '@testing-library/react';

/** Resolves once the work is done and its result has been rendered. */
export function settled(work: () => Promise<void>): Promise<void> {
  return Promise.resolve(act(work));
}
