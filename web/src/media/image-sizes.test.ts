import { readFileSync } from 'node:fs';
import { IMAGE_SIZES } from '@laneway/domain/media/responsive-images';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8');
const [atRest = '', low = ''] = tokens.split('@media (min-width: 560px) and (max-height: 500px)');
const [, short = ''] = tokens.split('@media (max-height: 700px)');
const widthIn = (css: string, token: string) =>
  new RegExp(`${token}: (?:min\\()?([\\d.]+(?:px|rem))`).exec(css)?.[1];

/** A wrong `sizes` shows a blurred image or loads too large a one, and nothing else would detect that. */
describe('the requested widths of images', () => {
  it('match the displayed widths', () => {
    expect(IMAGE_SIZES.card).toMatch(new RegExp(` ${widthIn(atRest, '--card-width')}$`));
    expect(IMAGE_SIZES.overview).toContain(`768px) ${widthIn(atRest, '--panel-width')},`);
    expect(IMAGE_SIZES.placePage).toContain(`768px) ${widthIn(atRest, '--page-panel-width')},`);
  });

  it('match the square image of a card on a short screen', () => {
    expect(widthIn(short, '--card-height')).toBe('7.25rem');
    expect(IMAGE_SIZES.card).toContain(`700px) ${7.25 * 16}px,`);
  });

  it('match the panels of a phone in landscape', () => {
    expect(IMAGE_SIZES.overview).toContain(`500px) ${widthIn(low, '--panel-width')},`);
    expect(IMAGE_SIZES.placePage).toContain(`500px) ${widthIn(low, '--page-panel-width')},`);
  });
});
