import { createContext, use } from 'react';

/** True inside a dialog, whose page already has a main element. */
export const IsNestedContext = createContext(false);

/** The root element of a page: a `div` inside a dialog, because a document has only one visible `main`. */
export function usePageRoot(): 'main' | 'div' {
  return use(IsNestedContext) ? 'div' : 'main';
}
