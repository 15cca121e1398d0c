import { expect, it } from 'vitest';
import { embedCode } from './share-guide-dialog.tsx';

it('is a frame with the guide’s card', () => {
  expect(embedCode('https://laneway.example', 7, 'City of Trams')).toBe(
    '<iframe src="https://laneway.example/embed/guides/7" title="City of Trams on Laneway" width="360" height="340" loading="lazy" style="border:0;border-radius:16px;max-width:100%"></iframe>',
  );
});

it('doesn’t let a title end its attribute', () => {
  expect(embedCode('https://laneway.example', 7, `"><script> & 'tea'`)).toContain(
    `title="&quot;&gt;&lt;script&gt; &amp; 'tea' on Laneway"`,
  );
});
