import { describe, expect, it } from 'vitest';
import { html } from './page.ts';

describe('html', () => {
  it('escapes every value put into it', () => {
    const hostile = `<script>alert("1" & '2')</script>`;
    expect(html`<p title="${hostile}">${hostile}${7}</p>`.html).toBe(
      '<p title="&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;">' +
        '&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;7</p>',
    );
  });

  it('leaves what was built with it as it is, one or many', () => {
    const item = (word: string) => html`<li>${word}</li>`;
    expect(html`<ul>${['a', '<b>'].map(item)}</ul>${html`<hr>`}`.html).toBe(
      '<ul><li>a</li><li>&lt;b&gt;</li></ul><hr>',
    );
  });
});
