import type { paintRules } from 'protomaps-leaflet';
import type { ColourScheme } from '../media-preferences.ts';

type Flavour = Parameters<typeof paintRules>[0];

/** The colours of a map: a dozen, where the library has a name for each feature. */
type Palette = {
  readonly ground: string;
  readonly water: string;
  readonly park: string;
  readonly wood: string;
  readonly sand: string;
  readonly precinct: string;
  readonly building: string;
  readonly road: string;
  readonly rail: string;
  readonly border: string;
  readonly text: string;
  readonly textSoft: string;
  readonly waterText: string;
};

const PALETTES: Record<ColourScheme, Palette> = {
  light: {
    ground: '#f3ecdf',
    water: '#b9d3d8',
    park: '#d3dfbd',
    wood: '#c3d3ad',
    sand: '#ecdfc0',
    precinct: '#eae1d1',
    building: '#e3d8c6',
    road: '#ffffff',
    rail: '#b9ac99',
    border: '#a89c8a',
    text: '#3a454a',
    textSoft: '#6a6357',
    waterText: '#4a747d',
  },
  dark: {
    ground: '#171e21',
    water: '#0f2c36',
    park: '#1b2d25',
    wood: '#1a2b22',
    sand: '#2b2820',
    precinct: '#1d2629',
    building: '#222c30',
    road: '#35434a',
    rail: '#3f4b4f',
    border: '#56646a',
    text: '#d9d5cc',
    textSoft: '#a3a6a2',
    waterText: '#7fb0bb',
  },
};

export const FLAVOURS: Record<ColourScheme, Flavour> = {
  light: flavourOf(PALETTES.light),
  dark: flavourOf(PALETTES.dark),
};

/** Sets every colour that the library's rules use; its type also lists those of other renderers. */
function flavourOf(palette: Palette): Flavour {
  const { ground, text, textSoft } = palette;
  const flavour: Partial<Flavour> = {
    background: palette.water,
    earth: ground,
    water: palette.water,
    park_a: palette.park,
    park_b: palette.park,
    wood_a: palette.wood,
    wood_b: palette.wood,
    scrub_a: palette.wood,
    scrub_b: palette.wood,
    zoo: palette.park,
    glacier: ground,
    sand: palette.sand,
    beach: palette.sand,
    hospital: palette.precinct,
    industrial: palette.precinct,
    school: palette.precinct,
    pedestrian: palette.precinct,
    aerodrome: palette.precinct,
    runway: palette.road,
    pier: palette.precinct,
    buildings: palette.building,
    major: palette.road,
    railway: palette.rail,
    boundaries: palette.border,
    roads_label_minor: textSoft,
    roads_label_minor_halo: ground,
    roads_label_major: textSoft,
    roads_label_major_halo: ground,
    ocean_label: palette.waterText,
    city_label: text,
    city_label_halo: ground,
    state_label: textSoft,
    state_label_halo: ground,
    country_label: text,
  };
  return flavour as Flavour;
}
