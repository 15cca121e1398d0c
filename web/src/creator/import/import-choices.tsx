import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { classNames } from '../../ui/class-names.ts';
import { partHints, partLabel, placesRoomText } from './finding-texts.ts';
import type { Findings } from './findings.ts';
import {
  type Choice,
  canAdd,
  chosenPlaces,
  everythingThatFits,
  firstChoice,
  hasPart,
  type ImportResult,
  importResult,
  PARTS,
  type PlacesRoom,
  roomForPlaces,
} from './import-choice.ts';
import styles from './import-dialog.module.css';
import { ImportOption } from './import-option.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { UnusedFiles } from './unused-files.tsx';

export type ImportChoicesProps = PlacesRoom & {
  readonly findings: Findings;
  readonly isNewGuide: boolean;
  readonly onImport: (result: ImportResult) => void;
  readonly onClose: () => void;
};

/** What was found, each part with a checkbox. */
export function ImportChoices(props: ImportChoicesProps) {
  const { findings, isNewGuide, onImport, onClose, ...places } = props;
  const room = roomForPlaces(places);
  const [choice, setChoice] = useState<Choice>(() =>
    isNewGuide ? everythingThatFits(findings, room) : firstChoice(findings, room),
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
