import { createContext, useContext, useEffect } from 'react';

/** The name of the portal, which the window's title ends with; undefined until the brand has come. */
export const SiteNameContext = createContext<string | undefined>(undefined);

/** Puts a page's title into the window's title; afterwards the portal's name stands there alone. */
export function useWindowTitle(title: string): void {
  const siteName = useContext(SiteNameContext);
  useEffect(() => {
    // A page that waits for its name has none yet.
    if (siteName === undefined || title.trim() === '') return;
    document.title = `${title} · ${siteName}`;
    return () => {
      document.title = siteName;
    };
  }, [title, siteName]);
}
