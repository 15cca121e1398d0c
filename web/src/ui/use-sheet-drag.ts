import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { createLazyModule } from './lazy-module.ts';
import type { SheetDrag, SheetEvents } from './sheet-drag.ts';
import type { SheetStop } from './sheet-stop.ts';
import { useLazyModule } from './use-lazy-module.ts';

/** Comes with the first sheet: its buttons work without. */
const sheetDrag = createLazyModule(async () => (await import('./sheet-drag.ts')).attachSheetDrag);

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
  const code = useLazyModule(sheetDrag);
  const attach = code.kind === 'loaded' ? code.code : null;
  const rest = useEffectEvent(onRest);
  const close = useEffectEvent(onClosed);
  useEffect(() => {
    const parts = { sheet: sheet.current, head: head.current, content: content.current };
    if (attach === null || !isOn) return;
    if (parts.sheet === null || parts.head === null || parts.content === null) return;
    const attached = attach(
      { sheet: parts.sheet, head: parts.head, content: parts.content },
      { onRest: (snap) => rest(snap), onClosed: () => close() },
    );
    drag.current = attached;
    return () => {
      attached.detach();
      drag.current = null;
    };
  }, [attach, isOn, sheet, head, content]);
  return (stop) => {
    if (drag.current !== null) drag.current.go(stop);
    else if (stop === 'closed') onClosed();
    else onRest(stop);
  };
}
