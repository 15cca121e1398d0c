import type { ReactNode } from 'react';
import { RoundButton } from '../../ui/round-button.tsx';
import styles from './preview.module.css';

/** Links in a preview do nothing. */
export const doNothing = (): void => {};

/** The part of the map covered by the cards. */
export const CARD_INSETS = { bottom: 356 };

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
