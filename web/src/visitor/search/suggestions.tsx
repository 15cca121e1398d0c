import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react';
import { usePopularSearches, useTypedSearch } from '../../api/queries/search.ts';
import { useUser } from '../../api/session/session-context.ts';
import { useNavigation, useNavState } from '../../core/navigation/navigation-context.tsx';
import { MediaImage } from '../../media/media-image.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { MarkedText } from './found-guide.tsx';
import styles from './suggestions.module.css';
import {
  excerptOf,
  reasonOf,
  type Suggestion,
  startingSuggestions,
  suggestionKey,
  suggestionsOf,
} from './suggestions-of.ts';

/** Shorter than the pause between two words, longer than the one between two letters. */
const TYPING_PAUSE_MS = 120;
const NONE = -1;

/** The state of the list, for the accessibility attributes of the box. */
export type ShownList = { readonly isShown: boolean; readonly activeId: string | undefined };

/** The text of a search box. */
export type BoxText = {
  readonly text: string;
  /** The search that is open; empty for none. */
  readonly open: string;
  readonly onType: (text: string) => void;
  readonly onSubmit: (event: FormEvent) => void;
};

export type SuggestionsProps = {
  readonly box: BoxText;
  readonly listId: string;
  readonly look: 'floating' | 'inline';
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
  /** Set to the key handler for the box. */
  readonly pressKey: RefObject<((event: KeyboardEvent) => void) | null>;
  readonly onShown: (list: ShownList) => void;
  readonly onDone: (() => void) | undefined;
};

/** The list below a search box. The focus stays in the box, which names the active suggestion. */
export function Suggestions({
  box,
  listId,
  look,
  isOpen,
  setIsOpen,
  pressKey,
  onShown,
  onDone,
}: SuggestionsProps) {
  const { options, isNothingFound } = useSuggestions(box.text.trim(), isOpen);
  const choose = useChoice(box, onDone);
  const [picked, setPicked] = useState({ text: box.text, at: NONE });
  const isShown = isOpen && options.length > 0;
  const isStale = picked.text !== box.text || picked.at >= options.length;
  const activeAt = !isShown || isStale ? NONE : picked.at;
  const activeId = activeAt === NONE ? undefined : optionId(listId, activeAt);

  useLayoutEffect(() => onShown({ isShown, activeId }), [onShown, isShown, activeId]);
  useEffect(() => {
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [activeId]);

  const chooseAndClose = (suggestion: Suggestion) => {
    setIsOpen(false);
    choose(suggestion);
  };
  const moveBy = (step: 1 | -1) => {
    // One more than there are suggestions: the text itself is part of the cycle.
    const stops = options.length + 1;
    const at = ((activeAt + 1 + step + stops) % stops) - 1;
    setPicked({ text: box.text, at });
  };
  useImperativeHandle(pressKey, () => (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const active = options[activeAt];
    const isHandled = handleKey(event.key, {
      ArrowDown: () => (isShown ? moveBy(1) : setIsOpen(true)),
      ArrowUp: () => (isShown ? moveBy(-1) : setIsOpen(true)),
      Enter: active === undefined ? null : () => chooseAndClose(active),
      Escape: isShown
        ? () => setIsOpen(false)
        : box.text === ''
          ? null
          : () => {
              box.onType('');
              setIsOpen(false);
            },
    });
    if (isHandled) event.preventDefault();
  });

  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isShown ? countText(options.length) : isOpen && isNothingFound ? 'No matches' : ''}
        </span>
      </VisuallyHidden>
      {isOpen && isNothingFound && (
        <p className={classNames(styles[look], styles.nothing)}>
          No matches for “{box.text.trim()}”
        </p>
      )}
      {isShown && (
        <div id={listId} role="listbox" aria-label="Suggestions" className={styles[look]}>
          {options.map((suggestion, at) => (
            <button
              type="button"
              tabIndex={-1}
              key={suggestionKey(suggestion)}
              id={optionId(listId, at)}
              role="option"
              aria-selected={at === activeAt}
              className={styles.option}
              // A press would take the focus from the box, and the list would close before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => chooseAndClose(suggestion)}
            >
              <SuggestionContent suggestion={suggestion} />
            </button>
          ))}
        </div>
      )}
    </>
  );
}

