import { useEffect, useEffectEvent, useState } from 'react';

export type CountdownHold = {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
};

/**
 * Acts after a delay, but not while the element is hovered or focused: the clock restarts when the
 * pointer or the focus leaves. Spread the returned handlers on the element to watch.
 */
export function useCountdown(ms: number, act: () => void): CountdownHold {
  const [holders, setHolders] = useState<readonly ('pointer' | 'focus')[]>([]);
  const onDone = useEffectEvent(act);
  const isHeld = holders.length > 0;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onDone(), ms);
    return () => clearTimeout(timer);
  }, [isHeld, ms]);

  const hold = (by: 'pointer' | 'focus') => () =>
    setHolders((held) => [...held.filter((one) => one !== by), by]);
  const letGo = (by: 'pointer' | 'focus') => () =>
    setHolders((held) => held.filter((one) => one !== by));
  return {
    onPointerEnter: hold('pointer'),
    onPointerLeave: letGo('pointer'),
    onFocus: hold('focus'),
    onBlur: letGo('focus'),
  };
}
