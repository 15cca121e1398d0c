import { describe, expect, it } from 'vitest';
import { styleRules } from './style-rules.ts';

describe('style attributes', () => {
  it('become rules, one per distinct value', () => {
    expect(
      styleRules('<i style="color:red">a</i><b class="x" style="--n:2">b</b><i style="color:red">'),
    ).toEqual({
      markup: '<i data-style="0">a</i><b class="x" data-style="1">b</b><i data-style="0">',
      styles: '[data-style="0"]{color:red}[data-style="1"]{--n:2}',
    });
  });

  it('are decoded as by a browser, and can’t close the style element', () => {
    const { styles } = styleRules('<i style="content:&quot;&lt;/style&gt;&#x27;&amp;&quot;">');
    expect(styles).toBe(`[data-style="0"]{content:"\\3c /style>'&"}`);
  });

  it('are left alone in user texts, where quotes are escaped', () => {
    const written = '<p>a style=&quot;color:red&quot;</p>';
    expect(styleRules(written)).toEqual({ markup: written, styles: '' });
  });
});
