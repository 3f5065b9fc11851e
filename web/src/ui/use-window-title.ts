import { createContext, useContext, useEffect } from 'react';

/** The portal's name, the end of every document title; undefined until the brand is loaded. */
export const SiteNameContext = createContext<string | undefined>(undefined);

/** Shows a page's title in the document title; on unmount only the portal's name remains. */
export function useWindowTitle(title: string): void {
  const siteName = useContext(SiteNameContext);
  useEffect(() => {
    // A page whose data are loading has no title yet.
    if (siteName === undefined || title.trim() === '') return;
    document.title = `${title} · ${siteName}`;
    return () => {
      document.title = siteName;
    };
  }, [title, siteName]);
}
