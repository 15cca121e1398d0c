import { describe, expect, it } from 'vitest';
import { BLOCKED_STORAGE } from '../../../core/blocked-storage.test-data.ts';
import { fingerprintOf } from './fingerprint.ts';
import { interruptedUploads } from './interrupted-uploads.ts';

const NOW = Date.parse('2026-11-15T12:00:00Z');
const FILE = { name: 'sunset at 5/7.mp4', type: 'video/mp4', size: 900, lastModified: 1 };

function shelf(entries: Readonly<Record<string, string>>) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    keys: () => [...kept.keys()],
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  };
}

const keyOf = (userId: number, field: string | null = null) =>
  `tus::${fingerprintOf({ userId, field }, FILE)}::123456`;

const entry = (creationTime = 'Sun Nov 15 2026 10:00:00 GMT+0000') =>
  JSON.stringify({
    size: FILE.size,
    metadata: { filename: FILE.name, filetype: FILE.type },
    creationTime,
    uploadUrl: 'https://laneway.example/api/uploads/abc',
  });

describe('interrupted uploads', () => {
  it('are found with the data needed to choose the file again', () => {
    const storage = shelf({ [keyOf(7, 'guide-3/cover')]: entry() });
    expect(interruptedUploads(storage, 7, NOW)).toMatchObject([
      { fileName: FILE.name, size: 900, field: 'guide-3/cover', fileType: 'video/mp4' },
    ]);
  });

  it('of someone else on the same device are neither shown nor removed', () => {
    const storage = shelf({ [keyOf(8)]: entry() });
    expect(interruptedUploads(storage, 7, NOW)).toEqual([]);
    expect(storage.kept.size).toBe(1);
  });

  it('are removed once the server has deleted them', () => {
    const storage = shelf({ [keyOf(7)]: entry('Sat Nov 07 2026 10:00:00 GMT+0000') });
    expect(interruptedUploads(storage, 7, NOW)).toEqual([]);
    expect(storage.kept.size).toBe(0);
  });

  it.each(['not json', '{}', 'null', '{"size":1,"metadata":{}}'])(
    'ignore invalid data: %s',
    (text) => {
      expect(interruptedUploads(shelf({ [keyOf(7)]: text }), 7, NOW)).toEqual([]);
    },
  );

  it('ignore other entries', () => {
    const storage = shelf({ 'tus::another-app::1': entry(), 'laneway.session': 'login' });
    expect(interruptedUploads(storage, 7, NOW)).toEqual([]);
    expect(storage.kept.size).toBe(2);
  });

  it('are empty if storage is blocked', () => {
    expect(interruptedUploads(BLOCKED_STORAGE, 7, NOW)).toEqual([]);
  });
});

it('the same file has a different fingerprint for each user', () => {
  const of = (userId: number) => fingerprintOf({ userId, field: null }, FILE);
  expect(of(1)).not.toBe(of(2));
});
