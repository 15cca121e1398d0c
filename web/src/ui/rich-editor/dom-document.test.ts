// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
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

const TEXT_STYLE = 'font-size:11pt;font-family:Arial,sans-serif;color:#000000;';
const span = (text: string, style = 'font-weight:400;font-style:normal') =>
  `<span style="${TEXT_STYLE}background-color:transparent;${style};white-space:pre-wrap;">${text}</span>`;
const BOLD = 'font-weight:700;font-style:normal';
const ITALIC = 'font-weight:400;font-style:italic';
const cell = (content: string) =>
  `<td style="border-left:solid #000 1pt"><p dir="ltr" style="margin-top:0pt">${content}</p></td>`;

/** As the programs put it on the clipboard, without most of its styles. */
const GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f3a">
<h1 dir="ltr" style="line-height:1.38;">${span('The walk')}</h1>
<p dir="ltr" style="line-height:1.38;">${span('Meet at ')}${span('Hosier Lane', BOLD)}${span(', ')}${span('not', ITALIC)}${span(' in ')}${span('Degraves Street', 'font-weight:700;font-style:italic')}${span('.')}</p>
<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><a href="https://ptv.vic.gov.au" style="text-decoration:none;">${span('Trams')}</a>${span(' run late')}</p></li>
<li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation">${span('Bring water')}</p></li></ul>
<div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="301"><col width="301"></colgroup><tbody>
<tr>${cell(span('Day', BOLD))}${cell(span('Open', BOLD))}</tr><tr>${cell(span('Monday'))}${cell(span('9 to 5'))}</tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

const item = (marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {font-size:12pt} --></style></head><body lang=EN-AU>
<!--StartFragment--><p class=MsoNormal>One <b>bold</b> word and an <i>italic</i> one.<o:p></o:p></p>${item('·', 'First')}${item('·', 'Second')}${item('3.', 'Third')}<!--EndFragment--></body></html>`;

const APPLE_NOTES = `<meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><style type="text/css">p.p1 {font: 17px}</style>
<p class="p1"><b>Laneways</b></p><p class="p2"><br></p><p class="p3">Start <i>early</i></p><ul class="ul1"><li class="li3">Hosier</li><li class="li3">AC/DC</li></ul>`;

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
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'a · b'],
    ['<table><tr><td><p>only</p><p>layout</p></td></tr></table>', 'only\n\nlayout'],
    ['<p>*not* emphasis</p>', '\\*not\\* emphasis'],
  ])('%s becomes %s', (html, markdown) => {
    expect(paste(html)).toBe(markdown);
  });

  it('keeps what is bold and italic in Google Docs, and nothing else', () => {
    // Browsers apply no inline styles under our content security policy.
    const { style } = document.createElement('p');
    vi.spyOn(HTMLElement.prototype, 'style', 'get').mockReturnValue(style);
    onTestFinished(() => void vi.restoreAllMocks());
    expect(paste(GOOGLE_DOCS)).toBe(
      [
        '## The walk',
        'Meet at **Hosier Lane**, *not* in ***Degraves Street***.',
        '- [Trams](https://ptv.vic.gov.au) run late\n- Bring water',
        '**Day** · **Open**',
        'Monday · 9 to 5',
      ].join('\n\n'),
    );
  });

  it('reads the items of Word as items, without their markers', () => {
    expect(paste(WORD)).toBe(
      'One **bold** word and an *italic* one.\n\n- First\n- Second\n\n3. Third',
    );
  });

  it('reads the paragraphs and lists of Apple Notes', () => {
    expect(paste(APPLE_NOTES)).toBe('**Laneways**\n\nStart *early*\n\n- Hosier\n- AC/DC');
  });

  it('is taken literally from plain text', () => {
    const blocks = readPlainText('# One\r\n\r\n\ttwo *three*');
    expect(printDocument({ blocks, tail: '' })).toBe('\\# One\n\ntwo \\*three\\*');
  });
});
