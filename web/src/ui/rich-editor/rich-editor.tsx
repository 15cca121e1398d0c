import {
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createStore } from '../../core/store.ts';
import { useStore } from '../../core/use-store.ts';
import { CountNearLimit } from '../forms/character-count.tsx';
import form from '../forms/form.module.css';
import { FormatIcon } from '../forms/format-icon.tsx';
import type { MarkdownFieldProps } from '../forms/markdown-field.tsx';
import type { ChosenImage } from '../forms/markdown-toolbar.tsx';
import { Toolbar, ToolbarButton, ToolbarSeparator } from '../toolbar.tsx';
import {
  createRichEditor,
  type RichEditor as Editor,
  type EditorLook,
} from './create-rich-editor.ts';
import { LinkDialog } from './link-dialog.tsx';
import type { TextStyle } from './rich-document.ts';
import styles from './rich-editor.module.css';

/** The form's field is found by `data-name`, because only form controls have a name. */
export type RichEditorProps = Omit<MarkdownFieldProps, 'inputRef' | 'renderPreview'>;

const NO_LOOK = createStore<EditorLook>({
  bold: false,
  italic: false,
  link: null,
  hasSelection: false,
  style: null,
  isEmpty: true,
  isFull: false,
});

/** A text that is edited as it looks, and stored as Markdown. */
export function RichEditor(props: RichEditorProps) {
  const { name, label, hint, error, value, onBlur, maxLength, beside, onAddImage } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const askLink = useCallback(() => setLinking(true), []);
  const editor = useEditor(root, props, askLink);
  const addImage = useLatest(onAddImage);
  const look = useStore(editor?.look ?? NO_LOOK);
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`];
  return (
    <div className={form.field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a label for the mouse, as other fields have */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the field itself */}
      <span id={`${id}-label`} className={form.label} onClick={() => editor?.focus()}>
        {label}
      </span>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={form.hint}>
          {hint}
        </p>
      )}
      <div className={styles.editor}>
        {beside !== undefined && <div className={styles.beside}>{beside}</div>}
        <EditorToolbar
          label={`Format ${label}`}
          editor={editor}
          look={look}
          onAddImage={addImage}
          onLink={askLink}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a text area has no formatting */}
        <div
          ref={root}
          role="textbox"
          data-name={name}
          aria-multiline="true"
          aria-labelledby={`${id}-label`}
          aria-describedby={described.filter((part) => part !== false).join(' ') || undefined}
          aria-invalid={error !== undefined}
          tabIndex={0}
          contentEditable
          suppressContentEditableWarning
          className={`${form.control} ${styles.text}`}
          onBlur={onBlur}
        />
        <p role="status" className={styles.problem}>
          {look.isFull && 'There’s no room for that. Shorten the text first.'}
        </p>
        <CountNearLimit used={value.length} most={maxLength} />
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={form.error}>
          {error}
        </p>
      )}
      {isLinking && (
        <LinkDialog
          link={look.link}
          asksText={look.link === null && !look.hasSelection}
          onDone={(link, text) => {
            setLinking(false);
            editor?.setLink(link, text);
          }}
          onClose={() => setLinking(false)}
        />
      )}
    </div>
  );
}

/** The same function in every render, which calls the one of the latest. */
function useLatest(
  choose: RichEditorProps['onAddImage'],
): (() => Promise<ChosenImage | null>) | undefined {
  const latest = useRef(choose);
  useLayoutEffect(() => {
    latest.current = choose;
  });
  const canChoose = choose !== undefined;
  return useMemo(
    () => (canChoose ? async () => (await latest.current?.()) ?? null : undefined),
    [canChoose],
  );
}

/** The editor of an element, which it has once it is on the page. */
function useEditor(
  root: RefObject<HTMLDivElement | null>,
  { value, onChange, maxLength }: RichEditorProps,
  onAskLink: () => void,
): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const report = useEffectEvent(onChange);
  const askLink = useEffectEvent(onAskLink);
  // biome-ignore lint/correctness/useExhaustiveDependencies: later values are passed on below
  useLayoutEffect(() => {
    if (root.current === null) return;
    const made = createRichEditor({
      root: root.current,
      value,
      maxLength,
      onChange: (next) => report(next),
      onAskLink: () => askLink(),
      now: () => performance.now(),
    });
    setEditor(made);
    return made.close;
  }, [root, maxLength]);
  useEffect(() => editor?.setValue(value), [editor, value]);
  return editor;
}

type EditorToolbarProps = {
  readonly label: string;
  readonly editor: Editor | null;
  readonly look: EditorLook;
  readonly onAddImage: RichEditorProps['onAddImage'];
  readonly onLink: () => void;
};

/** It isn't redrawn while someone types. */
const EditorToolbar = memo(({ label, editor, look, onAddImage, onLink }: EditorToolbarProps) => {
  const [isChoosing, setChoosing] = useState(false);
  const addImage = async () => {
    setChoosing(true);
    try {
      const image = await onAddImage?.();
      if (image) editor?.insertImage(image);
    } finally {
      setChoosing(false);
    }
  };
  const style = (name: Exclude<TextStyle, 'paragraph'>) => ({
    isPressed: look.style === name,
    onMouseDown: keepFocus,
    onClick: () => editor?.toggleStyle(name),
  });
  const mark = (name: 'bold' | 'italic') => ({
    isPressed: look[name],
    onMouseDown: keepFocus,
    onClick: () => editor?.toggleMark(name),
  });
  return (
    <Toolbar label={label}>
      <ToolbarButton label="Bold" aria-keyshortcuts="Control+B Meta+B" {...mark('bold')}>
        <FormatIcon name="bold" />
      </ToolbarButton>
      <ToolbarButton label="Italic" aria-keyshortcuts="Control+I Meta+I" {...mark('italic')}>
        <FormatIcon name="italic" />
      </ToolbarButton>
      <ToolbarButton label="Heading" {...style('heading')}>
        <FormatIcon name="heading" />
      </ToolbarButton>
      <ToolbarButton
        label="Link"
        aria-keyshortcuts="Control+K Meta+K"
        isPressed={look.link !== null}
        onMouseDown={keepFocus}
        onClick={onLink}
      >
        <FormatIcon name="link" />
      </ToolbarButton>
      <ToolbarSeparator />
      <ToolbarButton label="List" {...style('bullet')}>
        <FormatIcon name="list" />
      </ToolbarButton>
      <ToolbarButton label="Numbered list" {...style('numbered')}>
        <FormatIcon name="numbered" />
      </ToolbarButton>
      <ToolbarButton label="Quote" {...style('quote')}>
        <FormatIcon name="quote" />
      </ToolbarButton>
      <ToolbarButton
        label="Paragraph break"
        onMouseDown={keepFocus}
        onClick={() => editor?.insertBreak()}
      >
        <FormatIcon name="paragraphBreak" />
      </ToolbarButton>
      {onAddImage !== undefined && (
        <ToolbarButton
          label="Image"
          disabled={isChoosing}
          onMouseDown={keepFocus}
          onClick={() => void addImage()}
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
