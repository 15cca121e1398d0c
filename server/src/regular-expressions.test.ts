import { buildOpenApi } from '@laneway/contract/openapi';
import { parseMapLink } from '@laneway/domain/geo/coordinate-search';
import { parseCaptions } from '@laneway/domain/media/captions';
import { holdsLink } from '@laneway/domain/reviews/review-text';
import { foldText } from '@laneway/domain/search/fold';
import { proseOf, snippetOf } from '@laneway/domain/search/snippet';
import { classifyLink } from '@laneway/domain/text/links';
import { plainText } from '@laneway/domain/text/plain-text';
import { quotedText } from '@laneway/domain/text/quoted-text';
import { storedUrisIn } from '@laneway/domain/text/stored-images';
import { summaryOf } from '@laneway/domain/text/summary';
import { tidyText } from '@laneway/domain/text/tidy-text';
import { describe, expect, it } from 'vitest';
import { redactError } from './platform/jobs/job-error.ts';
import { findSlowInput } from './testing/expression-attacks.ts';
import { findSuperlinearGrowth } from './testing/growth.ts';
import { findExpressions } from './testing/regular-expressions.ts';

const OWN_PAGE = 'reads a page that our build made; texts in it are escaped and have no “<”';

/** Expressions that aren't tested, by file, each with the reason why no user text reaches it. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'packages/domain/src/media/processing-failures.ts': {
    '/\\B(?=(\\d{3})+$)/g': 'reads the digits of a number',
  },
  'packages/domain/src/offline/tile-address.ts': {
    'new RegExp(`^${pattern}$`)': 'made of the operator’s template, with numbers of eight digits',
  },
  'packages/domain/src/search/fold.ts': {
    "new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')": 'one class of characters',
  },
  'server/src/platform/http/cursor.ts': {
    'new RegExp(MONTH_PATTERN)': 'a pattern of the contract, which is tried with those',
  },
  'server/src/platform/web-pages/page-template.ts': {
    '/<style>([\\s\\S]*?)<\\/style>/g': OWN_PAGE,
    '/<script>([\\s\\S]*?)<\\/script>/g': OWN_PAGE,
    '/<meta\\s+name="description"[^>]*>/': OWN_PAGE,
    '/<div id="root">[\\s\\S]*?<\\/div>/': OWN_PAGE,
    '/<!--(places-page|guide-overview):(.*?)-->/g': OWN_PAGE,
  },
  'web/src/app/first-screen/render-first-screen.tsx': {
    '/<link rel="preload" as="image"[^>]*>/g': OWN_PAGE,
  },
  'web/src/offline/service-worker/answer-navigation.ts': {},
};

const found = findExpressions();
const isExcepted = (file: string, written: string) => written in (EXCEPTIONS[file] ?? {});

it.each([/(a+)+$/, /\s+$/, /^[^\s@]+@[^\s@]+\.[^\s@]+$/])(
  'a slow expression such as %s is detected',
  (expression) => {
    expect(findSlowInput(expression)).not.toBeNull();
  },
);

it('an expression that would take years is detected', () => {
  const work = (text: string) => text.replace(/((a+)+)+$/, '');
  const attack = { prefix: '', pump: 'a', suffix: '!' };
  expect(findSuperlinearGrowth(work, [attack], 200)).toContain('no end');
});

describe('the regular expressions of the sources', () => {
  it('are all found, including every listed exception', () => {
    expect(found.length).toBeGreaterThan(300);
    const listed = Object.entries(EXCEPTIONS).flatMap(([file, reasons]) =>
      Object.keys(reasons).map((written) => `${file} ${written}`),
    );
    const all = new Set(found.map(({ file, written }) => `${file} ${written}`));
    expect(listed.filter((one) => !all.has(one))).toEqual([]);
  });

  it('are constant, or listed with a reason', () => {
    const composed = found.filter(({ expression }) => expression === null);
    expect(composed.filter(({ file, written }) => !isExcepted(file, written))).toEqual([]);
  });

  const tried = found.flatMap(({ file, written, expression }) =>
    expression === null || isExcepted(file, written) ? [] : [{ file, written, expression }],
  );
  const once = new Map(tried.map((one) => [String(one.expression), one]));
  it.each([...once.values()])('$file: $written takes linear time', ({ expression }) => {
    expect(findSlowInput(expression)).toBeNull();
  });
});

describe('the patterns of the contract', () => {
  const patterns = new Set<string>();
  JSON.stringify(buildOpenApi('1'), (key, value) => {
    if (key === 'pattern' && typeof value === 'string') patterns.add(value);
    return value;
  });

  it('are found', () => {
    expect(patterns.size).toBeGreaterThan(8);
  });

  it.each([...patterns])('%s takes linear time', (pattern) => {
    expect(findSlowInput(new RegExp(pattern, 'u'))).toBeNull();
  });
});

describe('functions that read what people write take linear time', () => {
  const app = { origin: 'https://laneway.example', path: '/' };
  const FUNCTIONS: Readonly<Record<string, (text: string) => unknown>> = {
    proseOf,
    plainText,
    tidyText,
    summaryOf,
    quotedText,
    foldText,
    holdsLink,
    storedUrisIn,
    redactError,
    snippetOf: (text) => snippetOf(text, (word) => word === 'lane'),
    classifyLink: (text) => classifyLink(text, app),
    parseMapLink: (text) => parseMapLink(`https://x.example/${text}`),
    parseCaptions: (text) => parseCaptions(`WEBVTT\n\n00:00.000 --> 00:09.000\n${text}`),
  };
  const REPEATED = [
    ...['[', '![', '](', '[](', '[a](b)', '[]', '(', ')', '*', '*a ', '**a', '_a', '`', '`a ', '~'],
    ...[
      '\\',
      ' ',
      ' \n',
      '\n',
      '\n\n',
      'a',
      'a ',
      '1',
      'é',
      '\u0301',
      '🚋',
      '-',
      '> ',
      '# ',
      '1. ',
    ],
    ...[
      ':',
      '://',
      'a://',
      'a@',
      '@',
      '.',
      '/',
      '/dir/',
      '//',
      '&',
      '&#',
      '%25',
      '<',
      '<a',
      '</',
      '<b>',
    ],
  ];
  it.each(Object.keys(FUNCTIONS))('%s', (name) => {
    const work = FUNCTIONS[name] ?? (() => null);
    const attacks = REPEATED.flatMap((pump) =>
      ['', '\n\u0001'].map((suffix) => ({ prefix: '', pump, suffix })),
    );
    expect(findSuperlinearGrowth(work, attacks)).toBeNull();
  });
});
