/** What the history of a guide tells of, besides its changes of status. */
export const HISTORY_ACTS = [
  'created',
  'draft_started',
  'edited',
  'places_ordered',
  'place_added',
  'place_edited',
  'place_deleted',
  'deleted',
  'status_changed',
] as const;

export type HistoryAct = (typeof HISTORY_ACTS)[number];
