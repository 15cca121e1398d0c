import { type Day, dayOf } from '@laneway/domain/calendar';
import { useState } from 'react';

/** The day on which a page was opened, by the ledger's calendar. */
export function useToday(): Day {
  const [today] = useState(() => dayOf(Date.now()));
  return today;
}
