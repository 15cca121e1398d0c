import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { UnsavedChangesDialog } from './unsaved-changes.tsx';

const nothing = { onSave: vi.fn(), onDiscard: vi.fn(), onCancel: vi.fn() };

const buttonsOf = (isSaving: boolean): readonly string[] =>
  renderToStaticMarkup(<UnsavedChangesDialog isSaving={isSaving} {...nothing} />).match(
    /<button[^>]*>[^<]+<\/button>/g,
  ) ?? [];

const labelOf = (button: string) => button.replace(/<[^>]+>/g, '');

describe('the Unsaved Changes dialog', () => {
  it('has its title, and offers to save, to discard and to cancel', () => {
    const markup = renderToStaticMarkup(<UnsavedChangesDialog isSaving={false} {...nothing} />);
    expect(markup).toContain('Unsaved Changes</h2>');
    expect(buttonsOf(false).map(labelOf)).toEqual(['Save Data', 'Discard Changes', 'Cancel']);
  });

  it('has only disabled buttons while it saves', () => {
    const buttons = buttonsOf(true);
    expect(buttons.map(labelOf)).toEqual(['Saving...', 'Discard Changes', 'Cancel']);
    expect(buttons.every((button) => button.includes('aria-disabled="true"'))).toBe(true);
  });
});
