import { startTransition, useEffect, useState } from 'react';
import type { LateCode } from './late-code.ts';
import { useOnline } from './use-online.ts';

export type LateCodeState<T> =
  | { readonly kind: 'coming' }
  | { readonly kind: 'here'; readonly code: T }
  | { readonly kind: 'missing'; readonly tryAgain: () => void };

/**
 * Code that comes when it is first shown. React's own `lazy` would do, but for two things: what stands in meanwhile it
 * leaves up for 300 ms, however soon the code is there, and what did not come once it never asks for again. This asks
 * again when somebody says so, and by itself when the connection is back.
 */
export function useLateCode<T>(late: LateCode<T>): LateCodeState<T> {
  const [missing, setMissing] = useState<LateCode<T> | null>(null);
  // Not simply what has arrived: anything else that draws the page anew would draw all of it at once.
  const [here, setHere] = useState(() => (late.arrived() === null ? null : late));
  const [retries, setRetries] = useState(0);
  const isOnline = useOnline();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection that is back is a reason to ask again
  useEffect(() => {
    if (here === late) return;
    let isGone = false;
    late.fetch().then(
      // What came is drawn in pieces, which leaves the page free for a finger.
      () => !isGone && startTransition(() => setHere(late)),
      () => {
        if (isGone) return;
        setMissing(late);
        if (retries > 0) void loadNewerApp();
      },
    );
    return () => {
      isGone = true;
    };
  }, [late, here, retries, isOnline]);

  const code = here === late ? late.arrived() : null;
  if (code !== null) return { kind: 'here', code };
  if (missing !== late) return { kind: 'coming' };
  const tryAgain = () => {
    setMissing(null);
    setRetries((before) => before + 1);
  };
  return { kind: 'missing', tryAgain };
}

/** A server that answers, but no longer has code that this app names, has a newer app. */
async function loadNewerApp(): Promise<void> {
  const isThere = await fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    (reply) => reply.ok,
    () => false,
  );
  if (isThere) location.reload();
}
