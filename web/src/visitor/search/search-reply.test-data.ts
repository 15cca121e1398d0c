import { exampleGuide, examplePlace } from '@laneway/contract/examples.test-data';
import type { SearchReply } from '../../api/queries/search.ts';

export const NOTHING_FOUND: SearchReply = {
  guides: [],
  places: [],
  authors: [],
  matches: [],
  corrected: null,
  next_cursor: null,
};

const GUIDE = { ...exampleGuide, g_image: null, g_image_stand_in: null };

export const LANEWAYS = {
  ...GUIDE,
  g_id: 1,
  g_title: 'Laneways',
  g_is_public: true,
  g_price: 0,
  g_access: 'inside',
} as const;

/** A guide that isn't open to a visitor. */
export const TRAMS = {
  ...GUIDE,
  g_id: 8,
  g_title: 'City of Trams',
  g_is_public: false,
  g_price: 4.99,
  g_access: 'teaser',
} as const;

export const HOSIER = { ...examplePlace, p_id: 101, g_id: 1, p_title: 'Hosier Lane' };

const segments = (before: string, hit: string, after: string) =>
  [
    { text: before, hit: false },
    { text: hit, hit: true },
    { text: after, hit: false },
  ].filter(({ text }) => text !== '');

/** An open guide with a place, and one whose place can't be opened. */
export const FOUND: SearchReply = {
  ...NOTHING_FOUND,
  guides: [LANEWAYS, TRAMS],
  places: [HOSIER],
  authors: [{ u_id: 3, name: 'Isla Marchetti', guide_count: 4 }],
  matches: [
    { g_id: 1, p_id: null, field: 'title', segments: segments('', 'Lane', 'ways') },
    { g_id: 8, p_id: null, field: 'place_title', segments: segments('Malthouse ', 'Lane', '') },
    {
      g_id: 8,
      p_id: null,
      field: 'description',
      segments: segments('…down the ', 'lane', ' <b>and back</b>'),
    },
    { g_id: 1, p_id: 101, field: 'place_title', segments: segments('Hosier ', 'Lane', '') },
  ],
};
