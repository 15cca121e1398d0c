import { createStore, type ReadableStore } from '../../core/store.ts';
import type { InlineImage, Mark, Marks } from './cells.ts';
import { domPoint, pointOf, renderDocument } from './dom-document.ts';
import {
  breakLine,
  clampSelection,
  deleteSelection,
  type EditState,
  EMPTY_PARAGRAPH,
  insertBlocks,
  insertBreak,
  insertImage,
  insertText,
  isCollapsed,
  joinBackward,
  joinForward,
  lengthOf,
  marksAt,
  type Selection,
  selectedPart,
  splitBlock,
  toggleStyle,
} from './edit-document.ts';
import { formatTyped, hasMark, linkAt, setLink, toggleMark } from './format-selection.ts';
import { linkAddress } from './link-dialog.tsx';
import { readBlocks } from './read-blocks.ts';
import { readClipboard, writeClipboard } from './read-paste.ts';
import {
  parseDocument,
  printDocument,
  type RichDocument,
  type TextStyle,
} from './rich-document.ts';

/** The state that the toolbar shows. */
export type EditorLook = {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly link: string | null;
  readonly hasSelection: boolean;
  readonly style: TextStyle | null;
  readonly isEmpty: boolean;
  /** True after an edit for which there is no room. */
  readonly isFull: boolean;
};

export type RichEditor = {
  readonly look: ReadableStore<EditorLook>;
  /** Shows another text; does nothing if it is the one that was reported last. */
  readonly setValue: (value: string) => void;
  readonly toggleMark: (mark: Mark) => void;
  readonly toggleStyle: (style: TextStyle) => void;
  readonly setLink: (link: string | null, text?: string) => void;
  readonly insertImage: (image: InlineImage) => void;
  readonly insertBreak: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly focus: () => void;
  readonly close: () => void;
};

export type RichEditorParts = {
  readonly root: HTMLElement;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
  /** Ctrl and K: the link is asked for. */
  readonly onAskLink: () => void;
  readonly now: () => number;
};

const MAX_UNDO_STEPS = 200;
/** Letters typed with shorter pauses are undone together. */
const TYPING_PAUSE_MS = 1_000;

const START: Selection = { anchor: { block: 0, offset: 0 }, focus: { block: 0, offset: 0 } };

/**
 * Edits a text as it looks. The document is plain data, and every edit is a function of it; the DOM shows the result.
 * Only typing is left to the browser, because input methods and spelling correction need it, and is read back.
 */
