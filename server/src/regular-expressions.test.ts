import { expect, it } from 'vitest';
import { findSlowInput } from './testing/expression-attacks.ts';
import { findExpressions } from './testing/regular-expressions.ts';

const found = findExpressions();
it('finds', () => { expect(found.length).toBeGreaterThan(300); console.log(found.filter(f=>!f.expression)); });
const seen = new Set<string>();
for (const { file, written, expression } of found) {
  if (!expression || seen.has(String(expression))) continue;
  seen.add(String(expression));
  it(`${file} ${written}`, () => { expect(findSlowInput(expression)).toBeNull(); });
}
