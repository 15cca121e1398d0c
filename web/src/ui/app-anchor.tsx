import type { ReactNode } from 'react';

export type AppAnchorProps = {
  /** A path of the app. */
  readonly path: string;
  readonly className?: string | undefined;
  readonly onNavigate: (path: string) => void;
  readonly children: ReactNode;
};

/** A link to a page of the app, which can also be opened in another tab or copied. */
export function AppAnchor({ path, className, onNavigate, children }: AppAnchorProps) {
  return (
    <a
      href={path}
      className={className}
      onClick={(event) => {
        // With a modifier key the browser opens another tab.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onNavigate(path);
      }}
    >
      {children}
    </a>
  );
}
