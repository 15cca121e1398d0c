import type { TimedLine } from '@laneway/domain/media/transcript-timing';
import { type DeviceStorage, parseJson } from '../../core/device-storage.ts';
import { isPlainObject } from '../../core/stored-value.ts';
import { type CaptionDraft, EMPTY_DRAFT, type TimedLines } from './caption-draft.ts';

/** One person's captions in the making on this device, by the recording that they are for. */
export type StoredDrafts = {
  readonly find: (track: string) => CaptionDraft | null;
  /** False if the device has no space for it. */
  readonly keep: (track: string, draft: CaptionDraft, at: number) => boolean;
};

const PREFIX = 'laneway.captions';
const MAX_DRAFTS = 20;

export function createStoredDrafts(storage: DeviceStorage, userId: number): StoredDrafts {
  const mine = `${PREFIX}.${userId}.`;
  const read = (key: string) => parseJson(storage.getItem(key));

  const makeRoom = (): void => {
    const keptAt = (key: string): number => {
      const stored = read(key);
      return isPlainObject(stored) && typeof stored.keptAt === 'number' ? stored.keptAt : 0;
    };
    const keys = storage.keys().filter((key) => key.startsWith(mine));
    const oldest = keys.toSorted((a, b) => keptAt(b) - keptAt(a)).slice(MAX_DRAFTS - 1);
    for (const key of oldest) storage.removeItem(key);
  };

  return {
    find: (track) => parseDraft(read(`${mine}${track}`)),
    keep: (track, { text, timed }, at) => {
      const key = `${mine}${track}`;
      if (text === '' && timed === null) {
        storage.removeItem(key);
        return true;
      }
      if (storage.getItem(key) === null) makeRoom();
      return storage.setItem(key, JSON.stringify({ text, timed, keptAt: at }));
    },
  };
}

/** Another build may have stored it: without valid lines, the text is kept. */
function parseDraft(stored: unknown): CaptionDraft | null {
  if (!isPlainObject(stored) || typeof stored.text !== 'string') return null;
  return { ...EMPTY_DRAFT, text: stored.text, timed: parseTimed(stored.timed) };
}

function parseTimed(stored: unknown): TimedLines | null {
  if (!isPlainObject(stored)) return null;
  const { lines, lengthMs, next } = stored;
  if (!Array.isArray(lines) || lines.length === 0 || !lines.every(isLine)) return null;
  if (typeof lengthMs !== 'number' || typeof next !== 'number') return null;
  return { lines, lengthMs, next };
}

function isLine(line: unknown): line is TimedLine {
  return (
    isPlainObject(line) &&
    typeof line.text === 'string' &&
    typeof line.startMs === 'number' &&
    typeof line.isSet === 'boolean'
  );
}
