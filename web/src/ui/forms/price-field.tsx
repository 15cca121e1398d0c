import {
  betterPaidPrice,
  betterPaidText,
  FEE_BANDS,
  largeMediaText,
  receiveText,
  STANDARD_FEE_PERCENT,
  splitSale,
} from '@laneway/domain/guides/fees';
import {
  DEFAULT_PRICE_CENTS,
  PRICE_CHOICES,
  type PriceChoice,
  pricingFor,
} from '@laneway/domain/guides/pricing';
import { centsFromDecimal, decimalTextFromCents, formatCents } from '@laneway/domain/money';
import { type Ref, useId, useState } from 'react';
import { Button } from '../button.tsx';
import form from './form.module.css';
import styles from './price-field.module.css';

export type Price = {
  readonly choice: PriceChoice;
  /** The price of a paid guide as it was typed; '0' until somebody has typed one. */
  readonly price: string;
};

export type PriceFieldProps = Price & {
  readonly onChange: (value: Price) => void;
  readonly onBlur?: (() => void) | undefined;
  /** True if a price is saved, which isn't replaced by the default when the field is emptied. */
  readonly hasPrice?: boolean | undefined;
  /** The size of the guide's media, which the fee depends on. */
  readonly mediaBytes: number;
  readonly error?: string | undefined;
  /** Lets a form move the focus to the price. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly isReadOnly?: boolean | undefined;
};

/** The price of a guide, and its creator's share. */
export function PriceField({ error, inputRef, isReadOnly = false, ...props }: PriceFieldProps) {
  const { choice, price, onChange, onBlur } = props;
  const id = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={form.label}>Price</legend>
      <div className={styles.choices}>
        {PRICE_CHOICES.map((each) => (
          <label key={each.id} className={styles.choice}>
            <input
              id={`${id}-choice-${each.id}`}
              type="radio"
              name={id}
              className={styles.radio}
              checked={each.id === choice}
              disabled={isReadOnly}
              aria-describedby={`${id}-${each.id}`}
              onChange={() => onChange({ choice: each.id, price })}
              onBlur={onBlur}
            />
            <span className={styles.name}>{each.label}</span>
            <span id={`${id}-${each.id}`} className={styles.explanation}>
              {each.explanation}
            </span>
          </label>
        ))}
      </div>
      {choice === 'paid' && (
        <ListPrice
          {...props}
          inputRef={inputRef}
          isReadOnly={isReadOnly}
          errorId={error === undefined ? undefined : `${id}-error`}
          onFree={() => {
            onChange({ choice: 'public', price });
            // The button disappears.
            document.getElementById(`${id}-choice-public`)?.focus();
          }}
        />
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={form.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

type ListPriceProps = Omit<PriceFieldProps, 'error'> & {
  readonly errorId: string | undefined;
  readonly onFree: () => void;
};

function ListPrice({
  price,
  onChange,
  onBlur,
  hasPrice,
  mediaBytes,
  inputRef,
  isReadOnly,
  errorId,
  onFree,
}: ListPriceProps) {
  const id = useId();
  const [isTouched, setTouched] = useState(false);
  const shown = price === UNTOUCHED_PRICE && !isTouched ? DEFAULT_PRICE : price;
  const facts = priceFacts(shown, mediaBytes, hasPrice);
  const better = facts?.better ?? null;
  const suggest = (price: string) => {
    setTouched(true);
    onChange({ choice: 'paid', price });
    // The button disappears.
    document.getElementById(id)?.focus();
  };
  return (
    <div className={styles.price}>
      <label htmlFor={id} className={form.label}>
        List price
      </label>
      <div className={styles.line}>
        <span className={styles.amount}>
          <span className={styles.currency} aria-hidden="true">
            $
          </span>
          <input
            id={id}
            ref={inputRef}
            className={form.control}
            inputMode="decimal"
            autoComplete="off"
            value={shown}
            readOnly={isReadOnly}
            aria-invalid={errorId !== undefined}
            aria-describedby={[
              errorId,
              `${id}-receive`,
              better && `${id}-better`,
              facts?.largeMedia && `${id}-media`,
              `${id}-hint`,
            ]
              .filter(Boolean)
              .join(' ')}
            onChange={(event) => {
              setTouched(true);
              onChange({ choice: 'paid', price: event.target.value });
            }}
            onBlur={onBlur}
          />
        </span>
        <p id={`${id}-receive`} className={styles.facts}>
          {facts !== null && (
            <>
              {facts.savedAs !== null && <span>{facts.savedAs}. </span>}
              <strong>{facts.receive}</strong> <span className={styles.fee}>{facts.fee}</span>
            </>
          )}
        </p>
      </div>
      <div role="status" className={styles.warning}>
        {better !== null && <p id={`${id}-better`}>{better.text}.</p>}
        {facts !== null && facts.largeMedia !== null && (
          <p id={`${id}-media`}>{facts.largeMedia}.</p>
        )}
      </div>
      {better !== null && !isReadOnly && (
        <div>
          <Button onClick={() => suggest(better.price)}>
            Use {formatCents(better.cents)} instead
          </Button>
        </div>
      )}
      {/* Zero isn't a price, and may be meant as none. */}
      {centsFromDecimal(shown) === 0 && !isReadOnly && (
        <div>
          <Button onClick={onFree}>Make it free instead</Button>
        </div>
      )}
      <p id={`${id}-hint`} className={styles.explanation}>
        Price includes GST. {FEE_HINT}
      </p>
    </div>
  );
}

type PriceFacts = {
  /** The saved price, if it differs from the typed one. */
  readonly savedAs: string | null;
  readonly receive: string;
  readonly fee: string;
  /** The payout for this price if the media weren't too large for the lower fee. */
  readonly largeMedia: string | null;
  /** The nearest price with the lower fee, if that pays more; null otherwise. */
  readonly better: {
    readonly text: string;
    readonly cents: number;
    readonly price: string;
  } | null;
};

/** The effect of a typed price; null while it is invalid. */
export function priceFacts(price: string, mediaBytes: number, hasPrice = false): PriceFacts | null {
  const pricing = pricingFor('paid', price, hasPrice);
  if (!pricing.ok || pricing.value.priceCents === null) return null;
  const { priceCents } = pricing.value;
  const split = splitSale(priceCents, mediaBytes);
  const better = betterPaidPrice(priceCents, mediaBytes);
  return {
    savedAs:
      centsFromDecimal(price) === priceCents ? null : `Will be saved as ${formatCents(priceCents)}`,
    receive: receiveText(split),
    fee: `after our ${split.feePercent}% fee`,
    largeMedia: largeMediaText(priceCents, mediaBytes),
    better:
      better === null
        ? null
        : {
            text: betterPaidText(better, split),
            cents: better.priceCents,
            price: decimalTextFromCents(better.priceCents),
          },
  };
}

/** An untouched price is shown as the price that is saved. */
const UNTOUCHED_PRICE = '0';
const DEFAULT_PRICE = decimalTextFromCents(DEFAULT_PRICE_CENTS);

export const FEE_HINT = [
  ...FEE_BANDS.map(
    ({ percent, fromCents, toCents, underBytes }) =>
      `${percent}% fee while your media is under ${underBytes / 1_000_000} MB and the price is ${formatCents(fromCents)} to ${formatCents(toCents)}.`,
  ),
  `Otherwise ${STANDARD_FEE_PERCENT}%.`,
].join(' ');
