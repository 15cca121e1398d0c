import { DASHBOARD_NAMES } from '@laneway/domain/roles';
import { useUserLocation } from '../core/location/use-user-location.ts';
import { currentEntry } from '../core/navigation/nav-state.ts';
import { useNavigation, useNavState } from '../core/navigation/navigation-context.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { SearchBox } from '../visitor/search/search-box.tsx';
import { toggleFullscreen } from './fullscreen.ts';
import styles from './nav-bar.module.css';
import { NavItem } from './nav-item.tsx';

/** The menu of every page. */
export function NavBar({ onChosen }: { readonly onChosen: () => void }) {
  const { goHome, openContact, openDashboard, openPage, openUser, openTermsOfUse } =
    useNavigation();
  const role = useNavState(({ role }) => role);
  const location = useUserLocation();
  const choose = (act: () => void) => () => {
    act();
    onChosen();
  };
  return (
    <>
      <search>
        <SearchBox label="Search" className={styles.search} look="inline" onDone={onChosen} />
      </search>
      <ul className={styles.items}>
        <NavItem icon="home" label="See all guides" onPress={choose(goHome)} />
        <NavItem
          icon={role === null ? 'person' : 'map'}
          label={role === null ? 'Log in' : 'Your guides'}
          onPress={choose(openUser)}
        />
        {role !== null && (
          <NavItem
            icon="person"
            label="Your account"
            onPress={choose(() => openPage({ page: 'account' }))}
          />
        )}
        <NavItem
          icon="locate"
          label="Show your location"
          isPressed={location.isOn}
          onPress={choose(location.toggle)}
        />
        <PlaceItem onChosen={onChosen} />
        <NavItem
          icon="download"
          label="Saved guides"
          onPress={choose(() => openPage({ page: 'downloadManager' }))}
        />
        <NavItem
          icon="heart"
          label="Wish list"
          onPress={choose(() => openPage({ page: 'wishList' }))}
        />
        <NavItem
          icon="star"
          label="What walkers say"
          onPress={choose(() => openPage({ page: 'experience', guideId: null }))}
        />
        <NavItem icon="message" label="Contact us" onPress={choose(openContact)} />
        {role === null || role === 'user' ? (
          <NavItem
            icon="pin"
            label="Make guides"
            onPress={choose(() => openPage({ page: 'makeGuides' }))}
          />
        ) : (
          <NavItem
            icon="dashboard"
            label={DASHBOARD_NAMES[role === 'admin' ? 'adminDashboard' : 'creatorDashboard']}
            onPress={choose(openDashboard)}
          />
        )}
        <NavItem icon="fullscreen" label="Full screen" onPress={choose(toggleFullscreen)} />
        <li>
          <button type="button" className={styles.terms} onClick={choose(openTermsOfUse)}>
            Terms of Use
          </button>
        </li>
      </ul>
    </>
  );
}

/** It isn't part of a first visit, which never starts at a place. */
const DirectionsItem = lazyComponent(
  async () => (await import('./directions-item.tsx')).DirectionsItem,
);

function PlaceItem({ onChosen }: { readonly onChosen: () => void }) {
  const entry = useNavState(currentEntry);
  if (entry.page !== 'placeDetail') return null;
  return <DirectionsItem entry={entry} onChosen={onChosen} />;
}
