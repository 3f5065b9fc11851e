import { useEffect } from 'react';
import { useBrand } from './brand';

/** Names a public page in the window's title as the server does, for search engines; afterwards the brand's name is back. */
export function usePageTitle(title: string): void {
  const name = useBrand()?.name;
  useEffect(() => {
    if (name === undefined) return;
    document.title = `${title} · ${name}`;
    return () => {
      document.title = name;
    };
  }, [title, name]);
}
