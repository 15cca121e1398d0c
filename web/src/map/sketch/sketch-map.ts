import { hoddleStreets, LANES } from './data/hoddle-grid.ts';
import { LANDMARKS } from './data/landmarks.ts';
import { NAMES } from './data/names.ts';
import { PARKS } from './data/parks.ts';
import { RAIL } from './data/rail.ts';
import { STREETS_EAST } from './data/streets-east.ts';
import { STREETS_NORTH } from './data/streets-north.ts';
import { STREETS_SOUTH } from './data/streets-south.ts';
import { STREETS_WEST } from './data/streets-west.ts';
import { COAST, WATERS } from './data/waters.ts';
import { type Feature, readFeatures } from './feature-table.ts';
import { isKind, KINDS, type Kind } from './kinds.ts';
import { boxAround, type PixelBox, projectLine, type WorldLine } from './projection.ts';
import { roundCorners } from './round-corners.ts';

/** The area around the city, coarsely: built-up land and the highways out of it. Rows as in `feature-table.ts`. */
const SURROUNDINGS = `
urban | Melbourne | 95500 61000, 89000 60500, 85000 66000, 80500 72000, 73500 70500, 68500 73000,
  67000 80000, 70000 86500, 64000 88500, 57500 89500, 56500 96000, 61500 104500, 66500 110500, 70500
  118500, 76500 125500, 74000 134500, 78500 138500, 84500 134500, 91000 131000, 98500 133500, 104500
  143500, 107500 150500, 110500 148500, 109500 137500, 112500 129500, 115500 119500, 119500 113500,
  114500 108500, 100000 96000, 96000 86000
urban | Geelong | 107500 34500, 109500 40500, 115500 42500, 120500 40500, 121500 33500, 117500
  28500, 111500 30500
highway | Princes Freeway | 82690 87050, 82600 86500, 83700 82500, 86500 75000, 89500 70000, 94500
  62500, 99500 52500, 104500 42500, 107500 37500, 111000 34800, 118500 31500, 122500 5000, 133900
  -41500, 124000 -85000, 137500 -151500, 135000 -165000
highway | Western Freeway | 78760 87050, 78650 86000, 77500 82500, 74500 76500, 70500 68000, 69500
  58000, 67500 47000, 64000 35000, 58000 15000, 56200 -14400, 50000 -60000, 44000 -100000, 25000
  -165000
highway | Calder Freeway | 77600 93110, 76900 92850, 74500 88500, 71500 84500, 66000 77500, 57000
  70500, 46000 60000, 35000 50000, 24000 32000, 6500 22000, -24300 28000, -40000 25500
highway | Tullamarine Freeway | 77600 93790, 77200 93750, 76560 93700, 73500 91000, 70500 90000,
  67500 86000
highway | Hume Freeway | 77600 96124, 76560 96308, 70000 97500, 60000 95500, 50000 96000, 41500
  98000, 22000 107500, 3000 113000, -17000 135000, -40000 190000
highway | Metropolitan Ring Road | 83300 84000, 78500 80500, 72500 82500, 69500 90000, 69000 97500,
  69500 104500, 72500 109500
highway | Eastern Freeway | 78895 102980, 78860 103300, 78000 109500, 79800 116500, 82000 121000,
  87000 122500, 93500 121500, 99500 119500, 104500 116500, 108500 115500, 113500 115500, 122000
  112500, 132000 100500
highway | Monash Freeway | 83870 102980, 83980 103300, 85500 105000, 87500 108500, 89500 112500,
  94000 118500, 98500 123500, 102500 129500, 105500 137500, 107000 148000, 108500 165000, 115500
  193000, 118000 226000, 119800 254000, 111000 307000, 84000 361000, 82000 385000
highway | Nepean Highway | 87500 98663, 87900 98790, 89500 100000, 92500 102000, 97000 106000,
  100500 109700, 106500 113200, 114000 112900, 119000 108900, 125000 105500, 131500 100300, 134500
  96200, 136900 89500
highway | Maroondah Highway | 82120 103000, 82180 104000, 82000 108000, 81700 113000, 81500 122900,
  78000 132500, 75500 136000, 65400 151700
highway | Surf Coast Highway | 114900 36100, 119000 34500, 126000 33500, 132800 31500, 140500 18300,
  145500 9800, 153800 -3000, 164500 -23000, 175000 -33800
highway | South Gippsland Highway | 98700 121500, 110500 128500, 121000 145500, 128000 153500,
  143500 166000, 147500 194500, 164500 219500, 156000 267000, 128000 300000, 111000 307000
`;

