import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsSeen } from '../../../ui/use-is-seen.ts';

/** Below all there is of an item: it has been looked at once this was on the screen, not as soon as it is opened. */
export function ItemEnd({ onSeen }: { readonly onSeen: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(end);
  const tell = useEffectEvent(onSeen);

  useEffect(() => {
    if (isSeen) tell();
  }, [isSeen]);

  return <div ref={end} />;
}