type SuggestionsFound = {
  readonly options: readonly Suggestion[];
  /** True once the server has answered that nothing matches. */
  readonly isNothingFound: boolean;
};

function useSuggestions(text: string, isOpen: boolean): SuggestionsFound {
  const last = useNavState(({ lastSearchText }) => lastSearchText);
  const settled = useDebounced(text, TYPING_PAUSE_MS);
  const typed = useTypedSearch(isOpen ? settled : '', useUser());
  const popular = usePopularSearches();
  if (text === '') return { options: startingSuggestions(last, popular), isNothingFound: false };
  const options = typed.data === undefined ? [] : suggestionsOf(typed.data, settled);
  // Not while the answer to an earlier text is still shown.
  const isAnswered = typed.isSuccess && !typed.isPlaceholderData && settled === text;
  return { options, isNothingFound: isAnswered && options.length === 0 };
}

function useChoice(box: BoxText, onDone: (() => void) | undefined) {
  const { showOverview, openPage, openPlace, submitSearch } = useNavigation();
  return (suggestion: Suggestion) => {
    // The typed text isn't related to the chosen suggestion.
    box.onType(box.open);
    switch (suggestion.kind) {
      case 'guide':
        showOverview(suggestion.hit.guide.g_id);
        break;
      case 'place':
        openPlace(suggestion.hit.place.g_id, suggestion.hit.place.p_id);
        break;
      case 'creator':
        openPage({ page: 'creator', creatorId: suggestion.creator.u_id });
        break;
      case 'recent':
      case 'popular':
        submitSearch(suggestion.text);
        break;
    }
    onDone?.();
  };
}

/** Returns whether the key was handled. */
function handleKey(key: string, acts: Readonly<Record<string, (() => void) | null>>): boolean {
  const act = acts[key] ?? null;
  act?.();
  return act !== null;
}

function optionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

function countText(count: number): string {
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}

/** A suggestion: an image or icon, its name, and its kind. */
function SuggestionContent({ suggestion }: { readonly suggestion: Suggestion }) {
  switch (suggestion.kind) {
    case 'guide': {
      const { guide, title, author } = suggestion.hit;
      const reason = reasonOf(suggestion.hit);
      return (
        <>
          <MediaImage
            className={styles.image}
            field={guide.g_image}
            size="thumbnail"
            placeholder={guide.g_image_stand_in}
            alt=""
            ratio="1 / 1"
          />
          <Words
            name={<MarkedText segments={title} />}
            detail={
              reason === null ? (
                <>Guide by {author === null ? guide.g_author : <MarkedText segments={author} />}</>
              ) : (
                <>
                  {reason.kind === 'place' && 'Place in this guide: '}
                  <MarkedText segments={reason.segments} />
                </>
              )
            }
          />
        </>
      );
    }
    case 'place': {
      const excerpt = excerptOf(suggestion.hit.snippet);
      return (
        <IconLine
          icon="pin"
          name={<MarkedText segments={suggestion.hit.title} />}
          detail={
            <>
              Place in {suggestion.guideTitle}
              {excerpt !== null && (
                <>
                  : <MarkedText segments={excerpt} />
                </>
              )}
            </>
          }
        />
      );
    }
    case 'creator': {
      const { name, guide_count } = suggestion.creator;
      const guides = guide_count === 1 ? '1 guide' : `${guide_count} guides`;
      return <IconLine icon="person" name={name} detail={`Creator with ${guides}`} />;
    }
    case 'recent':
      return <IconLine icon="clock" name={suggestion.text} detail="Your last search" />;
    case 'popular':
      return <IconLine icon="search" name={suggestion.text} detail="Popular search" />;
  }
}

type WordsProps = { readonly name: ReactNode; readonly detail: ReactNode };

function IconLine({ icon, ...words }: WordsProps & { readonly icon: IconName }) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <Words {...words} />
    </>
  );
}

function Words({ name, detail }: WordsProps) {
  return (
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      {/* Read on its own after the name. */} <span className={styles.detail}>{detail}</span>
    </span>
  );
}