/** Structures along the water: footbridges, piers, breakwaters; and the beaches. Rows as in `feature-table.ts`. */
const SHORE_WORKS = `
footbridge | Evan Walker Bridge | 81918 96545, 81940 96532, 81965 96520, 81990 96511, 82014 96506
footbridge | Sandridge Bridge | 82008 96300, 82040 96262, 82075 96225, 82108 96195
footbridge | Seafarers Bridge | 82330 95080, 82440 95090
footbridge | Webb Bridge | 82390 94640, 82440 94660, 82500 94600
footbridge | Morell Bridge | 82700 98425, 82770 98395
footbridge | Kanes Bridge | 79480 101030, 79590 101090
footbridge | Walmer Street Bridge | 80820 101130, 80870 101260
pier | Gem Pier | 86175 90478, 86160 90495, 86130 90525, 86085 90568
pier | St Kilda Pier | 86385 97150, 86397 97140, 86405 97080, 86420 96980, 86435 96880, 86450 96780,
  86463 96690, 86473 96620
breakwater | St Kilda breakwater | 86473 96620, 86560 96600, 86660 96650
pier | Station Pier | 84060 93180, 84640 92820
pier | Princes Pier | 84060 92760, 84560 92450
pier | Lagoon Pier | 84200 94120, 84330 94010
pier | Kerferd Road Pier | 84530 94850, 84680 94680
pier | Ann Street Pier | 86120 90400, 86050 90480
pier | Workshops Pier | 86250 90760, 86170 90900
breakwater | Breakwater Pier | 86500 91330, 86480 91620
breakwater | Brooks Jetty | 86690 97470, 86700 97380
breakwater | St Kilda Marina | 87180 97500, 87300 97400, 87480 97440, 87520 97540
beach | Port Melbourne to St Kilda West | 84180 94010, 84275 94260, 84545 94865, 84840 95300, 85150
  95700, 85530 96230, 85810 96640, 86010 96940
beach | St Kilda Beach | 86440 97260, 86500 97335, 86580 97395, 86680 97440, 86780 97530, 86900
  97580
beach | Sandridge Beach | 83960 91900, 84020 92250, 84040 92560
beach | Williamstown Beach | 86790 89740, 86797 89600, 86790 89480, 86782 89380
beach | Elwood Beach | 87560 97600, 87780 97740, 87980 97860
`;

/** Freeways and their bridges. Rows as in `feature-table.ts`. */
const FREEWAYS = `
freeway | West Gate Freeway | 82640 96450, 82690 96150, 82740 95850, 82850 95300, 82880 94700, 82870
  93900, 82910 92900, 82950 91900, 82970 91000, 82950 90450
freeway | West Gate Bridge | 82950 90450, 82935 90100, 82922 89780, 82905 89430
freeway | West Gate Freeway | 82905 89430, 82850 88850, 82800 88200, 82720 87300, 82600 86500, 82520
  86000
freeway | CityLink | 82875 94100, 82780 93700, 82600 93380, 82350 93240
freeway | Bolte Bridge | 82350 93240, 82060 93180, 81780 93230
freeway | CityLink | 81780 93230, 81450 93480, 81080 93880, 80680 94130, 80150 94230, 79600 94110,
  79000 93960, 78500 93900, 77900 93820, 77200 93750, 76560 93700
freeway | Monash Freeway | 82960 99330, 83150 99560, 83240 99820, 83190 100100, 83000 100330, 82930
  100620, 83010 100900, 83200 101150, 83270 101420, 83210 101720, 83290 101980, 83480 102250, 83760
  102700, 83980 103300, 84060 104000
freeway | Eastern Freeway | 79509 99295, 79360 99750, 79280 100250, 79230 100700, 79120 101100,
  78990 101900, 78930 102650, 78860 103300, 78800 104000
`;

/** A feature prepared for drawing. */
export type Shape = {
  readonly kind: Kind;
  readonly detail: string;
  readonly name: string;
  readonly line: WorldLine;
  readonly box: PixelBox;
};

/** All shapes, by kind: they are drawn kind by kind, from the ground up. */
export type SketchMap = Readonly<Record<Kind, readonly Shape[]>>;

/**
 * Our own work, drawn from general knowledge of the city and not copied from another map: accurate in the Hoddle Grid
 * and along the demo guides' walks, less so towards the edges, not fit for surveying.
 */
const TABLES = [
  SURROUNDINGS,
  COAST,
  WATERS,
  PARKS,
  SHORE_WORKS,
  LANDMARKS,
  STREETS_NORTH,
  STREETS_EAST,
  STREETS_SOUTH,
  STREETS_WEST,
  LANES,
  FREEWAYS,
  RAIL,
  NAMES,
];

/** Every feature of the data set, in the order of the tables. */
export function readAllFeatures(): Feature[] {
  return [...hoddleStreets(), ...TABLES.flatMap(readFeatures)];
}

/** Reads, projects and rounds the whole data set; takes a few milliseconds. */
export function readSketchMap(): SketchMap {
  const map = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, []])) as unknown as Record<
    Kind,
    Shape[]
  >;
  for (const feature of readAllFeatures()) {
    const shape = shapeOf(feature);
    map[shape.kind].push(shape);
  }
  return map;
}

function shapeOf({ kind, detail, name, points }: Feature): Shape {
  if (!isKind(kind)) throw new Error(`The sketch map has no kind "${kind}" (${name})`);
  const { form, curved } = KINDS[kind];
  const projected = projectLine(points);
  const line = curved ? roundCorners(projected, form === 'area') : projected;
  return { kind, detail, name, line, box: boxAround(line) };
}
