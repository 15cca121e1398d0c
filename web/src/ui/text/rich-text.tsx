import { IMAGE_SIZES, imageSrcset } from '@laneway/domain/media/responsive-images';
import { isInlineIcon } from '@laneway/domain/text/icons';
import { imageSource } from '@laneway/domain/text/image-sources';
import { type AppPlace, classifyLink } from '@laneway/domain/text/links';
import { isWithinMarkdownLimits } from '@laneway/domain/text/markdown-limits';
import { splitParagraphs } from '@laneway/domain/text/paragraphs';
import type { ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { AppAnchor } from '../app-anchor.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './rich-text.module.css';

export type RichTextProps = {
  /** A creator's Markdown. HTML in it is shown as text, never run. */
  readonly source: string;
  /** The app's origin and path, to recognise internal links; this page's own by default. */
  readonly app?: AppPlace;
  /** Called with the path of a link that stays inside the app. */
  readonly onNavigate: (path: string) => void;
};

/**
 * A creator's text: Markdown with the product's rules for paragraphs, links and icons. A paragraph that would take the
 * parser too long is shown as it was typed.
 */
export function RichText({
  source,
  app = { origin: window.location.origin, path: '/' },
  onNavigate,
}: RichTextProps) {
  const components = makeComponents(app, onNavigate);
  return (
    <div className={styles.text}>
      {splitParagraphs(source).map((paragraph, index) =>
        isWithinMarkdownLimits(paragraph) ? (
          <Markdown
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text never change places
            key={index}
            components={components}
            // Links and images are checked where they are rendered; no URL may bypass that.
            urlTransform={(address) => address}
          >
            {paragraph}
          </Markdown>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text never change places
          <p key={index}>{paragraph}</p>
        ),
      )}
    </div>
  );
}

/** The page's title is its only h1, so a creator's headings start one level below. */
function makeComponents(app: AppPlace, onNavigate: (path: string) => void): Components {
  return {
    a: ({ href, children }) => (
      <SafeLink href={href ?? ''} app={app} onNavigate={onNavigate}>
        {children}
      </SafeLink>
    ),
    img: ({ src, alt }) => <SafeImage src={typeof src === 'string' ? src : ''} alt={alt ?? ''} />,
    h1: ({ children }) => <h2>{children}</h2>,
    h2: ({ children }) => <h3>{children}</h3>,
    h3: ({ children }) => <h4>{children}</h4>,
    h4: ({ children }) => <h5>{children}</h5>,
    h5: ({ children }) => <h6>{children}</h6>,
  };
}

type SafeLinkProps = {
  readonly href: string;
  readonly app: AppPlace;
  readonly onNavigate: (path: string) => void;
  readonly children: ReactNode;
};

/** Paths on our own origin that are not pages of the app. */
const NOT_PAGES = /^\/(?:api|media|checkout|dev)(?:\/|$)/;

function SafeLink({ href, app, onNavigate, children }: SafeLinkProps) {
  const link = classifyLink(href, app);
  switch (link.kind) {
    case 'dropped':
      return <span>{children}</span>;
    case 'outside':
      return <OutsideLink href={link.href}>{children}</OutsideLink>;
    case 'inside':
      if (NOT_PAGES.test(link.path)) return <OutsideLink href={link.path}>{children}</OutsideLink>;
      return (
        <AppAnchor path={link.path} onNavigate={onNavigate}>
          {children}
        </AppAnchor>
      );
  }
}

function OutsideLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

function SafeImage({ src, alt }: { readonly src: string; readonly alt: string }) {
  const safe = imageSource(src);
  if (safe === null) return <span>{alt}</span>;
  const isIcon = isInlineIcon(alt);
  const srcSet = imageSrcset(safe) ?? undefined;
  const sizes = isIcon ? IMAGE_SIZES.icon : IMAGE_SIZES.inText;
  return (
    <img
      srcSet={srcSet}
      sizes={srcSet === undefined ? undefined : sizes}
      src={safe}
      alt={alt}
      loading="lazy"
      className={isIcon ? styles.icon : styles.image}
    />
  );
}
