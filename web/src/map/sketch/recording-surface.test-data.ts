import type { TileSurface } from './tile-drawer.ts';

/** A drawing call: which method, in which colour, with which arguments. */
export type Stroke = {
  readonly tool: string;
  readonly ink: unknown;
  readonly values: readonly unknown[];
};

type State = { fillStyle: unknown; strokeStyle: unknown };

/** A surface that draws nothing and records every call. */
export function createRecordingSurface(): { surface: TileSurface; strokes: Stroke[] } {
  const strokes: Stroke[] = [];
  const state: State = { fillStyle: '#000000', strokeStyle: '#000000' };
  const surface = new Proxy(state, {
    get(target, tool) {
      if (tool in target) return Reflect.get(target, tool);
      if (tool === 'measureText') return (text: string) => ({ width: text.length * 6 });
      return (...values: unknown[]) => {
        const name = String(tool);
        const ink = name.startsWith('fill') ? target.fillStyle : target.strokeStyle;
        strokes.push({ tool: name, ink, values });
        return name === 'createLinearGradient' ? { addColorStop: () => undefined } : undefined;
      };
    },
  });
  return { surface: surface as unknown as TileSurface, strokes };
}
