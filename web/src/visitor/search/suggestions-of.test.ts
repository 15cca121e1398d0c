import { describe, expect, it } from 'vitest';
import { FOUND, HOSIER, LANEWAYS, NOTHING_FOUND, TRAMS } from './search-reply.test-data.ts';
import { reasonOf, type Suggestion, startingSuggestions, suggestionsOf } from './suggestions-of.ts';
import { type GuideHit, hitsOf } from './use-search-results.ts';

const nameOf = (suggestion: Suggestion): string => {
  switch (suggestion.kind) {
    case 'guide':
      return `guide ${suggestion.hit.guide.g_title}`;
    case 'place':
      return `place ${suggestion.hit.place.p_title} in ${suggestion.guideTitle}`;
    case 'creator':
      return `creator ${suggestion.creator.name}`;
    case 'recent':
    case 'popular':
      return `${suggestion.kind} ${suggestion.text}`;
  }
};

const plainText = (pieces: readonly { readonly text: string }[] | null) =>
  pieces?.map(({ text }) => text).join('') ?? null;

const segment = (text: string, hit = false) => ({ text, hit });

describe('the reason of a suggestion', () => {
  const [laneways, trams] = hitsOf(FOUND);
  const unnamed = { ...laneways, title: [segment('Laneways')] } as GuideHit;
  const reasonText = (hit: GuideHit | undefined) =>
    plainText(reasonOf(hit as GuideHit)?.segments ?? null);

  it.each<[string, GuideHit | undefined, string | null]>([
    ['nothing, if its title shows it', laneways, null],
    ['its place that can’t be opened', trams, 'Malthouse Lane'],
    ['its place that can be opened', unnamed, 'Hosier Lane'],
    [
      'the words around the match',
      {
        ...unnamed,
        snippet: [
          segment('both banks from a bluestone bridge to an iron '),
          segment('ship', true),
          segment(' and back'),
        ],
      },
      '…bridge to an iron ship and back',
    ],
    [
      'a match at the beginning',
      { ...unnamed, snippet: [segment('Iron '), segment('ships', true)] },
      'Iron ships',
    ],
    [
      'nothing of a description without a match',
      { ...unnamed, places: [], snippet: [segment('Seven lanes')] },
      null,
    ],
  ])('is %s', (_what, hit, text) => {
    expect(reasonText(hit)).toBe(text);
  });
});

describe('search results by guide', () => {
  it('contain why each guide was found', () => {
    const [laneways, trams] = hitsOf(FOUND);
    expect(plainText(laneways?.title ?? null)).toBe('Laneways');
    expect(laneways?.places.map(({ title }) => plainText(title))).toEqual(['Hosier Lane']);
    expect(laneways?.placeInside).toBeNull();
    expect(trams?.title).toEqual([{ text: 'City of Trams', hit: false }]);
    expect(plainText(trams?.placeInside ?? null)).toBe('Malthouse Lane');
    expect(trams?.places).toEqual([]);
  });

  it('contain the title of a place whose text matches', () => {
    const field = 'place_description' as const;
    const [laneways] = hitsOf({
      ...FOUND,
      matches: [{ g_id: 1, p_id: 101, field, segments: [] }],
    });
    const [place] = laneways?.places ?? [];
    expect(plainText(place?.title ?? null)).toBe('Hosier Lane');
    expect(place?.snippet).toEqual([]);
  });
});

describe('suggestions', () => {
  it('are guides, then places, then creators', () => {
    expect(suggestionsOf(FOUND, 'lane').map(nameOf)).toEqual([
      'guide Laneways',
      'guide City of Trams',
      'place Hosier Lane in Laneways',
      'creator Isla Marchetti',
    ]);
  });

  it('are at most six, with at most two places and one creator', () => {
    const [creator] = FOUND.authors;
    const reply = {
      ...FOUND,
      guides: [LANEWAYS, TRAMS, ...[21, 22, 23, 24].map((g_id) => ({ ...TRAMS, g_id }))],
      places: [101, 102, 103].map((p_id) => ({ ...HOSIER, p_id })),
      authors: creator === undefined ? [] : [creator, { ...creator, u_id: 4 }],
    };
    const names = suggestionsOf(reply, 'lane').map(({ kind }) => kind);
    expect(names).toEqual(['guide', 'guide', 'guide', 'place', 'place', 'creator']);
  });

  it.each([
    ['isla', 'creator Isla Marchetti'],
    ['Marchetti', 'creator Isla Marchetti'],
    ['ISLA MARCHETTI', 'creator Isla Marchetti'],
    ['isl', 'guide Laneways'],
    ['', 'guide Laneways'],
  ])('for “%s” begin with the %s', (text, first) => {
    expect(suggestionsOf(FOUND, text).map(nameOf)[0]).toBe(first);
  });

  it('name someone whose name was typed instead of another creator', () => {
    const rosa = { u_id: 5, name: 'Rosa Delgado', guide_count: 1 };
    const reply = { ...FOUND, authors: [...FOUND.authors, rosa] };
    expect(suggestionsOf(reply, 'rosa').map(nameOf)[0]).toBe('creator Rosa Delgado');
  });

  it('are empty if nothing was found', () => {
    expect(suggestionsOf(NOTHING_FOUND, 'lane')).toEqual([]);
  });

  it.each([
    ['tram', ['tram', 'river'], ['recent tram', 'popular river']],
    ['Tram', ['tram'], ['recent Tram']],
    ['', ['river'], ['popular river']],
    ['', [], []],
    ['', ['a', 'b', 'c', 'd', 'e'], ['popular a', 'popular b', 'popular c', 'popular d']],
  ])('for an empty box after “%s” with popular %j are %j', (last, popular, expected) => {
    expect(startingSuggestions(last, popular).map(nameOf)).toEqual(expected);
  });
});
