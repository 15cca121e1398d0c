import {
  type ReactNode,
  type Ref,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { Tabs } from '../tabs.tsx';
import { CountNearLimit } from './character-count.tsx';
import { FieldFrame } from './field-frame.tsx';
import form from './form.module.css';
import { insertImage } from './markdown-edits.ts';
import styles from './markdown-field.module.css';
import {
  type ChosenImage,
  MarkdownToolbar,
  type MarkdownToolbarProps,
} from './markdown-toolbar.tsx';
import { useMarkdownEdits } from './use-markdown-edits.ts';

export type MarkdownFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly maxLength: number;
  /** Lets a form move the focus to the first error. */
  readonly inputRef?: Ref<HTMLTextAreaElement> | undefined;
  /** In the first line, for example a switch to another editor. */
  readonly beside?: ReactNode;
  /** Shows the text as visitors will see it. */
  readonly renderPreview: (source: string) => ReactNode;
  /** Lets someone choose an image; resolves with null if they cancel. Without it, there is no Image button. */
  readonly onAddImage?: (() => Promise<ChosenImage | null>) | undefined;
};

/** A text in Markdown, with formatting buttons and a preview. */
export function MarkdownField({
  name,
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  maxLength,
  inputRef,
  beside,
  renderPreview,
  onAddImage,
}: MarkdownFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState<'write' | 'preview'>('write');
  useGrowingHeight(field, value);

  const { problem, make, onKeyDown, clearProblem } = useMarkdownEdits({
    field,
    maxLength,
    onChange,
  });

  const toolbar = useStableToolbar(make, onAddImage);

  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(fieldProps) => (
        <div className={styles.editor}>
          <Tabs
            label={`Write or preview ${label}`}
            value={view}
            onChange={setView}
            beside={
              <>
                {beside}
                {view === 'write' && (
                  <div className={beside === undefined ? undefined : styles.row}>
                    <MarkdownToolbar label={`Format ${label}`} {...toolbar} />
                  </div>
                )}
              </>
            }
            tabs={[
              {
                value: 'write',
                label: 'Write',
                isKept: true,
                content: (
                  <textarea
                    {...fieldProps}
                    ref={(element) => {
                      field.current = element;
                      return attach(inputRef, element);
                    }}
                    name={name}
                    className={classNames(form.control, styles.text)}
                    value={value}
                    maxLength={maxLength}
                    onChange={(event) => {
                      clearProblem();
                      onChange(event.target.value);
                    }}
                    onBlur={onBlur}
                    onKeyDown={onKeyDown}
                  />
                ),
              },
              {
                value: 'preview',
                label: 'Preview',
                content: (
                  <div className={styles.preview}>
                    {value.trim() === '' ? (
                      <p className={styles.nothing}>Nothing to preview yet</p>
                    ) : (
                      renderPreview(value)
                    )}
                  </div>
                ),
              },
            ]}
          />
          <p role="status" className={styles.problem}>
            {problem}
          </p>
          <CountNearLimit used={value.length} most={maxLength} />
        </div>
      )}
    </FieldFrame>
  );
}

/** The toolbar's actions as functions with a stable identity. */
function useStableToolbar(
  make: ReturnType<typeof useMarkdownEdits>['make'],
  onAddImage: MarkdownFieldProps['onAddImage'],
): Omit<MarkdownToolbarProps, 'label'> {
  const latest = useRef({ make, onAddImage });
  useLayoutEffect(() => {
    latest.current = { make, onAddImage };
  });
  const takesImages = onAddImage !== undefined;
  return useMemo(
    () => ({
      onTool: (tool) => latest.current.make(tool.edit),
      onImage: (image) => latest.current.make((selected) => insertImage(selected, image)),
      onAddImage: takesImages
        ? async () => (await latest.current.onAddImage?.()) ?? null
        : undefined,
    }),
    [takesImages],
  );
}

function attach<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}

/** Makes a field as high as its text, in browsers whose style sheets can't. */
function useGrowingHeight(field: RefObject<HTMLElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again for each text
  useLayoutEffect(() => {
    const grown = field.current;
    if (grown === null || CSS.supports('field-sizing', 'content')) return;
    grown.style.height = 'auto';
    grown.style.height = `${grown.scrollHeight + grown.offsetHeight - grown.clientHeight}px`;
  }, [field, text]);
}
