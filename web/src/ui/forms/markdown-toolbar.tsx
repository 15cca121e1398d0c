import { Fragment, memo, useState } from 'react';
import { Toolbar, ToolbarButton, ToolbarSeparator } from '../toolbar.tsx';
import { FormatIcon } from './format-icon.tsx';
import { MARKDOWN_TOOLS, type MarkdownTool } from './markdown-tools.ts';

export type ChosenImage = { readonly uri: string; readonly alt: string };

export type MarkdownToolbarProps = {
  readonly label: string;
  readonly onTool: (tool: MarkdownTool) => void;
  readonly onAddImage: (() => Promise<ChosenImage | null>) | undefined;
  readonly onImage: (image: ChosenImage) => void;
};

const APPLE = /Mac|iPhone|iPad/;

/** The buttons of the text editor. They don't rerender while typing, to keep it fast. */
export const MarkdownToolbar = memo(function MarkdownToolbar({
  label,
  onTool,
  onAddImage,
  onImage,
}: MarkdownToolbarProps) {
  const [isChoosing, setChoosing] = useState(false);
  const addImage = async (choose: () => Promise<ChosenImage | null>): Promise<void> => {
    setChoosing(true);
    try {
      const image = await choose();
      if (image !== null) onImage(image);
    } finally {
      setChoosing(false);
    }
  };
  return (
    <Toolbar label={label}>
      {MARKDOWN_TOOLS.map((group, index) => (
        <Fragment key={group[0]?.label}>
          {index > 0 && <ToolbarSeparator />}
          {group.map((tool) => (
            <ToolbarButton
              key={tool.label}
              label={tool.label}
              {...shortcutOf(tool)}
              onMouseDown={keepFocus}
              onClick={() => onTool(tool)}
            >
              <FormatIcon name={tool.icon} />
            </ToolbarButton>
          ))}
        </Fragment>
      ))}
      {onAddImage !== undefined && (
        <ToolbarButton
          label="Image"
          disabled={isChoosing}
          onMouseDown={keepFocus}
          onClick={() => void addImage(onAddImage)}
        >
          <FormatIcon name="image" />
        </ToolbarButton>
      )}
    </Toolbar>
  );
});

/** Pressing a button keeps the focus in the text, so that a phone's keyboard stays. */
function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

/** The shortcut, for tooltips and for screen readers. */
function shortcutOf({ label, key }: MarkdownTool) {
  if (key === undefined) return {};
  const letter = key.toUpperCase();
  return APPLE.test(navigator.userAgent)
    ? { title: `${label} (⌘${letter})`, 'aria-keyshortcuts': `Meta+${letter}` }
    : { title: `${label} (Ctrl+${letter})`, 'aria-keyshortcuts': `Control+${letter}` };
}
