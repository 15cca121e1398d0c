import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportFileName } from './export-file-name.ts';

describe('the name of an exported file', () => {
  it.each([
    ['The Upside-Down River', 'the-upside-down-river.gpx'],
    ['Café d’Été & Söhne', 'cafe-dete-sohne.gpx'],
    ['../../etc/passwd', 'etc-passwd.gpx'],
    ['a"; filename="evil.exe', 'a-filename-evil-exe.gpx'],
    ['墨尔本', 'guide.gpx'],
    ['', 'guide.gpx'],
  ])('of %j is %s', (title, name) => {
    expect(exportFileName(title, 'gpx')).toBe(name);
  });

  it('is safe in a header and on any disk, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        const name = exportFileName(title, 'geojson');
        expect(name).toMatch(/^[a-z0-9][a-z0-9-]*\.geojson$/);
        expect(name.length).toBeLessThanOrEqual(68);
      }),
    );
  });
});
