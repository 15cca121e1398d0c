import { CONTENT_STATUSES, type ContentStatus } from '@laneway/domain/statuses';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Chip, type ChipTone } from '../chip.tsx';
import { StatusChip } from './status-chip.tsx';

const CHIPS: Readonly<Record<ContentStatus, readonly [name: string, tone: ChipTone]>> = {
  draft: ['Draft', 'plain'],
  submitted: ['Submitted', 'waiting'],
  needs_revision: ['Needs Revision', 'turn'],
  approved: ['Approved', 'waiting'],
  rejected: ['Rejected', 'danger'],
  withdrawn: ['Withdrawn', 'outline'],
  published: ['Published', 'done'],
};

it.each(CONTENT_STATUSES)(
  'shows %s under its name, in the colour of whose turn it is',
  (status) => {
    const [name, tone] = CHIPS[status];
    expect(renderToStaticMarkup(<StatusChip status={status} />)).toBe(
      renderToStaticMarkup(<Chip tone={tone}>{name}</Chip>),
    );
  },
);