export function createRichEditor(parts: RichEditorParts): RichEditor {
  const { root, maxLength, onChange, now } = parts;
  let state: EditState = { document: openDocument(parts.value), selection: START };
  let reported = parts.value;
  let waiting: string | null = null;
  let isComposing = false;
  let typedMarks: Marks | null = null;
  let past: EditState[] = [];
  let future: EditState[] = [];
  let lastTyped = Number.NEGATIVE_INFINITY;
  const look = createStore(lookOf(state, typedMarks, false));

  const showLook = (isFull = false): void => {
    const next = lookOf(state, typedMarks, isFull);
    const current = look.getState();
    const isSame = (Object.keys(next) as (keyof EditorLook)[]).every(
      (key) => next[key] === current[key],
    );
    if (!isSame) look.setState(next);
  };

  const hasFocus = () => root.ownerDocument.activeElement === root;
  const showSelection = (): void => {
    if (!hasFocus()) return;
    const anchor = domPoint(root, state.selection.anchor);
    const focus = domPoint(root, state.selection.focus);
    if (anchor === null || focus === null) return;
    root.ownerDocument.getSelection()?.setBaseAndExtent(...anchor, ...focus);
  };
  const show = (): void => {
    renderDocument(root, state.document);
    showSelection();
  };
  const readSelection = (): void => {
    const selection = root.ownerDocument.getSelection();
    if (!selection?.anchorNode || !selection.focusNode) return;
    const anchor = pointOf(root, selection.anchorNode, selection.anchorOffset);
    const focus = pointOf(root, selection.focusNode, selection.focusOffset);
    if (anchor !== null && focus !== null) state = { ...state, selection: { anchor, focus } };
  };

  /** Remembers the state before a change, and reports the text after it. False if there is no room for it. */
  const commit = (next: EditState, isTyping: boolean): boolean => {
    const value = printDocument(next.document);
    if (value.length > maxLength && value.length > reported.length) {
      showLook(true);
      return false;
    }
    const joins = isTyping && now() - lastTyped < TYPING_PAUSE_MS;
    if (!joins) past = [...past, state].slice(-MAX_UNDO_STEPS);
    lastTyped = isTyping ? now() : Number.NEGATIVE_INFINITY;
    future = [];
    state = next;
    typedMarks = null;
    showLook();
    report(value);
    return true;
  };
  const report = (value: string): void => {
    if (value === reported) return;
    reported = value;
    onChange(value);
  };
  const edit = (change: (from: EditState) => EditState, isTyping = false): void => {
    const next = change(state);
    if (next === state) return;
    commit(next, isTyping);
    show();
  };
  const travel = (from: EditState[], to: EditState[]): void => {
    const target = from.pop();
    if (target === undefined) return;
    to.push(state);
    state = target;
    lastTyped = Number.NEGATIVE_INFINITY;
    typedMarks = null;
    show();
    showLook();
    report(printDocument(state.document));
  };
  const undo = () => travel(past, future);
  const redo = () => travel(future, past);

  const toggle = (mark: Mark): void => {
    if (!isCollapsed(state.selection)) {
      edit((from) => toggleMark(from, mark));
      return;
    }
    const marks = typedMarks ?? marksAt(state);
    typedMarks = { ...marks, [mark]: !marks[mark] };
    showLook();
  };

  /** Takes over what the browser or an input method has typed. */
  const readDom = (): void => {
    const before = state.document.blocks;
    const { blocks, isIntact } = readBlocks(root, before);
    const document: RichDocument = { ...state.document, blocks };
    const previous = state;
    if (isIntact) readSelection();
    const { selection } = state;
    state = previous;
    const next = { document, selection: clampSelection(document, selection) };
    const isUnchanged = blocks.every((block, index) => block === before[index]);
    if (isIntact && isUnchanged) {
      state = { ...state, selection: next.selection };
      return;
    }
    if (!commit(next, true) || !isIntact) show();
  };

  /** Formats Markdown that was typed. Undo brings it back as it was typed. */
  const convertTyped = (): void => {
    const next = formatTyped(state, linkAddress);
    const marks = marksAt(state);
    if (next === state || !commit(next, false)) return;
    show();
    // The next input isn't part of it.
    typedMarks = marks;
    showLook();
  };

  const onBeforeInput = (event: InputEvent): void => {
    if (isComposing || event.isComposing || event.inputType === 'insertCompositionText') return;
    readSelection();
    const { inputType } = event;
    if (inputType === 'insertText' && isLeftToBrowser(event)) return;
    if (inputType.startsWith('delete') && !event.cancelable) return;
    event.preventDefault();
    if (inputType === 'insertText' || inputType === 'insertReplacementText') {
      const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      takeTarget(event);
      const marks = typedMarks ?? marksAt(state);
      edit((from) => insertText(from, text.replaceAll('\n', ' '), marks), true);
      convertTyped();
    } else if (inputType === 'insertParagraph') edit(splitBlock);
    else if (inputType === 'insertLineBreak') edit(breakLine);
    else if (inputType.startsWith('delete')) remove(event);
    else if (inputType === 'historyUndo') undo();
    else if (inputType === 'historyRedo') redo();
    else if (inputType === 'formatBold') toggle('bold');
    else if (inputType === 'formatItalic') toggle('italic');
  };

  const isLeftToBrowser = (event: InputEvent): boolean => {
    const { selection, document } = state;
    const at = document.blocks[selection.focus.block];
    if (!event.data || event.data.includes('\n') || !isCollapsed(selection) || typedMarks !== null)
      return false;
    if (at?.kind !== 'text' || at.cells.length === 0 || reported.length + 8 > maxLength)
      return false;
    return root.ownerDocument.getSelection()?.focusNode instanceof Text && !isAtEdge(state);
  };

  /** The range that an event is about, which may be larger than the selection. */
  const takeTarget = (event: InputEvent): void => {
    const [range] = event.getTargetRanges();
    if (range === undefined) return;
    const anchor = pointOf(root, range.startContainer, range.startOffset);
    const focus = pointOf(root, range.endContainer, range.endOffset);
    if (anchor !== null && focus !== null) state = { ...state, selection: { anchor, focus } };
  };
  const remove = (event: InputEvent): void => {
    const caret = state.selection;
    if (!isCollapsed(caret)) {
      edit(deleteSelection);
      return;
    }
    const { block, offset } = caret.focus;
    const at = state.document.blocks[block];
    const isForward = event.inputType.endsWith('Forward');
    if (at === undefined) return;
    if (!isForward && offset === 0) edit(joinBackward);
    else if (isForward && offset === lengthOf(at)) edit(joinForward);
    else {
      takeTarget(event);
      const { anchor, focus } = state.selection;
      const isInside =
        anchor.block === block && focus.block === block && !isCollapsed(state.selection);
      if (!isInside) {
        const other = { block, offset: offset + (isForward ? 1 : -1) };
        state = { ...state, selection: { anchor: caret.focus, focus: other } };
      }
      const target = state;
      // Undo brings the caret back to where it was.
      state = { ...state, selection: caret };
      edit(() => deleteSelection(target), true);
    }
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing || event.altKey || event.ctrlKey === event.metaKey) return;
    const key = event.key.toLowerCase();
    const actions: Readonly<Record<string, () => void>> = {
      b: () => toggle('bold'),
      i: () => toggle('italic'),
      k: parts.onAskLink,
      z: event.shiftKey ? redo : undo,
      y: redo,
    };
    const action = actions[key];
    if (action === undefined || (event.shiftKey && key !== 'z')) return;
    event.preventDefault();
    readSelection();
    action();
  };
  const copy = (event: ClipboardEvent): void => {
    readSelection();
    if (isCollapsed(state.selection) || event.clipboardData === null) return;
    event.preventDefault();
    writeClipboard(event.clipboardData, printDocument(selectedPart(state)));
    if (event.type === 'cut') edit(deleteSelection);
  };
  const onPaste = (event: ClipboardEvent): void => {
    event.preventDefault();
    if (event.clipboardData === null) return;
    readSelection();
    const blocks = readClipboard(event.clipboardData);
    if (blocks.length > 0) edit((from) => insertBlocks(from, blocks));
  };
  const onSelectionChange = (): void => {
    if (isComposing || !hasFocus()) return;
    const before = state.selection;
    readSelection();
    const { focus } = state.selection;
    if (focus.block !== before.focus.block || focus.offset !== before.focus.offset)
      typedMarks = null;
    showLook();
  };
  const onCompositionEnd = (): void => {
    isComposing = false;
    readDom();
    convertTyped();
    if (waiting === null) return;
    const value = waiting;
    waiting = null;
    setValue(value);
  };
  const setValue = (value: string): void => {
    if (value === reported) return;
    if (isComposing) {
      waiting = value;
      return;
    }
    const document = openDocument(value);
    state = { document, selection: clampSelection(document, state.selection) };
    reported = value;
    past = [];
    future = [];
    typedMarks = null;
    show();
    showLook();
  };

  const closing = new AbortController();
  const { signal } = closing;
  root.addEventListener('beforeinput', onBeforeInput, { signal });
  const onInput = ({ inputType }: InputEvent): void => {
    if (isComposing) return;
    readDom();
    if (inputType === 'insertText') convertTyped();
  };
  root.addEventListener('input', onInput as (event: Event) => void, { signal });
  root.addEventListener('keydown', onKeyDown, { signal });
  // The browser would put the caret at the beginning, also when a dialog is closed.
  root.addEventListener('focus', showSelection, { signal });
  root.addEventListener('copy', copy, { signal });
  root.addEventListener('cut', copy, { signal });
  root.addEventListener('paste', onPaste, { signal });
  // A dropped text would bring its own formatting.
  root.addEventListener('drop', (event) => event.preventDefault(), { signal });
  const onCompositionStart = () => {
    readSelection();
    isComposing = true;
  };
  root.addEventListener('compositionstart', onCompositionStart, { signal });
  root.addEventListener('compositionend', onCompositionEnd, { signal });
  root.ownerDocument.addEventListener('selectionchange', onSelectionChange, { signal });
  show();

  return {
    look,
    setValue,
    toggleMark: toggle,
    toggleStyle: (style) => edit((from) => toggleStyle(from, style)),
    setLink: (link, text) => edit((from) => setLink(from, link, text)),
    insertImage: (image) => edit((from) => insertImage(from, image)),
    insertBreak: () => edit(insertBreak),
    undo,
    redo,
    focus: () => {
      root.focus({ preventScroll: true });
      showSelection();
    },
    close: () => closing.abort(),
  };
}

