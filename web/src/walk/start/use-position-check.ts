import { useCallback, useEffect, useState } from 'react';
import { hasLocationPermission } from '../../core/location/location-memory.ts';
import { watchFixes } from '../../core/location/watch-fixes.ts';
import type { PositionState } from './position-check.ts';

/** Follows the position before a walk. The browser asks the visitor only after `ask`, which a tap calls. */
export function usePositionCheck(): readonly [PositionState, () => void] {
  const [state, setState] = useState<PositionState>({ kind: 'not asked' });
  const [turn, setTurn] = useState(0);
  const ask = useCallback(() => {
    setState({ kind: 'asking' });
    setTurn((count) => count + 1);
  }, []);

  useEffect(() => {
    if (turn === 0) {
      let isOver = false;
      void hasLocationPermission().then((may) => {
        if (may && !isOver) ask();
      });
      return () => {
        isOver = true;
      };
    }
    return watchFixes(navigator.geolocation, {
      onFix: ({ point, accuracyMetres: accuracy }) => setState({ kind: 'found', point, accuracy }),
      onError: (error) =>
        setState((last) =>
          last.kind === 'found' && error !== 'refused' ? last : { kind: 'failed', error },
        ),
    });
  }, [turn, ask]);

  return [state, ask];
}
