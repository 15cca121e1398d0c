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
  firstChoice,
  hasPart,
  type ImportResult,
  importResult,
  PARTS,
  type PlacesRoom,
  roomForPlaces,
} from './import-choice.ts';
import styles from './import-dialog.module.css';
import { ERROR_TEXTS } from './import-errors.ts';

const NO_POSITION = 'This photo has no location. Android often removes it.';

export type ImportChoicesProps = PlacesRoom & {
  readonly findings: Findings;
  readonly isNewGuide: boolean;
  readonly onImport: (result: ImportResult) => void;
  readonly onClose: () => void;
};

/** The found parts, each with a checkbox. */
export function ImportChoices(props: ImportChoicesProps) {
  const { findings, isNewGuide, onImport, onClose, ...places } = props;
  const room = roomForPlaces(places);
  const [choice, setChoice] = useState<Choice>(() =>
    isNewGuide ? chooseAllThatFit(findings, room) : firstChoice(findings, room),
  );
  const parts = PARTS.filter((part) => hasPart(findings, part));
  const wanted = chosenPlaces(findings, choice).length;
  const tooMany = placesRoomText(wanted, places);
  const isNothing = !PARTS.some((part) => choice[part]);
  return (
    <>
      {parts.length > 0 && (
        <fieldset className={styles.options}>
          <legend className={styles.legend}>What we found</legend>
          {parts.map((part) => (
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
          ))}
        </fieldset>
      )}
      <UnusedFiles findings={findings} />
      {tooMany !== null && <Callout tone="error" text={tooMany} />}
      <div className={classNames(styles.buttons, styles.bar)}>
        {parts.length > 0 && (
          <Button
            kind="main"
            disabled={isNothing || tooMany !== null}
            onClick={() => onImport(importResult(findings, choice))}
          >
            {isNewGuide ? 'Start guide' : 'Add to guide'}
          </Button>
        )}
        <Button onClick={onClose}>{parts.length > 0 ? 'Cancel' : 'Close'}</Button>
      </div>
    </>
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
