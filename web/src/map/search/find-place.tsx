import { LIMITS } from '@laneway/contract/limits';
import { parseCoordinateSearch } from '@laneway/domain/geo/coordinate-search';
import { parseLocation, printCoordinates } from '@laneway/domain/geo/location-text';
import type { Point } from '@laneway/domain/geo/point';
import { roundPoint } from '@laneway/domain/geo/round-point';
import { type KeyboardEvent, useId, useState } from 'react';
import { failureText } from '../../api/failures.ts';
import { type FoundAddress, useFindAddress } from '../../api/queries/addresses.ts';
import { useClientConfig } from '../../api/queries/config.ts';
import { Button } from '../../ui/button.tsx';
import fields from '../../ui/forms/form.module.css';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './find-place.module.css';

export type FindPlaceProps = {
  /** The purpose of a found position. */
  readonly pinName: 'start' | 'pin';
  readonly onFound: (point: Point, label: string) => void;
};

const COORDINATES = 'Type coordinates like -37.8136, 144.9631';
/** Links to maps are longer than addresses. */
const MAX_TEXT_LENGTH = LIMITS.uri;

/**
 * Finds a position by coordinates, by a link to a map, or by an address if the operator has
 * configured a geocoder. It isn't a form element, so that it can be used inside a form.
 */
export function FindPlace({ pinName, onFound }: FindPlaceProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const search = useFindAddress();
  const searchesAddresses = useClientConfig().data?.address_search === true;

  const take = (point: Point, label: string) => {
    setText('');
    search.reset();
    onFound(point, label);
  };
  const find = () => {
    const wanted = text.trim();
    const point = parseCoordinateSearch(wanted);
    const isAddress = point === null && wanted !== '' && searchesAddresses;
    setUnreadable(point === null && !isAddress);
    if (point !== null) take(roundPoint(point), printCoordinates(roundPoint(point)));
    else if (isAddress) search.mutate(wanted.slice(0, LIMITS.searchTerms));
  };
  const choose = ({ location, label }: FoundAddress) => {
    const point = parseLocation(location);
    if (point !== null) take(point, label);
  };
  const findOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter would submit the surrounding form.
    event.preventDefault();
    find();
  };

  const error = isUnreadable
    ? COORDINATES
    : search.error === null
      ? null
      : failureText(search.error);
  return (
    <div className={styles.find}>
      <label htmlFor={id} className={fields.label}>
        Set the {pinName} by {searchesAddresses ? 'address or coordinates' : 'coordinates'}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          type="text"
          className={fields.control}
          value={text}
          maxLength={MAX_TEXT_LENGTH}
          placeholder={searchesAddresses ? 'Hosier Lane, Melbourne' : '-37.8136, 144.9631'}
          autoComplete="off"
          enterKeyHint="search"
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setUnreadable(false);
          }}
          onKeyDown={findOnEnter}
        />
        <Button onClick={find} busyText={search.isPending ? 'Finding...' : undefined}>
          <Icon name="search" />
          Find
        </Button>
      </div>
      {error !== null && (
        <p id={`${id}-error`} role="alert" className={fields.error}>
          {error}
        </p>
      )}
      {search.data !== undefined && <FoundAddresses found={search.data} onChoose={choose} />}
    </div>
  );
}

type FoundAddressesProps = {
  readonly found: readonly FoundAddress[];
  readonly onChoose: (address: FoundAddress) => void;
};

/** The matches of an address, to choose from. */
function FoundAddresses({ found, onChoose }: FoundAddressesProps) {
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
