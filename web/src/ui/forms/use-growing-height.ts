import { type RefObject, useLayoutEffect } from 'react';

/** Makes a field as high as its text, in browsers whose style sheets can't. */
export function useGrowingHeight(field: RefObject<HTMLElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again for each text
  useLayoutEffect(() => {
    const grown = field.current;
    if (grown === null || CSS.supports('field-sizing', 'content')) return;
    grown.style.height = 'auto';
    grown.style.height = `${grown.scrollHeight + grown.offsetHeight - grown.clientHeight}px`;
  }, [field, text]);
}
