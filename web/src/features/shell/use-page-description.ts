import { useEffect } from 'react';

function descriptionTag(): HTMLMetaElement {
  const standing = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (standing !== null) return standing;
  const tag = document.createElement('meta');
  tag.name = 'description';
  document.head.append(tag);
  return tag;
}

/** Describes a public page for search engines, as the server does. */
export function usePageDescription(description: string): void {
  useEffect(() => {
    const tag = descriptionTag();
    tag.content = description;
    return () => tag.remove();
  }, [description]);
}
