import { act } from '@testing-library/react';

/** Until something has been done and what shows it has been drawn. */
export function settled(work: () => Promise<void>): Promise<void> {
  return Promise.resolve(act(work));
}
