import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { photo } from './photo.test-data.ts';
import { photoPosition } from './photo-position.ts';

describe('the position of a photo', () => {
  it('is read from its metadata, with the time', async () => {
    const found = await photoPosition(
      photo({ latitude: [37, 48, 49], longitude: [144, 57, 47], taken: '2026:03:01 10:42:00' }),
    );
    expect(found?.point).toEqual({ lat: -37.813611, lng: 144.963056 });
    expect(found?.takenAt).toEqual(new Date(2026, 2, 1, 10, 42));
  });

  it('is read even if there is no time', async () => {
    const north = photo({ latitude: [48, 51, 0], longitude: [2, 21, 0], refs: ['N', 'W'] });
    expect(await photoPosition(north)).toEqual({
      point: { lat: 48.85, lng: -2.35 },
      takenAt: null,
    });
  });

  it.each([
    ['doesn’t say', photo({ taken: '2026:03:01 10:42:00' })],
    [
      'has zeros, as phones without a fix write them',
      photo({ latitude: [0, 0, 0], longitude: [0, 0, 0] }),
    ],
    ['names only half of it', photo({ latitude: [37, 48, 49] })],
    ['names a place off the globe', photo({ latitude: [137, 0, 0], longitude: [244, 0, 0] })],
    ['is no photo', new File(['hello'], 'fake.jpg', { type: 'image/jpeg' })],
    ['is empty', new File([], 'empty.jpg', { type: 'image/jpeg' })],
  ])('is unknown when it %s', async (_, file) => {
    expect(await photoPosition(file)).toBeNull();
  });

  it('is null if the metadata is damaged', async () => {
    const whole = new Uint8Array(
      await photo({ latitude: [37, 48, 49], longitude: [144, 57, 47] }).arrayBuffer(),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 8 }),
        async (changes) => {
          const bytes = whole.slice();
          for (const [at, value] of changes) bytes[at] = value;
          const found = await photoPosition(new File([bytes], 'x.jpg', { type: 'image/jpeg' }));
          if (found !== null) expect(Math.abs(found.point.lat)).toBeLessThanOrEqual(90);
        },
      ),
    );
  });
});
