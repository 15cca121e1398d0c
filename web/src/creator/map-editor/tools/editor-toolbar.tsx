import { Toolbar } from '@base-ui/react/toolbar';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import { PIN_NAMES } from '../state/announcements.ts';
import { canRedo, canUndo, type Tool } from '../state/editor-state.ts';
import { ColourPicker } from './colour-picker.tsx';
import styles from './editor-toolbar.module.css';
import { ToolIcon, type ToolIconName } from './tool-icon.tsx';

export type EditorToolbarProps = {
  readonly isExpanded: boolean;
  readonly onExpand: (isExpanded: boolean) => void;
  /** Further tools, for example import. */
  readonly children?: ReactNode;
};

/** The tools of the map: tap modes, colour, undo and redo, and full screen. */
export function EditorToolbar({ isExpanded, onExpand, children }: EditorToolbarProps) {
  const { store, onAddPlace } = useEditor();
  const state = useEditorState();
  const tools: readonly { tool: Tool; label: string }[] = [
    { tool: 'select', label: 'Select' },
    { tool: 'pin', label: PIN_NAMES[state.subject] },
    { tool: 'path', label: 'Path' },
    { tool: 'boundary', label: 'Boundary' },
    ...(onAddPlace === undefined ? [] : [{ tool: 'places', label: 'Add places' } as const]),
  ];
  return (
    <Toolbar.Root aria-label="Map tools" className={styles.toolbar}>
      <Toolbar.Group aria-label="What a tap does" className={styles.group}>
        {tools.map(({ tool, label }) => (
          <Toolbar.Button
            key={tool}
            aria-pressed={state.tool === tool}
            className={classNames(styles.button, styles.tool)}
            onClick={() => store.dispatch({ type: 'choose-tool', tool })}
          >
            <ToolIcon name={tool} />
            <span className={styles.caption}>{label}</span>
          </Toolbar.Button>
        ))}
        <ColourPicker />
      </Toolbar.Group>
      <Toolbar.Group aria-label="History and view" className={classNames(styles.group, styles.end)}>
        <IconButton
          icon="undo"
          label="Undo"
          isDisabled={!canUndo(state)}
          onPress={() => store.dispatch({ type: 'undo' })}
        />
        <IconButton
          icon="redo"
          label="Redo"
          isDisabled={!canRedo(state)}
          onPress={() => store.dispatch({ type: 'redo' })}
        />
        {isExpanded ? (
          <Toolbar.Button
            className={classNames(styles.button, styles.done)}
            onClick={() => onExpand(false)}
          >
            Done
          </Toolbar.Button>
        ) : (
          <IconButton icon="expand" label="Full screen" isExpand onPress={() => onExpand(true)} />
        )}
      </Toolbar.Group>
      {children !== undefined && <div className={styles.group}>{children}</div>}
    </Toolbar.Root>
  );
}

type IconButtonProps = {
  readonly icon: ToolIconName;
  readonly label: string;
  readonly isDisabled?: boolean;
  /** Gets the focus back when full screen ends. */
  readonly isExpand?: boolean;
  readonly onPress: () => void;
};

function IconButton(props: IconButtonProps) {
  const { icon, label, isDisabled = false, isExpand = false, onPress } = props;
  return (
    <Toolbar.Button
      aria-label={label}
      title={label}
      data-expand={isExpand || undefined}
      disabled={isDisabled}
      className={styles.button}
      onClick={onPress}
    >
      <ToolIcon name={icon} />
    </Toolbar.Button>
  );
}
