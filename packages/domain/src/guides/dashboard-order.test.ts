import { expect, it } from 'vitest';
import { sortForDashboard } from './dashboard-order.ts';
import { type EditableGuide, newGuide } from './editable-guide.ts';
import { pendingGuide, publishedGuide } from './samples.test-data.ts';

it('the guide selector lists drafts first, then the last modified first, undated ones last', () => {
  const titled = <Guide extends EditableGuide>(title: string, guide: Guide): Guide => ({
    ...guide,
    content: { ...guide.content, title },
  });
  const published = (title: string, lastModified: string) =>
    titled(title, { ...publishedGuide, lastModified });
  const draft = (title: string, lastModified: string) =>
    titled(title, { ...pendingGuide, lastModified });
  const guides = [
    published('old', '2025-01-01T00:00:00Z'),
    published('undated', ''),
    draft('old draft', '2024-01-01T00:00:00Z'),
    { ...draft('waiting', '2025-06-01T00:00:00Z'), status: 'submitted' as const },
    published('new', '2026-01-01T09:00:00+10:00'),
    draft('new draft', '2025-12-31T00:00:00Z'),
    titled('started just now', newGuide(Date.parse('2026-01-02T00:00:00Z'))),
  ];
  expect(sortForDashboard(guides).map(({ content }) => content.title)).toEqual([
    'started just now',
    'new draft',
    'old draft',
    'new',
    'waiting',
    'old',
    'undated',
  ]);
});
