import type { Feature, LatLng } from '../feature-table.ts';

/**
 * Robert Hoddle's survey of 1837 is regular, so it is computed: one corner and the offset to the
 * next street in each direction give all eighty-one crossings.
 */
const FLINDERS_AND_SPENCER: LatLng = [-37.82103, 144.95507];
const NEXT_STREET_EAST: LatLng = [0.00072, 0.0024675];
const NEXT_STREET_NORTH: LatLng = [0.001955, -0.0009075];

/** South to north. The little streets run halfway between the great ones. */
const EAST_WEST = [
  ['main', 'tram', 'Flinders Street'],
  ['minor', '', 'Flinders Lane'],
  ['main', 'tram', 'Collins Street'],
  ['minor', '', 'Little Collins Street'],
  ['main', 'tram', 'Bourke Street'],
  ['minor', '', 'Little Bourke Street'],
  ['main', '', 'Lonsdale Street'],
  ['minor', '', 'Little Lonsdale Street'],
  ['main', 'tram', 'La Trobe Street'],
] as const;

/** West to east. */
const NORTH_SOUTH = [
  ['main', 'tram', 'Spencer Street'],
  ['main', '', 'King Street'],
  ['main', 'tram', 'William Street'],
  ['main', '', 'Queen Street'],
  ['main', 'tram', 'Elizabeth Street'],
  ['main', 'tram', 'Swanston Street'],
  ['main', '', 'Russell Street'],
  ['main', '', 'Exhibition Street'],
  ['main', 'tram', 'Spring Street'],
] as const;

const LAST_EAST = NORTH_SOUTH.length - 1;
const LAST_NORTH = (EAST_WEST.length - 1) / 2;

/** The point this many great streets east of Spencer Street and north of Flinders Street. */
export function hoddleCorner(east: number, north: number): LatLng {
  return [
    FLINDERS_AND_SPENCER[0] + east * NEXT_STREET_EAST[0] + north * NEXT_STREET_NORTH[0],
    FLINDERS_AND_SPENCER[1] + east * NEXT_STREET_EAST[1] + north * NEXT_STREET_NORTH[1],
  ];
}

/** The streets of the grid, each from one edge of it to the other. */
export function hoddleStreets(): Feature[] {
  return [
    ...EAST_WEST.map(([kind, detail, name], index) => ({
      kind,
      detail,
      name,
      points: [hoddleCorner(0, index / 2), hoddleCorner(LAST_EAST, index / 2)],
    })),
    ...NORTH_SOUTH.map(([kind, detail, name], index) => ({
      kind,
      detail,
      name,
      points: [hoddleCorner(index, 0), hoddleCorner(index, LAST_NORTH)],
    })),
  ];
}

/** Lanes inside the Hoddle Grid. Rows as in `feature-table.ts`. */
export const LANES = `
lane | Hosier Lane | 81688 96930, 81639 96907, 81591 96885
lane | Rutledge Lane | 81652 96913, 81642 96947, 81606 96931, 81616 96897
lane | ACDC Lane | 81533 97082, 81562 97096, 81598 97112
lane | Duckboard Place | 81598 97112, 81586 97153, 81525 97127
lane | Degraves Street | 81766 96616, 81681 96577
lane | Centre Place | 81682 96572, 81596 96532
lane | Hardware Lane | 81462 96185, 81364 96139
lane | Hardware Street | 81364 96139, 81267 96091
lane | Manchester Lane | 81670 96611, 81572 96566
lane | Block Place | 81550 96489, 81492 96462
lane | Howey Place | 81477 96701, 81428 96679
lane | Bank Place | 81724 96045, 81626 96000
lane | Meyers Place | 81252 97283, 81154 97238
lane | Liverpool Street | 81166 97196, 81068 97150
lane | Crossley Street | 81182 97142, 81084 97096
lane | Market Lane | 81235 96959, 81138 96914
lane | Waratah Place | 81202 96692, 81105 96646
lane | Heffernan Lane | 81215 96650, 81117 96604
lane | Tattersalls Lane | 81233 96588, 81135 96543
lane | Celestial Avenue | 81224 96618, 81169 96592
lane | Drewery Lane | 81174 96409, 81076 96364
lane | Niagara Lane | 81380 96082, 81282 96037
lane | Union Lane | 81463 96560, 81365 96515
lane | The Causeway | 81481 96496, 81384 96451
lane | McKillop Street | 81554 96247, 81456 96201
lane | Healeys Lane | 81445 95860, 81347 95815
lane | Goldsbrough Lane | 81536 95930, 81438 95885
lane | Church Street | 81641 95951, 81543 95905
lane | Custom House Lane | 81840 96029, 81742 95984
lane | Highlander Lane | 82047 95699, 81949 95654
lane | Oliver Lane | 81589 96888, 81491 96842
lane | Malthouse Lane | 81534 97078, 81436 97032
lane | Coates Lane | 81327 97024, 81230 96979
lane | Bennetts Lane | 80936 96843, 80868 96811
lane | Exploration Lane | 81040 96868, 80942 96823
lane | Sutherland Street | 81158 96083, 81060 96037
lane | Heape Court | 81207 96296, 81109 96250
lane | Godfrey Street | 81872 95540, 81774 95494
lane | Francis Street | 81796 95799, 81698 95753
lane | Merriman Lane | 81419 95568, 81322 95522
lane | Wills Street | 81318 95535, 81220 95489
lane | Guildford Lane | 81138 95984, 81094 96137
street | Market Street | 81927 96112, 81731 96021
`;
