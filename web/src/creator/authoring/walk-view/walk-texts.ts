import { GUIDE_KEY, type Workspace } from '../workspace/create-workspace.ts';

/** What the record with this key says of the walk: the guide's settings or a place's trigger. Null if it has gone. */
export function walkTextOf({ guideRecord, getState }: Workspace, key: string): string | null {
  if (key === GUIDE_KEY) return guideRecord.getState().mine.walk;
  const item = getState().places.find((each) => each.key === key);
  return item?.record.getState().mine.trigger ?? null;
}

export function setWalkText({ guideRecord, getState }: Workspace, key: string, text: string): void {
  if (key === GUIDE_KEY) guideRecord.send({ type: 'edited', values: { walk: text } });
  const item = getState().places.find((each) => each.key === key);
  item?.record.send({ type: 'edited', values: { trigger: text } });
}
