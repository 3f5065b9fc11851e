import { createContext, useContext, useEffect } from 'react';

/** The portal's name, the end of every document title; undefined until the brand is loaded. */
export const SiteNameContext = createContext<string | undefined>(undefined);

/** The titles on display, the topmost last: a product opened over a page comes after the page. */
const titles: { title: string; level: number }[] = [];

function displayTopTitle(siteName: string): void {
  const top = titles.toSorted((a, b) => a.level - b.level).at(-1);
  document.title = top === undefined ? siteName : `${top.title} · ${siteName}`;
}

/**
 * Shows a page's title in the document title; on unmount only the portal's name remains.
 * @param level 1 for what is opened over the page: its title is shown until it is closed
 */
export function useWindowTitle(title: string, level = 0): void {
  const siteName = useContext(SiteNameContext);
  useEffect(() => {
    // A page whose data are loading has no title yet.
    if (siteName === undefined || title.trim() === '') return;
    const entry = { title, level };
    titles.push(entry);
    displayTopTitle(siteName);
    return () => {
      titles.splice(titles.indexOf(entry), 1);
      displayTopTitle(siteName);
    };
  }, [title, level, siteName]);
}
