import { describe, expect, it } from 'vitest';
import { layOutLabels } from './label-layout.ts';
import type { MeasureText } from './letters.ts';
import { boxesMeet } from './projection.ts';
import { readSketchMap } from './sketch-map.ts';

const map = readSketchMap();

/** A font whose characters are all half as wide as they are high. */
const measure: MeasureText = (font, text) => {
  const [, size = ''] = /([\d.]+)px/.exec(font) ?? [];
  return (Number(size) / 2) * text.length;
};

const ZOOMS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19];

describe('the layout of names', () => {
  it.each(ZOOMS)('lets no name touch another at zoom %i', (zoom) => {
    const boxes = layOutLabels(map, zoom, measure)
      .flatMap(({ text, boxes }, label) => boxes.map((box) => ({ text, label, box })))
      .toSorted((a, b) => a.box.left - b.box.left);
    const touching: string[] = [];
    for (const [index, { text, label, box }] of boxes.entries()) {
      for (let next = index + 1; next < boxes.length; next++) {
        const other = boxes[next];
        if (!other || other.box.left >= box.right) break;
        if (other.label !== label && boxesMeet(box, other.box))
          touching.push(`${text} + ${other.text}`);
      }
    }
    expect(touching).toEqual([]);
  });

  it('is the same every time', () => {
    const placed = () =>
      layOutLabels(readSketchMap(), 15, measure).map(({ text, runs }) => ({ text, runs }));
    expect(placed()).toEqual(placed());
  });

  it('shows more names at a higher zoom', () => {
    const names = (zoom: number) =>
      new Set(layOutLabels(map, zoom, measure).map(({ text }) => text));
    expect(names(9)).toContain('Melbourne');
    expect(names(9)).not.toContain('Bourke Street');
    expect(names(12)).toContain('Fitzroy');
    expect(names(15)).toContain('Bourke Street');
    expect(names(15)).not.toContain('Hosier Lane');
    expect(names(18)).toContain('Hosier Lane');
  });

  it('writes streets along their line and never upside down', () => {
    const runs = layOutLabels(map, 16, measure)
      .filter(({ style }) => style.placing === 'along')
      .flatMap((label) => label.runs);
    expect(runs.length).toBeGreaterThan(100);
    expect(runs.filter(({ angle }) => Math.abs(angle) > Math.PI / 2 + 0.5)).toEqual([]);
  });

  it('repeats the name of a long street, but not of a short one', () => {
    const count = (name: string) =>
      layOutLabels(map, 17, measure).filter(({ text }) => text === name).length;
    expect(count('Chapel Street')).toBeGreaterThan(2);
    expect(count('Hardware Lane')).toBe(1);
  });

  it('doesn’t put the name of a park on its lake', () => {
    const labels = layOutLabels(map, 16, measure);
    const bounds = (name: string) => labels.find(({ text }) => text === name)?.bounds;
    expect(bounds('Ornamental Lake')).toBeDefined();
    expect(bounds('Royal Botanic Gardens')).toBeDefined();
    expect(bounds('Royal Botanic Gardens')?.top).not.toBe(bounds('Ornamental Lake')?.top);
  });
});
