import { LIMITS } from '@laneway/contract/limits';
import { contentTexts } from '@laneway/domain/content-texts';
import { parseLocation } from '@laneway/domain/geo/location-text';
import { usePlaces } from '../api/queries/places.ts';
import { browserDevice, openDirections } from '../directions/open-directions.ts';
import { useUserLocation } from '../location/use-user-location.ts';
import { currentEntry } from '../navigation/nav-state.ts';
import { useNavigation } from '../navigation/navigation-context.tsx';
import { useSearchBox } from '../navigation/use-search-box.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { toggleFullscreen } from './fullscreen.ts';
import styles from './nav-bar.module.css';

/** What can be reached from every page. */
export function NavBar({ onChosen }: { readonly onChosen: () => void }) {
  const { state, goHome, openContact, openUser, openTermsOfUse, isPageAvailable } = useNavigation();
  const location = useUserLocation();
  const choose = (act: () => void) => () => {
    act();
    onChosen();
  };
  return (
    <>
      <BarSearch onChosen={onChosen} />
      <ul className={styles.items}>
        <Item icon="home" label="See all guides" onPress={choose(goHome)} />
        <Item
          icon="locate"
          label="Show your location"
          isPressed={location.isOn}
          onPress={choose(location.toggle)}
        />
        <DirectionsItem onChosen={onChosen} />
        {isPageAvailable('contactUs') && (
          <Item icon="message" label="Contact us" onPress={choose(openContact)} />
        )}
        {isPageAvailable('login') && (
          <Item
            icon="person"
            label={state.role === null ? 'Log in' : 'Your guides'}
            onPress={choose(openUser)}
          />
        )}
        <Item icon="fullscreen" label="Full screen" onPress={choose(toggleFullscreen)} />
      </ul>
      <button type="button" className={styles.terms} onClick={choose(openTermsOfUse)}>
        Terms of Use
      </button>
    </>
  );
}

function BarSearch({ onChosen }: { readonly onChosen: () => void }) {
  const box = useSearchBox(onChosen);
  return (
    <search>
      <form onSubmit={box.onSubmit}>
        <input
          type="search"
          enterKeyHint="search"
          aria-label="Search"
          placeholder={contentTexts.searchPlaceholder}
          maxLength={LIMITS.searchTerms}
          value={box.text}
          onChange={(event) => box.onType(event.target.value)}
          className={styles.search}
        />
      </form>
    </search>
  );
}

/** Directions to the place on screen, if it has a location. */
function DirectionsItem({ onChosen }: { readonly onChosen: () => void }) {
  const { state } = useNavigation();
  const entry = currentEntry(state);
  const isPlace = entry.page === 'placeDetail';
  const places = usePlaces(isPlace ? entry.guideId : null);
  const place = isPlace ? places.data?.find(({ p_id }) => p_id === entry.placeId) : undefined;
  const destination = parseLocation(place?.p_location);
  if (destination === null) return null;
  return (
    <Item
      icon="directions"
      label="Directions to this place"
      onPress={() => {
        openDirections({ destination }, browserDevice());
        onChosen();
      }}
    />
  );
}

type ItemProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
};

function Item({ icon, label, isPressed, onPress }: ItemProps) {
  return (
    <li>
      <button type="button" className={styles.item} aria-pressed={isPressed} onClick={onPress}>
        <Icon name={icon} />
        <span>{label}</span>
      </button>
    </li>
  );
}
