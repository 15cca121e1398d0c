import type { Label } from './label-layout.ts';
import type { Run } from './label-placements.ts';
import { boxesMeet, growBox } from './projection.ts';
import type { SketchPalette } from './sketch-palette.ts';
import type { Surface, TileView } from './surface.ts';

const HALO = 3;

/** Draws the names that reach into a tile. */
export function drawLabels(
  surface: Surface,
  view: TileView,
  labels: readonly Label[],
  palette: SketchPalette,
): void {
  const { left, top, size } = view;
  const tile = growBox({ left, top, right: left + size, bottom: top + size }, HALO);
  surface.textBaseline = 'middle';
  surface.lineJoin = 'round';
  surface.lineWidth = HALO;
  for (const { style, font, runs, bounds } of labels) {
    if (!boxesMeet(bounds, tile)) continue;
    surface.font = font;
    surface.strokeStyle = palette[style.halo];
    surface.fillStyle = palette[style.ink];
    // Every halo before any letter: a letter's halo must not cover its neighbour.
    for (const run of runs) write(surface, view, run, 'strokeText');
    for (const run of runs) write(surface, view, run, 'fillText');
  }
}

function write(
  surface: Surface,
  view: TileView,
  { text, x, y, angle }: Run,
  pen: 'strokeText' | 'fillText',
): void {
  const [tileX, tileY] = [x - view.left, y - view.top];
  if (angle === 0) {
    surface[pen](text, tileX, tileY);
    return;
  }
  surface.save();
  surface.translate(tileX, tileY);
  surface.rotate(angle);
  surface[pen](text, 0, 0);
  surface.restore();
}
