import { createContext, use } from 'react';

/** True inside a dialog, whose page already has a main element. */
export const IsNestedContext = createContext(false);

/** The root element of a page: `main`, of which a document has only one. */
export function usePageRoot(): 'main' | 'div' {
  return use(IsNestedContext) ? 'div' : 'main';
}
