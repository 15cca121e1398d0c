import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { attachSheetDrag, type SheetDrag, type SheetEvents } from './sheet-drag.ts';
import type { SheetStop } from './sheet-stop.ts';

export type SheetDragOptions = SheetEvents & {
  /** False where the panel is no sheet. */
  readonly isOn: boolean;
  readonly sheet: RefObject<HTMLElement | null>;
  readonly head: RefObject<HTMLElement | null>;
  readonly content: RefObject<HTMLElement | null>;
};

/** Lets a sheet follow the finger; returns how to move it without one. */
export function useSheetDrag(options: SheetDragOptions): (stop: SheetStop) => void {
  const { isOn, sheet, head, content, onRest, onClosed } = options;
  const drag = useRef<SheetDrag | null>(null);
  const rest = useEffectEvent(onRest);
  const close = useEffectEvent(onClosed);
  useEffect(() => {
    const parts = { sheet: sheet.current, head: head.current, content: content.current };
    if (!isOn || parts.sheet === null || parts.head === null || parts.content === null) return;
    const attached = attachSheetDrag(
      { sheet: parts.sheet, head: parts.head, content: parts.content },
      { onRest: (snap) => rest(snap), onClosed: () => close() },
    );
    drag.current = attached;
    return () => {
      attached.detach();
      drag.current = null;
    };
  }, [isOn, sheet, head, content]);
  return useCallback((stop: SheetStop) => drag.current?.go(stop), []);
}
