import { describe, expect, it } from 'vitest';
import { styleRules } from './style-rules.ts';

describe('style attributes', () => {
  it('become rules, one for each that is different', () => {
    expect(
      styleRules('<i style="color:red">a</i><b class="x" style="--n:2">b</b><i style="color:red">'),
    ).toEqual({
      markup: '<i data-style="0">a</i><b class="x" data-style="1">b</b><i data-style="0">',
      styles: '[data-style="0"]{color:red}[data-style="1"]{--n:2}',
    });
  });

  it('are read as the browser would read them, and can’t end the sheet', () => {
    const { styles } = styleRules('<i style="content:&quot;&lt;/style&gt;&#x27;&amp;&quot;">');
    expect(styles).toBe(`[data-style="0"]{content:"\\3c /style>'&"}`);
  });

  it('are unchanged in user texts, where quotes are escaped', () => {
    const written = '<p>a style=&quot;color:red&quot;</p>';
    expect(styleRules(written)).toEqual({ markup: written, styles: '' });
  });
});
