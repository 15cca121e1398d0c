import { useEffect, useState } from 'react';
import type { BrowseChoice } from './browse-choice.ts';
import { keepChoice, readChoice } from './kept-choice.ts';

/** What someone has chosen to see, kept for when they come back to the list. */
export function useBrowseChoice(): readonly [BrowseChoice, (choice: BrowseChoice) => void] {
  const [choice, setChoice] = useState(readChoice);
  useEffect(() => keepChoice(choice), [choice]);
  return [choice, setChoice];
}
