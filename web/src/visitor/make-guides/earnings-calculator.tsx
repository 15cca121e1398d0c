import {
  betterPaidPrice,
  betterPaidText,
  feeRuleText,
  largeMediaText,
  splitSale,
} from '@laneway/domain/guides/fees';
import {
  checkPrice,
  DEFAULT_PRICE_CENTS,
  MAXIMUM_PRICE_CENTS,
  plainPrice,
} from '@laneway/domain/guides/pricing';
import { decimalTextFromCents } from '@laneway/domain/money';
import { MINIMUM_SALE_PRICE_CENTS } from '@laneway/domain/terms';
import { useState } from 'react';
import { useMoneyText } from '../../guide/price.ts';
import { FieldFrame } from '../../ui/forms/field-frame.tsx';
import form from '../../ui/forms/form.module.css';
import styles from './make-guides.module.css';

const MEGABYTE = 1_000_000;
const USUAL_SIZE_MB = '100';
const SALES = 100;

const SIZE_ERROR = 'Enter a number of MB';

/** Computes a creator's earnings for a price and a size of media, by the same rules as a sale. */
export function EarningsCalculator() {
  const [price, setPrice] = useState(decimalTextFromCents(DEFAULT_PRICE_CENTS));
  const [size, setSize] = useState(USUAL_SIZE_MB);
  const money = useMoneyText();
  const cents = centsOf(price);
  const priceError = `Enter a price from ${money(MINIMUM_SALE_PRICE_CENTS)} to ${money(MAXIMUM_PRICE_CENTS)}`;
  const megabytes = /^\d{1,6}$/.test(size.trim()) ? Number(size) : null;
  return (
    <section aria-labelledby="earn-title" className={styles.card}>
      <h2 id="earn-title">What you earn</h2>
      <div className={styles.fields}>
        <FieldFrame
          label="Price in Australian dollars"
          error={cents === null ? priceError : undefined}
        >
          {(fieldProps) => (
            <input
              {...fieldProps}
              className={form.control}
              inputMode="decimal"
              autoComplete="off"
              value={price}
              onChange={(event) => setPrice(event.target.value)}
            />
          )}
        </FieldFrame>
        <FieldFrame
          label="Images, audio and video in MB"
          error={megabytes === null ? SIZE_ERROR : undefined}
        >
          {(fieldProps) => (
            <input
              {...fieldProps}
              className={form.control}
              inputMode="numeric"
              autoComplete="off"
              value={size}
              onChange={(event) => setSize(event.target.value)}
            />
          )}
        </FieldFrame>
      </div>
      <p className={styles.note}>{feeRuleText(money)}</p>
      <div aria-live="polite">
        {cents === 0 && <p className={styles.note}>Free guides earn nothing.</p>}
        {cents !== null && cents > 0 && megabytes !== null && (
          <Earned cents={cents} mediaBytes={megabytes * MEGABYTE} />
        )}
      </div>
    </section>
  );
}

type EarnedProps = { readonly cents: number; readonly mediaBytes: number };

function Earned({ cents, mediaBytes }: EarnedProps) {
  const money = useMoneyText();
  const split = splitSale(cents, mediaBytes);
  const better = betterPaidPrice(cents, mediaBytes);
  const largeMedia = largeMediaText(cents, mediaBytes, money);
  return (
    <div className={styles.result}>
      <p>
        <span className={styles.figure}>{money(split.creatorCents)}</span> for each sale
      </p>
      <p className={styles.note}>
        {money(SALES * split.creatorCents)} for {SALES} sales, after our {split.feePercent}% fee.
        Prices include GST.
      </p>
      {better !== null && <p className={styles.warning}>{betterPaidText(better, split, money)}.</p>}
      {largeMedia !== null && <p className={styles.warning}>{largeMedia}.</p>}
    </div>
  );
}

/** Null for anything that can't be a price. */
function centsOf(typed: string): number | null {
  const checked = checkPrice(plainPrice(typed));
  return checked.ok ? checked.value : null;
}
