import { fill, type Ink, line, stroke } from './ink.ts';
import { times } from './random.ts';
import { curve, type Outline, type Point, polygon, polyline } from './shapes.ts';

export type Rig = {
  readonly hull: string;
  readonly shade: string;
  readonly band: string;
  readonly spar: string;
  readonly rope: string;
  readonly sail: string;
};

/** A three-masted barque at her berth, sails furled; `at` is amidships on the waterline, bow to the right. */
export function barque([x, y]: Point, length: number, rig: Rig): Ink {
  const l = length;
  const deck = y - l * 0.1;
  const hull = `${curve([
    [x - l * 0.5, y - l * 0.135],
    [x - l * 0.46, y - l * 0.06],
    [x - l * 0.4, y + l * 0.012],
  ])}L${x + l * 0.38} ${y + l * 0.012}${curve([
    [x + l * 0.38, y + l * 0.012],
    [x + l * 0.43, y - l * 0.05],
    [x + l * 0.48, y - l * 0.145],
  ]).replace('M', 'L')}L${x} ${deck}Z`;
  const masts: readonly (readonly [at: number, height: number, yards: number])[] = [
    [-0.28, 0.62, 0],
    [0.02, 0.8, 5],
    [0.27, 0.76, 5],
  ];
  const ropes: Outline[] = [];
  const rigging = masts.map(([offset, height, yards]) => {
    const mx = x + offset * l;
    const top = deck - height * l;
    ropes.push(
      polyline([
        [mx - l * 0.06, deck],
        [mx, deck - height * l * 0.55],
        [mx + l * 0.06, deck],
      ]),
      polyline([
        [mx - l * 0.035, deck],
        [mx, deck - height * l * 0.55],
        [mx + l * 0.035, deck],
      ]),
      polyline([
        [mx, top + l * 0.05],
        [mx + l * 0.24, deck - l * (offset > 0.2 ? 0.05 : 0.3)],
      ]),
      polyline([
        [mx, deck - height * l * 0.6],
        [mx + l * 0.22, deck - l * 0.02],
      ]),
    );
    const spread = times(yards, (i) => {
      const yy = deck - l * height * (0.34 + i * 0.135);
      const half = l * (0.13 - i * 0.018);
      ropes.push(
        polyline([
          [mx - half, yy],
          [mx, yy - l * 0.075],
          [mx + half, yy],
        ]),
      );
      return (
        line([mx - half, yy], [mx + half, yy], rig.spar, l * 0.008) +
        stroke(
          curve([
            [mx - half * 0.9, yy],
            [mx - half * 0.45, yy + l * 0.008],
            [mx, yy + l * 0.002],
            [mx + half * 0.45, yy + l * 0.008],
            [mx + half * 0.9, yy],
          ]),
          rig.sail,
          l * 0.012,
        )
      );
    });
    const gaff = yards
      ? ''
      : line([mx, deck - l * 0.05], [mx - l * 0.2, deck - l * 0.06], rig.spar, l * 0.008) +
        line([mx, deck - l * 0.3], [mx - l * 0.15, deck - l * 0.4], rig.spar, l * 0.007);
    return line([mx, deck], [mx, top], rig.spar, l * 0.012) + spread.join('') + gaff;
  });
  return (
    stroke(ropes.join(''), rig.rope, Math.max(1.3, l * 0.0025)) +
    rigging.join('') +
    line([x + l * 0.44, y - l * 0.135], [x + l * 0.62, y - l * 0.2], rig.spar, l * 0.011) +
    stroke(
      polyline([
        [x + l * 0.27, deck - l * 0.5],
        [x + l * 0.61, y - l * 0.2],
        [x + l * 0.27, deck - l * 0.3],
      ]),
      rig.rope,
      Math.max(1.3, l * 0.0025),
    ) +
    fill(hull, rig.hull) +
    fill(
      polygon([
        [x - l * 0.49, y - l * 0.115],
        [x, y - l * 0.078],
        [x + l * 0.465, y - l * 0.118],
        [x + l * 0.455, y - l * 0.092],
        [x, y - l * 0.052],
        [x - l * 0.475, y - l * 0.088],
      ]),
      rig.band,
    ) +
    fill(
      times(13, (i) =>
        polygon([
          [x - l * 0.4 + i * l * 0.065, y - l * 0.098 + Math.abs(6 - i) * -l * 0.002],
          [x - l * 0.38 + i * l * 0.065, y - l * 0.098 + Math.abs(6 - i) * -l * 0.002],
          [x - l * 0.38 + i * l * 0.065, y - l * 0.066],
          [x - l * 0.4 + i * l * 0.065, y - l * 0.066],
        ]),
      ).join(''),
      rig.hull,
    ) +
    fill(
      `M${x - l * 0.43} ${y - l * 0.015}L${x + l * 0.41} ${y - l * 0.015}L${x + l * 0.38} ${y + l * 0.012}L${x - l * 0.4} ${y + l * 0.012}Z`,
      rig.shade,
    )
  );
}
