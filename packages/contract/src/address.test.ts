import { printEmbedPath } from '@laneway/domain/app-links/guide-path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, pathOf, queryText } from './address.ts';

describe('the path of a call', () => {
  it('keeps the trailing slash of its address', () => {
    expect(pathOf('createPendingGuide')).toBe('/api/pending_guides/');
    expect(pathOf('addPendingPlace', { id: 7 })).toBe('/api/pending_guides/7/places/');
  });

  it('is that of the embed code, which the app writes without the table of calls', () => {
    expect(pathOf('getEmbed', { id: 7 })).toBe(printEmbedPath(7));
  });

  it('keeps the slashes of a file name and encodes the rest', () => {
    expect(pathOf('getMedia', { bucket: 'laneway-production', key: 'guides/7/old café.jpg' })).toBe(
      '/media/laneway-production/guides/7/old%20caf%C3%A9.jpg',
    );
  });

  it('encodes a parameter so that it stays within its segment', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (id) => {
        const path = pathOf('getUploadOffset', { id });
        expect(path.split('/')).toHaveLength(4);
        expect(decodeURIComponent(path.slice('/api/uploads/'.length))).toBe(id);
      }),
    );
  });

  it('cannot be written without its parameters', () => {
    expect(() => addressOf('getGuide', {})).toThrow('The address of getGuide needs id');
    expect(() => pathOf('getUploadOffset', { id: '' })).toThrow(TypeError);
  });

  it('refuses other parameters when it is compiled', () => {
    // @ts-expect-error the parameter is called id
    expect(() => pathOf('getGuide', { guide: 7 })).toThrow();
    // @ts-expect-error the list takes no parameter
    expect(pathOf('listGuides', { id: 7 })).toBe('/api/guides');
  });
});

describe('the query of a call', () => {
  it('repeats the key of a list', () => {
    expect(queryText({ guide_ids: [2, 8, 7] })).toBe('?guide_ids=2&guide_ids=8&guide_ids=7');
  });

  it('leaves out what is undefined, and the question mark when nothing is left', () => {
    expect(queryText({ limit: undefined, cursor: 'abc' })).toBe('?cursor=abc');
    expect(queryText({ limit: undefined, guide_ids: [] })).toBe('');
  });

  it('keeps false, zero and the empty text', () => {
    expect(queryText({ unread: false, page: 0, search: '' })).toBe('?unread=false&page=0&search=');
  });

  it('reads back as it was written, whatever the text', () => {
    const texts = fc.dictionary(fc.string({ minLength: 1 }), fc.array(fc.string()));
    fc.assert(
      fc.property(texts, (query) => {
        const read = queryText(query)
          .split(/[?&]/)
          .slice(1)
          .map((pair) => pair.split('=').map(decodeURIComponent));
        const written = Object.entries(query).flatMap(([key, values]) =>
          values.map((value) => [key, value]),
        );
        expect(read).toEqual(written);
      }),
    );
  });

  it('follows the path', () => {
    expect(
      addressOf('getPendingGuide', { params: { id: 3 }, query: { include_places: true } }),
    ).toBe('/api/pending_guides/3?include_places=true');
  });
});
