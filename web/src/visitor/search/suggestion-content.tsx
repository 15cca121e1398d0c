import type { ReactNode } from 'react';
import { MediaImage } from '../../media/media-image.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { MarkedText } from './marked-text.tsx';
import styles from './suggestions.module.css';
import type { Suggestion } from './suggestions-of.ts';

/** A suggestion: an image or icon, its name, and its kind. */
export function SuggestionContent({ suggestion }: { readonly suggestion: Suggestion }) {
  switch (suggestion.kind) {
    case 'guide': {
      const { guide, title, author, placeInside } = suggestion.hit;
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
              placeInside === null ? (
                <>Guide by {author === null ? guide.g_author : <MarkedText segments={author} />}</>
              ) : (
                <>
                  Place in this guide: <MarkedText segments={placeInside} />
                </>
              )
            }
          />
        </>
      );
    }
    case 'place':
      return (
        <IconLine
          icon="pin"
          name={<MarkedText segments={suggestion.hit.title} />}
          detail={`Place in ${suggestion.guideTitle}`}
        />
      );
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