/** There is always a paragraph to type in. */
function openDocument(value: string): RichDocument {
  const document = parseDocument(value);
  const isText = document.blocks.some(({ kind }) => kind === 'text');
  return isText ? document : { ...document, blocks: [...document.blocks, EMPTY_PARAGRAPH] };
}

function lookOf(state: EditState, typedMarks: Marks | null, isFull: boolean): EditorLook {
  const { blocks } = state.document;
  const at = blocks[state.selection.focus.block];
  return {
    bold: typedMarks?.bold ?? hasMark(state, 'bold'),
    italic: typedMarks?.italic ?? hasMark(state, 'italic'),
    link: linkAt(state),
    hasSelection: !isCollapsed(state.selection),
    style: at?.kind === 'text' ? at.style : null,
    isEmpty: blocks.every((block) => block.kind === 'text' && block.cells.length === 0),
    isFull,
  };
}

/** Beside an image or a line break, browsers differ in where they put a letter; after a link, they go on with it. */
function isAtEdge(state: EditState): boolean {
  const { block, offset } = state.selection.focus;
  const at = state.document.blocks[block];
  if (at?.kind !== 'text') return true;
  const before = at.cells[offset - 1];
  if (before === undefined || before.image !== null || before.char === '\n') return true;
  return before.link !== marksAt(state).link;
}
