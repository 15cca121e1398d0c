import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Image } from './image.tsx';

const COVER = '/media/laneway-production/2/cover.webp';

describe('an image', () => {
  it('reserves its space from the start', () => {
    const markup = renderToStaticMarkup(<Image src={COVER} alt="" ratio="4 / 5" />);
    expect(markup).toContain('aspect-ratio:4 / 5');
  });

  it('shows its placeholder behind it, without announcing it twice', () => {
    const placeholder = 'data:image/webp;base64,AAAA';
    const markup = renderToStaticMarkup(
      <Image src={COVER} alt="Princes Bridge" placeholder={placeholder} ratio="4 / 5" />,
    );
    expect(markup).toMatch(new RegExp(`<img src="${placeholder}" alt=""`));
    expect(markup.match(/alt="Princes Bridge"/g)).toHaveLength(1);
  });

  it('loads lazily, or at once if it is urgent', () => {
    const lazy = renderToStaticMarkup(<Image src={COVER} alt="" ratio="4 / 5" />);
    const urgent = renderToStaticMarkup(<Image src={COVER} alt="" ratio="4 / 5" urgent />);
    expect(lazy).toContain('loading="lazy"');
    expect(urgent).toContain('loading="eager"');
  });

  it('is replaced by the logo if there is none', () => {
    const markup = renderToStaticMarkup(<Image src={null} alt="" ratio="4 / 5" />);
    expect(markup).toContain('<svg');
    expect(markup).not.toContain('<img');
  });

  it('shows why it can’t be loaded', () => {
    const failure = 'URL Resolution Error: Invalid S3 URI format';
    const markup = renderToStaticMarkup(
      <Image src={null} failure={failure} alt="" ratio="4 / 5" />,
    );
    expect(markup).toContain(failure);
  });

  it('has srcSet and sizes before src, or neither', () => {
    const widths = { srcSet: `${COVER}?w=320 320w`, sizes: '260px' };
    const markup = renderToStaticMarkup(<Image src={COVER} {...widths} alt="" ratio="4 / 5" />);
    expect(markup).toContain(`<img srcSet="${COVER}?w=320 320w" sizes="260px" src="${COVER}"`);
    const single = renderToStaticMarkup(
      <Image src={COVER} srcSet={null} sizes="260px" alt="" ratio="4 / 5" />,
    );
    expect(single).not.toMatch(/srcset|sizes/i);
  });
});
