import { exampleGuide, examplePlace } from '@laneway/contract/examples.test-data';
import type { SearchQuery } from '@laneway/contract/search';
import { describe, expect, it } from 'vitest';
import { fitsFilters, type GuideFilters, type SavedContent, searchSaved } from './search-saved.ts';

function content(id: number, guide: Partial<SavedContent['guide']>, titles: string[] = []) {
  return {
    guide: {
      ...exampleGuide,
      g_title: 'A walk',
      g_author: 'Mara Lindqvist',
      g_author_id: 9,
      g_description: 'Along the river.',
      ...guide,
      g_id: id,
    },
    places: titles.map((p_title, index) => ({
      ...examplePlace,
      g_id: id,
      p_id: id * 10 + index,
      p_title,
      p_description: 'Nothing to **see** here.',
    })),
  } satisfies SavedContent;
}

const SAVED = [
  content(1, { g_title: 'City of Trams', g_description: 'Green and gold.' }),
  content(2, { g_title: 'Café Crème' }, ['Degraves Street', 'Queen’s Hall', 'Tram stop 5']),
  content(3, { g_author: 'Robin Trams', g_author_id: 4, g_location: '-37.9,144.9' }),
];

const search = (search_terms: string, more: Partial<SearchQuery> = {}) =>
  searchSaved(SAVED, { search_terms, ...more });
const idsOf = (text: string, more?: Partial<SearchQuery>) =>
  search(text, more).guides.map(({ g_id }) => g_id);

describe('a search among saved guides', () => {
  it.each([
    ['a word of the title', 'city', [1]],
    ['words without accents', 'cafe creme', [2]],
    ['a place of the guide', 'queens hall', [2]],
    ['a creator', 'robin', [3]],
    ['a description', 'gold', [1]],
    ['the text of a place, without its markup', 'see', [2]],
    ['a plural, ranked by field', 'tram', [1, 2, 3]],
    ['all of the words if a guide has them', 'degraves tram', [2]],
    ['half of the words', 'city zeppelin', [1]],
    ['nothing for an unknown word', 'zeppelin', []],
    ['nothing for a text without words', '…', []],
  ])('finds by %s', (_what, text, ids) => {
    expect(idsOf(text)).toEqual(ids);
  });

  it('treats the last word as a prefix only while it is being typed', () => {
    expect(idsOf('degr', { typing: true })).toEqual([2]);
    expect(idsOf('degr')).toEqual([]);
  });

  it('ranks nearby guides higher', () => {
    const [, , third] = SAVED;
    expect(idsOf('river', { near: '-37.9,144.9' })[0]).toBe(third?.guide.g_id);
  });

  it('shows why a guide was found, and its matching places', () => {
    const { places, matches } = search('queens hall');
    expect(places.map(({ p_title }) => p_title)).toEqual(['Queen’s Hall']);
    expect(matches).toContainEqual({
      g_id: 2,
      p_id: 21,
      field: 'place_title',
      segments: [
        { text: 'Queen’s', hit: true },
        { text: ' ', hit: false },
        { text: 'Hall', hit: true },
      ],
    });
    expect(matches).toContainEqual(
      expect.objectContaining({ g_id: 2, p_id: null, field: 'description' }),
    );
  });

  it('shows at most three places, those with matching names first', () => {
    const [, cafe] = SAVED;
    const places = (cafe?.places ?? []).map((place, index) =>
      index === 2 ? { ...place, p_title: 'See Street' } : place,
    );
    const found = searchSaved([{ guide: exampleGuide, places: [...places, ...places] }], {
      search_terms: 'see',
    });
    expect(found.places.map(({ p_title }) => p_title)).toEqual([
      'See Street',
      'See Street',
      'Degraves Street',
    ]);
  });

  it('lists the creators whose names match', () => {
    expect(search('mara lindqvist').authors).toEqual([
      { u_id: 9, name: 'Mara Lindqvist', guide_count: 2 },
    ]);
    expect(search('river').authors).toEqual([]);
    expect(search('…').authors).toEqual([]);
  });
});

describe('a filter among saved guides', () => {
  const guide = content(1, {
    g_price: 4.99,
    g_audio: null,
    g_duration_minutes: 60,
    g_language: 'en',
  });
  const withAudio = content(2, { g_audio: 'a.mp3' });
  const endless = content(3, { g_duration_minutes: null });
  const fits = (filters: GuideFilters, saved: SavedContent = guide) => fitsFilters(filters)(saved);

  it.each<[GuideFilters, boolean]>([
    [{}, true],
    [{ free: true }, false],
    [{ price_max: 4.99 }, true],
    [{ price_max: 4 }, false],
    [{ minutes_max: 60 }, true],
    [{ minutes_max: 59 }, false],
    [{ language: 'en' }, true],
    [{ language: 'de' }, false],
  ])('%o matches: %s', (filters, expected) => {
    expect(fits(filters)).toBe(expected);
  });

  it('finds audio in the guide or in its places', () => {
    const silent = content(4, { g_audio: null }, ['One']);
    const places = silent.places.map((place) => ({ ...place, p_audio: null }));
    expect(fits({ audio: true }, withAudio)).toBe(true);
    expect(fits({ audio: true }, { ...silent, places })).toBe(false);
    const spoken = places.map((place) => ({ ...place, p_audio: 'b.mp3' }));
    expect(fits({ audio: true }, { ...silent, places: spoken })).toBe(true);
  });

  it('leaves out guides without a length', () => {
    expect(fits({ minutes_max: 600 }, endless)).toBe(false);
  });
});
