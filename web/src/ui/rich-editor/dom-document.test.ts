// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { blockElements, domPoint, pointOf, readCells, renderDocument } from './dom-document.ts';
import { lengthOf } from './edit-document.ts';
import { readHtml, readPlainText } from './read-paste.ts';
import { parseDocument, printDocument } from './rich-document.ts';

const TEXT =
  'One **two *three*** [four](https://a.example)  \nfive ![tram icon](s3://a/b.webp) six\n\n~~~\n- a\n- b\n\n1. c\n\n`x`\n\n### h';

function shown(text: string) {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const document_ = parseDocument(text);
  renderDocument(root, document_);
  return { root, document: document_ };
}

describe('a document on the page', () => {
  it('is read as it was rendered', () => {
    const { root, document } = shown(TEXT);
    const elements = blockElements(root);
    expect(elements).toHaveLength(document.blocks.length);
    for (const [index, block] of document.blocks.entries()) {
      const element = elements[index];
      if (block.kind === 'text' && element !== undefined)
        expect(readCells(element)).toEqual(block.cells);
    }
    expect(root.querySelectorAll('ul > li')).toHaveLength(2);
    expect(root.querySelector('ol')?.getAttribute('start')).toBe('1');
    expect(root.querySelector('h4')?.textContent).toBe('h');
    expect(root.querySelector('pre')?.textContent).toBe('`x`');
    expect(root.querySelector('a')?.hasAttribute('href')).toBe(false);
  });

  it('finds every place again', () => {
    const { root, document } = shown(TEXT);
    for (const [block, each] of document.blocks.entries()) {
      for (let offset = 0; offset <= lengthOf(each); offset += 1) {
        const place = domPoint(root, { block, offset });
        expect(place).not.toBeNull();
        if (place === null || each.kind !== 'text') continue;
        expect(pointOf(root, ...place)).toEqual({ block, offset });
      }
    }
  });

  it('has no HTML from its text', () => {
    const { root } = shown('a \\<img src=x onerror=alert(1)> b\n\n<script>alert(1)</script>');
    expect(root.querySelector('img, script')).toBeNull();
    expect(root.textContent).toContain('<script>alert(1)</script>');
  });
});

describe('what is pasted', () => {
  const paste = (html: string) => printDocument({ blocks: readHtml(html), tail: '' });

  it.each([
    ['<p>One <b>two</b> <i>three</i></p><p>four</p>', 'One **two** *three*\n\nfour'],
    [
      '<h1>Title</h1><ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>',
      '## Title\n\n- a\n- b\n\n1. c',
    ],
    ['<a href="https://a.example/x">link</a>', '[link](https://a.example/x)'],
    ['<a href="javascript:alert(1)">link</a>', 'link'],
    [
      '<b style="font-weight:normal">plain <span style="font-weight:700">bold</span></b>',
      'plain **bold**',
    ],
    ['<style>p{}</style><script>x</script><img src=x onerror=y>text<br>more', 'text\n\nmore'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'a\n\nb'],
    ['<p>*not* emphasis</p>', '\\*not\\* emphasis'],
  ])('%s becomes %s', (html, markdown) => {
    expect(paste(html)).toBe(markdown);
  });

  it('is taken literally from plain text', () => {
    const blocks = readPlainText('# One\r\n\r\n\ttwo *three*');
    expect(printDocument({ blocks, tail: '' })).toBe('\\# One\n\ntwo \\*three\\*');
  });
});
