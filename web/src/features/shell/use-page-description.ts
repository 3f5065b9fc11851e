import { useEffect } from 'react';

function findOrCreateTag(): HTMLMetaElement {
  const existing = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (existing !== null) return existing;
  const tag = document.createElement('meta');
  tag.name = 'description';
  document.head.append(tag);
  return tag;
}

/** Describes a public page for search engines, as the server does. */
export function usePageDescription(description: string): void {
  useEffect(() => {
    const tag = findOrCreateTag();
    tag.content = description;
    return () => tag.remove();
  }, [description]);
}
