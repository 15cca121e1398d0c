/**
 * The colours of the sketch map. They are here and not in tokens.css because a canvas does not
 * resolve custom properties, and because a layer is made for a theme that the caller names, which
 * need not be the page's theme at that moment. The colour families are those of the tokens: paper
 * and bluestone, brass on main roads, brick on freeways, tram green on tram lines.
 */
export type SketchPalette = {
  readonly land: string;
  readonly urban: string;
  readonly water: string;
  readonly shore: string;
  readonly ripple: string;
  readonly park: string;
  readonly parkEdge: string;
  readonly sand: string;
  readonly building: string;
  readonly buildingEdge: string;
  readonly oval: string;
  readonly street: string;
  readonly streetEdge: string;
  readonly main: string;
  readonly mainEdge: string;
  /** A main road at zooms so far out that it is one line. */
  readonly mainFar: string;
  readonly freeway: string;
  readonly freewayEdge: string;
  readonly freewayFar: string;
  readonly tram: string;
  readonly rail: string;
  readonly railGap: string;
  readonly pier: string;
  readonly graticule: string;
  readonly graticuleInk: string;
  readonly placeInk: string;
  readonly streetInk: string;
  readonly parkInk: string;
  readonly waterInk: string;
  readonly landmarkInk: string;
};

export type SketchTheme = 'light' | 'dark';

export const SKETCH_PALETTES: Readonly<Record<SketchTheme, SketchPalette>> = {
  light: {
    land: '#faf5ec',
    urban: '#f5edde',
    water: '#bcd5d3',
    shore: '#86aaa9',
    ripple: '#a8c8c6',
    park: '#d5e1be',
    parkEdge: '#b9ca9c',
    sand: '#efdcb0',
    building: '#e8dac5',
    buildingEdge: '#c8b598',
    oval: '#c2d5a5',
    street: '#ffffff',
    streetEdge: '#d9ccb6',
    main: '#fdf0cd',
    mainEdge: '#cdb483',
    mainFar: '#d2bc90',
    freeway: '#edbf9c',
    freewayEdge: '#b87f58',
    freewayFar: '#c08a63',
    tram: '#1e6b52',
    rail: '#5e6a70',
    railGap: '#fbf7f0',
    pier: '#8d8068',
    graticule: '#ddd2c0',
    graticuleInk: '#7d7465',
    placeInk: '#1f2a30',
    streetInk: '#4c4a44',
    parkInk: '#3d5c34',
    waterInk: '#2f5e64',
    landmarkInk: '#6d4a2f',
  },
  dark: {
    land: '#12181b',
    urban: '#182023',
    water: '#10303a',
    shore: '#2f5a63',
    ripple: '#173b45',
    park: '#1d332a',
    parkEdge: '#2a4739',
    sand: '#4b4431',
    building: '#2b3336',
    buildingEdge: '#414b4e',
    oval: '#24402f',
    street: '#333e43',
    streetEdge: '#0f1517',
    main: '#4d4c42',
    mainEdge: '#12181b',
    mainFar: '#55534a',
    freeway: '#74503b',
    freewayEdge: '#1d1613',
    freewayFar: '#84583f',
    tram: '#6fb899',
    rail: '#87939a',
    railGap: '#182023',
    pier: '#8f866f',
    graticule: '#2a353a',
    graticuleInk: '#839096',
    placeInk: '#f2ede4',
    streetInk: '#c8c5bb',
    parkInk: '#9cc79b',
    waterInk: '#8fc0c8',
    landmarkInk: '#d6b99a',
  },
};
