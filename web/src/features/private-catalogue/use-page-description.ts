import { useEffect } from 'react';

/** What search engines say of a page below its title; the title itself is the same everywhere (section 2). */
export function usePageDescription(text: string): void {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'description';
    meta.content = text;
    document.head.append(meta);
    return () => meta.remove();
  }, [text]);
}
