import { useEffect } from 'react';

function descriptionTag(): HTMLMetaElement {
  const standing = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (standing !== null) return standing;
  const tag = document.createElement('meta');
  tag.name = 'description';
  document.head.append(tag);
  return tag;
}

/** What search engines say of a page below its title, in place of what the page was sent with. */
export function usePageDescription(text: string): void {
  useEffect(() => {
    const tag = descriptionTag();
    tag.content = text;
    return () => tag.remove();
  }, [text]);
}
