import { Toolbar } from '@base-ui/react/toolbar';
import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import { colouredKind, type EditorState } from '../state/editor-state.ts';
import { shapeAt } from '../state/shape-steps.ts';
import styles from './editor-toolbar.module.css';

/** The defaults of paths and boundaries first. All of them are distinct from the base map and from each other. */
const PALETTE: readonly PaletteColour[] = [
  { colour: 'blue', name: 'Blue' },
  { colour: 'green', name: 'Green' },
  { colour: 'crimson', name: 'Red' },
  { colour: 'darkorange', name: 'Orange' },
  { colour: 'rebeccapurple', name: 'Purple' },
  { colour: 'deeppink', name: 'Pink' },
  { colour: 'teal', name: 'Teal' },
  { colour: 'saddlebrown', name: 'Brown' },
  { colour: 'black', name: 'Black' },
];

/** The colour of the selected or next shape, and the palette to change it. */
export function ColourPicker() {
  const { store } = useEditor();
  const state = useEditorState();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const colour = currentColour(state);
  const isShown = isOpen && colour !== null;

  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };

  return (
    <div className={styles.picker}>
      <Toolbar.Button
        ref={button}
        disabled={colour === null}
        aria-expanded={isShown}
        aria-controls={id}
        aria-label={colour === null ? 'Colour' : `Colour: ${nameOfColour(colour)}`}
        className={classNames(styles.button, styles.tool)}
        onClick={() => setIsOpen(!isShown)}
      >
        <span className={styles.swatch} style={paint(colour ?? 'transparent')} />
        <span className={styles.caption}>Colour</span>
      </Toolbar.Button>
      <fieldset id={id} hidden={!isShown} className={styles.palette} onKeyDown={onKeyDown}>
        <legend className={styles.legend}>Colour</legend>
        {PALETTE.map((entry) => (
          <label key={entry.colour} className={styles.choice}>
            <input
              type="radio"
              name={id}
              value={entry.colour}
              checked={entry.colour === colour}
              onChange={() => store.dispatch({ type: 'choose-colour', colour: entry.colour })}
              onClick={(event) => event.detail > 0 && close()}
            />
            <span className={styles.swatch} style={paint(entry.colour)} />
            <span>{entry.name}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** Null when there is nothing that a colour applies to. */
function currentColour(state: EditorState): string | null {
  const kind = colouredKind(state);
  if (kind === null) return null;
  const shape = state.selection === null ? null : shapeAt(state, state.selection);
  return shape?.colour ?? state.colours[kind];
}

function paint(colour: string): CSSProperties {
  return { '--paint': colour } as CSSProperties;
}

/** A colour as written in the text after '|', and its name. */
type PaletteColour = { readonly colour: string; readonly name: string };

/** The name of a colour; itself if it isn't in the palette. */
function nameOfColour(colour: string): string {
  return PALETTE.find((entry) => entry.colour === colour)?.name ?? colour;
}
