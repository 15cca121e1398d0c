import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCreatorPath, printCreatorPath, printNamedCreatorPath } from './creator-path.ts';

it('a creator’s path is read as it was printed', () => {
  expect(printCreatorPath(3)).toBe('/creators/3');
  expect(parseCreatorPath('/creators/3')).toBe(3);
});

it.each([
  ['/creators/3-rosa-marchetti', 3],
  ['/creators/3-an-earlier-name', 3],
  ['/creators/3-', 3],
  ['/creators/3/', 3],
  ['/creators/', null],
  ['/creators/rosa', null],
  ['/creators/3x', null],
  ['/creators/0', null],
  ['/creators/99999999999', null],
  ['/creators/3/guides', null],
  ['/elsewhere/creators/3', null],
  ['//creators/3', null],
])('%s names %o', (path, creatorId) => {
  expect(parseCreatorPath(path)).toBe(creatorId);
});

it('a named path contains the creator’s name, if that has letters', () => {
  expect(printNamedCreatorPath(3, 'Rosa Marchetti')).toBe('/creators/3-rosa-marchetti');
  expect(printNamedCreatorPath(3, '!!!')).toBe('/creators/3');
});

it('a named path leads to the creator, whatever their name', () => {
  const anyId = fc.integer({ min: 1, max: 2_147_483_647 });
  fc.assert(
    fc.property(anyId, fc.string({ unit: 'binary', maxLength: 90 }), (creatorId, name) => {
      expect(parseCreatorPath(encodeURI(printNamedCreatorPath(creatorId, name)))).toBe(creatorId);
    }),
  );
});
