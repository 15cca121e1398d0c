import { useState } from 'react';
import { type Answer, answerOf } from './answer.ts';

/** As much of a query as it takes to tell what became of it. */
export type AskedQuery<Data> = {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
};

/** What became of a query, for a page that shows each case, and the way to ask once more. */
export function useAnswer<Data>({ data, error, refetch }: AskedQuery<Data>): Answer<Data> {
  const [askedAgainAfter, setAskedAgainAfter] = useState<Error | null>(null);
  const askAgain = async () => {
    setAskedAgainAfter(error);
    await refetch();
    setAskedAgainAfter(null);
  };
  return answerOf({ data, error, askedAgainAfter, askAgain: () => void askAgain() });
}
