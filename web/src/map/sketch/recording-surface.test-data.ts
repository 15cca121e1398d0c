import type { TileSurface } from './tile-drawer.ts';

/** A drawing call: its method, colour and arguments. */
export type Stroke = {
  readonly tool: string;
  readonly ink: unknown;
  readonly values: readonly unknown[];
};

/** A surface that draws nothing and records every call. */
export function createRecordingSurface(): { surface: TileSurface; strokes: Stroke[] } {
  const strokes: Stroke[] = [];
  const record =
    (tool: string) =>
    (...values: unknown[]): void => {
      const ink = tool.startsWith('fill') ? surface.fillStyle : surface.strokeStyle;
      strokes.push({ tool, ink, values });
    };
  const surface: TileSurface = {
    fillStyle: '#000000',
    font: '10px sans-serif',
    lineCap: 'butt',
    lineDashOffset: 0,
    lineJoin: 'miter',
    lineWidth: 1,
    strokeStyle: '#000000',
    textBaseline: 'alphabetic',
    arc: record('arc'),
    beginPath: record('beginPath'),
    clip: record('clip'),
    closePath: record('closePath'),
    createLinearGradient: (...values) => {
      record('createLinearGradient')(...values);
      return { addColorStop: () => undefined };
    },
    fill: record('fill'),
    fillRect: record('fillRect'),
    fillText: record('fillText'),
    lineTo: record('lineTo'),
    measureText: (text) => ({ width: text.length * 6 }),
    moveTo: record('moveTo'),
    rect: record('rect'),
    restore: record('restore'),
    rotate: record('rotate'),
    save: record('save'),
    scale: record('scale'),
    setLineDash: record('setLineDash'),
    stroke: record('stroke'),
    strokeText: record('strokeText'),
    translate: record('translate'),
  };
  return { surface, strokes };
}
