import { type Placement, placementsFor, type Run } from './label-placements.ts';
import { fontAt, LABEL_STYLES, type LabelStyle } from './label-styles.ts';
import type { MeasureText } from './letters.ts';
import { boxesMeet, growBox, type PixelBox } from './projection.ts';
import type { Shape, SketchMap } from './sketch-map.ts';

/** A placed name, in pixels of the world at the zoom it was laid out for. */
export type Label = {
  readonly text: string;
  readonly style: LabelStyle;
  readonly font: string;
  readonly runs: readonly Run[];
  readonly boxes: readonly PixelBox[];
  readonly bounds: PixelBox;
};

/** Clear space around a name. */
const PADDING = 3;
const CELL = 96;
/** More cells than the world is high at the largest zoom, so that each has a unique number. */
const MAX_ROWS = 2 ** 22;

/**
 * Lays out every name of the map for one zoom. All of them at once and always in the same order, so
 * that a name that crosses the border of two tiles is in the same place on both.
 */
export function layOutLabels(map: SketchMap, zoom: number, measure: MeasureText): Label[] {
  const taken = createRoom();
  const labels: Label[] = [];
  for (const style of LABEL_STYLES) {
    if (zoom < style.from || zoom > style.to) continue;
    const font = fontAt(style, zoom);
    for (const shape of largestFirst(map[style.kind])) {
      for (const ways of placementsFor(shape, style, zoom, map, measure)) {
        const placement = firstFree(ways, taken);
        if (!placement) continue;
        const { boxes, write } = placement;
        for (const box of boxes) taken.add(growBox(box, PADDING));
        const bounds = around(boxes);
        labels.push({ text: shape.name, style, font, runs: write(), boxes, bounds });
      }
    }
  }
  return labels;
}

/** A long street helps a lost reader more than a short one. */
function largestFirst(shapes: readonly Shape[]): Shape[] {
  const extent = ({ box }: Shape) => box.right - box.left + box.bottom - box.top;
  return shapes.toSorted((a, b) => extent(b) - extent(a));
}

function firstFree(ways: Iterable<Placement>, taken: Room): Placement | undefined {
  for (const placement of ways) {
    if (placement.boxes.every(taken.isFree)) return placement;
  }
  return undefined;
}

function around(boxes: readonly PixelBox[]): PixelBox {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

type Room = {
  readonly add: (box: PixelBox) => void;
  readonly isFree: (box: PixelBox) => boolean;
};

/** The occupied boxes by grid cell, so that a lookup only checks its neighbours. */
function createRoom(): Room {
  const cells = new Map<number, PixelBox[]>();
  return {
    add(box) {
      for (const key of cellsUnder(box)) {
        const cell = cells.get(key);
        if (cell) cell.push(box);
        else cells.set(key, [box]);
      }
    },
    isFree: (box) =>
      cellsUnder(box).every((key) => !cells.get(key)?.some((other) => boxesMeet(other, box))),
  };
}

function cellsUnder({ left, top, right, bottom }: PixelBox): number[] {
  const [lastColumn, lastRow] = [Math.floor(right / CELL), Math.floor(bottom / CELL)];
  const keys: number[] = [];
  for (let column = Math.floor(left / CELL); column <= lastColumn; column++) {
    for (let row = Math.floor(top / CELL); row <= lastRow; row++) {
      keys.push(column * MAX_ROWS + row);
    }
  }
  return keys;
}
