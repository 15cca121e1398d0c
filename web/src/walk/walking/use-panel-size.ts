import { type RefObject, useLayoutEffect, useState } from 'react';

type Size = { readonly width: number; readonly height: number };

/** How large a panel is, in pixels; nothing until it is there. The same object until that changes. */
export function usePanelSize(panel: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = panel;
    if (current === null) return;
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = current;
      setSize((last) =>
        last.width === width && last.height === height ? last : { width, height },
      );
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [panel]);
  return size;
}
