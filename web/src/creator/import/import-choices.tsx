import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { classNames } from '../../ui/class-names.ts';
import { partHints, partLabel, placesRoomText } from './finding-texts.ts';
import type { Findings, LocatedPhoto } from './findings.ts';
import {
  type Choice,
  canAdd,
  chooseAllThatFit,
  chosenPlaces,
  type ExistingPath,
  hasPart,
  type ImportResult,
  importedPathError,
  importResult,
  PARTS,
  type PathMode,
  type PlacesRoom,
  roomForPlaces,
} from './import-choice.ts';
import styles from './import-dialog.module.css';
import { ERROR_TEXTS } from './import-errors.ts';

const NOTHING_CHOSEN = 'Nothing will change yet. Choose what to add.';
const NO_POSITION = 'This photo has no location. Android often removes it.';

export type ImportChoicesProps = PlacesRoom & {
  readonly findings: Findings;
  /** The same if the existing path is replaced; null without one. */
  readonly replacing: Findings | null;
  readonly path: ExistingPath;
  readonly isNewGuide: boolean;
  readonly onImport: (result: ImportResult) => void;
  readonly onClose: () => void;
};

/** The found parts, each with a checkbox. */
export function ImportChoices(props: ImportChoicesProps) {
  const { findings: adding, replacing, path, isNewGuide, onImport, onClose, ...places } = props;
  const room = roomForPlaces(places);
  const [choice, setChoice] = useState<Choice>(() => chooseAllThatFit(adding, room));
  // Existing content of the guide stays unless its creator says otherwise.
  const [mode, setMode] = useState<PathMode>(replacing === null ? 'add' : 'keep');
  const nothingId = useId();
  const asksAboutPath =
    replacing !== null && (canAdd(adding, 'path', room) || canAdd(replacing, 'path', room));
  const findings = mode === 'replace' && replacing !== null ? replacing : adding;
  const parts = PARTS.filter((part) => hasPart(findings, part));
  const wanted = chosenPlaces(findings, choice).length;
  const taken = asksAboutPath ? { ...choice, path: mode !== 'keep' } : choice;
  const result = importResult(findings, taken, mode);
  const isNothing = result.path === null && result.boundary === null && result.places.length === 0;
  const error = placesRoomText(wanted, places) ?? importedPathError(path, result.path);
  return (
    <>
      {parts.length > 0 && (
        <fieldset className={styles.options}>
          <legend className={styles.legend}>What we found</legend>
          {parts.map((part) =>
            part === 'path' && asksAboutPath ? (
              <PathQuestion
                key={part}
                label={partLabel(findings, part)}
                hints={partHints(findings, part, places)}
                mode={mode}
                possible={{
                  replace: canAdd(replacing, 'path', room),
                  add: canAdd(adding, 'path', room),
                  keep: true,
                }}
                onChange={setMode}
              />
            ) : (
              <ImportOption
                key={part}
                label={partLabel(findings, part)}
                hints={partHints(findings, part, places)}
                isChosen={choice[part]}
                isDisabled={!canAdd(findings, part, room)}
                onChange={(isChosen) => setChoice({ ...choice, [part]: isChosen })}
              >
                {part === 'photos' && <PhotoStrip photos={findings.photos} />}
              </ImportOption>
            ),
          )}
        </fieldset>
      )}
      <UnusedFiles findings={findings} />
      {error !== null && <Callout tone="error" text={error} />}
      {/* A live region must exist before its content. */}
      <p id={nothingId} role="status" className={styles.nothing}>
        {parts.length > 0 && isNothing && NOTHING_CHOSEN}
      </p>
      <div className={classNames(styles.buttons, styles.bar)}>
        {parts.length > 0 && (
          <Button
            kind="main"
            disabled={isNothing || error !== null}
            aria-describedby={isNothing ? nothingId : undefined}
            onClick={() => onImport(result)}
          >
            {isNewGuide ? 'Start guide' : 'Add to guide'}
          </Button>
        )}
        <Button onClick={onClose}>{parts.length > 0 ? 'Cancel' : 'Close'}</Button>
      </div>
    </>
  );
}

const MODE_LABELS = {
  replace: 'Replace the path',
  add: 'Add as a second path',
  keep: 'Keep yours',
} as const satisfies Record<PathMode, string>;

const MODES = Object.keys(MODE_LABELS) as PathMode[];

type PathQuestionProps = {
  readonly label: string;
  readonly hints: readonly string[];
  readonly mode: PathMode;
  readonly possible: Readonly<Record<PathMode, boolean>>;
  readonly onChange: (mode: PathMode) => void;
};

/** Asks what happens to the path that is there already. */
export function PathQuestion({ label, hints, mode, possible, onChange }: PathQuestionProps) {
  const name = useId();
  return (
    <fieldset className={classNames(styles.option, mode !== 'keep' && styles.chosen)}>
      <legend className={styles.question}>{label}. There’s already a path here.</legend>
      {MODES.map((each) => (
        <label key={each} className={styles.label}>
          <input
            type="radio"
            name={name}
            className={styles.box}
            checked={mode === each}
            disabled={!possible[each]}
            aria-describedby={hints.length > 0 ? `${name}-hints` : undefined}
            onChange={() => onChange(each)}
          />
          <span>{MODE_LABELS[each]}</span>
        </label>
      ))}
      {hints.length > 0 && (
        <div id={`${name}-hints`} className={styles.hints}>
          {hints.map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** The files that can't be used, each with the reason. */
function UnusedFiles({ findings }: { readonly findings: Findings }) {
  const rows = [
    ...findings.refused.map(({ name, error }) => ({ name, text: ERROR_TEXTS[error] })),
    ...findings.photosWithoutPosition.map(({ name }) => ({ name, text: NO_POSITION })),
  ];
  if (rows.length === 0) return null;
  return (
    <section role="status" aria-label="Files we can’t use" className={styles.unused}>
      <ul className={styles.unusedList}>
        {rows.map(({ name, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two files may have the same name
          <li key={index}>
            <strong className={styles.fileName}>{name}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The photos with a position, in the order they were taken. */
function PhotoStrip({ photos }: { readonly photos: readonly LocatedPhoto[] }) {
  return (
    <ul className={styles.strip}>
      {photos.map(({ file }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two photos may have the same name
        <li key={index} className={styles.photo}>
          <Thumbnail file={file} />
          <span className={styles.photoName}>{file.name}</span>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ file }: { readonly file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  // The alt text is empty because the name is below. Browsers can't show some phone formats; the frame stays empty then.
  return url === null || hasFailed ? (
    <div className={styles.thumbnail} />
  ) : (
    <img src={url} alt="" className={styles.thumbnail} onError={() => setHasFailed(true)} />
  );
}

type ImportOptionProps = {
  readonly label: string;
  readonly hints: readonly string[];
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isChosen: boolean) => void;
  readonly children?: ReactNode;
};

/** A found part with its checkbox, hints and photos. */
function ImportOption({
  label,
  hints,
  isChosen,
  isDisabled,
  onChange,
  children,
}: ImportOptionProps) {
  const id = useId();
  return (
    <div className={classNames(styles.option, isChosen && styles.chosen)}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isChosen}
          disabled={isDisabled}
          aria-describedby={hints.length > 0 ? id : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {hints.length > 0 && (
        <div id={id} className={styles.hints}>
          {hints.map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
        </div>
      )}
      {children}
    </div>
  );
}
