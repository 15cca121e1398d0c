import { type ReactNode, useState } from 'react';
import { PhoneFrame } from '../../ui/phone-frame.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './preview.module.css';
import { PreviewNotes, type PreviewNotesProps } from './preview-notes.tsx';

/** Links in a preview do nothing. */
export const doNothing = (): void => {};

/** The part of the map covered by the cards. */
export const CARD_INSETS = { bottom: 356 };

export type PhonePreviewProps = PreviewNotesProps & {
  /** The title of what is shown. */
  readonly title: string;
  /** The screens of the phone, by the names of their tabs. */
  readonly screens: Readonly<Record<string, ReactNode>>;
  /** Shown in a tab of its own, where it can be moved. */
  readonly map: ReactNode;
};

/** A phone with a tab for each screen, and notes about what is missing. */
export function PhonePreview({ title, screens, map, notes }: PhonePreviewProps) {
  const shown = [...Object.entries(screens), ['Map', map] as const];
  const [view, setView] = useState(shown[0]?.[0] ?? 'Map');
  return (
    <div className={styles.preview}>
      <Tabs
        label="Preview"
        value={view}
        onChange={setView}
        tabs={shown.map(([label, screen]) => ({
          value: label,
          label,
          content: (
            <PhoneFrame label={`Preview of ${title}`} isInteractive={label === 'Map'}>
              {screen}
            </PhoneFrame>
          ),
        }))}
      />
      <PreviewNotes notes={notes} />
    </div>
  );
}

type ScreenProps = { readonly map: ReactNode; readonly children: ReactNode };

/** The screen of a phone with a carousel's card on the map, between its neighbours. */
export function CardScreen({ map, children }: ScreenProps) {
  return (
    <div className={styles.home}>
      <div className={styles.backdrop}>{map}</div>
      <div className={styles.row}>
        <span className={styles.ghost} />
        {children}
        <span className={styles.ghost} />
      </div>
    </div>
  );
}

/** The screen of a phone with a sheet over the map. */
export function SheetScreen({ map, children }: ScreenProps) {
  return (
    <div className={styles.sheetScreen}>
      <div className={styles.strip}>{map}</div>
      <div className={styles.sheet}>
        <div className={styles.close}>
          <RoundButton icon="close" label="Close" onClick={doNothing} />
        </div>
        {children}
      </div>
    </div>
  );
}
