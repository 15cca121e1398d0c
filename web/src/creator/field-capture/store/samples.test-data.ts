import { EMPTY_TRACK } from '@laneway/domain/field/track';
import type { CapturedFile, Outing, RecordedPath, Spot } from './records.ts';

export const anOuting = (changes: Partial<Outing> = {}): Outing => ({
  id: 'walk-one',
  guideId: null,
  isNewGuide: true,
  guideKey: 'key-of-walk-one',
  guideTriedAt: null,
  title: 'Walk on 15 Nov 2026, 10:42 am',
  startedAt: 1_000,
  endedAt: null,
  sent: [],
  sentPaths: [],
  ...changes,
});

export const aFile = (name: string, type: string): CapturedFile => ({
  id: `file-${name}`,
  name,
  blob: new Blob([name], { type }),
  seconds: null,
});

export const aSpot = (number: number, changes: Partial<Spot> = {}): Spot => ({
  id: `spot-${number}`,
  walkId: 'walk-one',
  number,
  title: `Corner ${number}`,
  point: { lat: -37.8 - number / 1_000, lng: 144.9 },
  accuracyMetres: 6,
  takenAt: 2_000 + number,
  photo: aFile(`photo-${number}.jpg`, 'image/jpeg'),
  voice: aFile(`voice-${number}.m4a`, 'audio/mp4'),
  imageUri: null,
  audioUri: null,
  isDraft: false,
  key: `key-of-spot-${number}`,
  attempt: null,
  ...changes,
});

export const aPath = (changes: Partial<RecordedPath> = {}): RecordedPath => ({
  id: 'path-one',
  walkId: 'walk-one',
  track: {
    ...EMPTY_TRACK,
    segments: [
      {
        kind: 'walked',
        points: [
          { lat: -37.8, lng: 144.9 },
          { lat: -37.801, lng: 144.902 },
        ],
      },
    ],
  },
  state: 'done',
  updatedAt: 3_000,
  text: null,
  ...changes,
});
