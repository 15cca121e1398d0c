import type { FoundAddress } from '../../api/queries/addresses.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './find-place.module.css';

export type FoundAddressesProps = {
  readonly found: readonly FoundAddress[];
  readonly onChoose: (address: FoundAddress) => void;
};

/** The matches of an address, to choose from. */
export function FoundAddresses({ found, onChoose }: FoundAddressesProps) {
  const isNone = found.length === 0;
  const count = found.length === 1 ? '1 place found' : `${found.length} places found`;
  return (
    <>
      <p role="status" className={styles.status}>
        {isNone ? (
          'No places found. Try a street and a suburb, or coordinates.'
        ) : (
          <VisuallyHidden>{count}</VisuallyHidden>
        )}
      </p>
      {!isNone && (
        <ul className={styles.found}>
          {found.map((address) => (
            <li key={`${address.location} ${address.label}`}>
              <button type="button" className={styles.address} onClick={() => onChoose(address)}>
                <Icon name="pin" />
                <span>{address.label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
