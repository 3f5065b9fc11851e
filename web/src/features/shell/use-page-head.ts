import { useEffect } from 'react';
import { useBrand } from './brand';

function descriptionTag(): HTMLMetaElement {
  const standing = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (standing !== null) return standing;
  const tag = document.createElement('meta');
  tag.name = 'description';
  document.head.append(tag);
  return tag;
}

/**
 * Names a public page in the window's title and describes it, as the server does, for search engines; afterwards the
 * brand's name is back.
 */
export function usePageHead(title: string, description: string): void {
  const name = useBrand()?.name;
  useEffect(() => {
    if (name === undefined) return;
    document.title = `${title} · ${name}`;
    return () => {
      document.title = name;
    };
  }, [title, name]);
  useEffect(() => {
    const tag = descriptionTag();
    tag.content = description;
    return () => tag.remove();
  }, [description]);
}
