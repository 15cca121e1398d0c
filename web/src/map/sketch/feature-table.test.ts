import { describe, expect, it } from 'vitest';
import { readFeatures } from './feature-table.ts';

describe('a table of features', () => {
  it('has the kind, name and points of each row, in degrees', () => {
    expect(readFeatures('\nmain | Swanston Street | 81743 96741, 80961 96378\n')).toEqual([
      {
        kind: 'main',
        detail: '',
        name: 'Swanston Street',
        points: [
          [-37.81743, 144.96741],
          [-37.80961, 144.96378],
        ],
      },
    ]);
  });

  it('has the detail after the kind', () => {
    const [river, street] = readFeatures(
      'river 85 | Yarra | 1 2\nmain tram | Collins Street | 3 4',
    );
    expect(river).toMatchObject({ kind: 'river', detail: '85' });
    expect(street).toMatchObject({ kind: 'main', detail: 'tram' });
  });

  it('continues a row on indented lines', () => {
    const [coast, ...others] = readFeatures(
      'sea | Bay | 86950 82000,\n  87000 82500,\n  86960 83000',
    );
    expect(coast?.points).toHaveLength(3);
    expect(others).toEqual([]);
  });

  it('reads places east of 145 and west of 144 degrees', () => {
    const [town] = readFeatures('town | Hawthorn | 82708 102470, 56200 -14400');
    expect(town?.points).toEqual([
      [-37.82708, 145.0247],
      [-37.562, 143.856],
    ]);
  });

  it('refuses a point that is not two numbers', () => {
    expect(() => readFeatures('main | Nowhere | 81743')).toThrow('"81743" is not a point');
    expect(() => readFeatures('main | Nowhere | 81743 east')).toThrow('is not a point');
  });
});
