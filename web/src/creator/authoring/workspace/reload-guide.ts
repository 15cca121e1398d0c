import type { Desk } from './desk.ts';

/** Looks at the server for what others have changed. */
export async function reloadGuide(desk: Desk): Promise<void> {
  const { guide } = desk.getState();
  if (guide.kind !== 'pending') return;
  const row = await desk.call('getPendingGuide', {
    params: { id: guide.id },
    query: { include_places: true },
  });
  desk.adoptGuide(row);
}
