import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts';

interface FilterWords {
  /** Of a filter that finds codes by their beginning: one that has all its characters is found whole. */
  beginsWith: (text: string | undefined, length: number) => string | undefined;
  /** Of a filter that finds texts by any part of theirs. */
  contains: (text: string | undefined) => string | undefined;
}

/** What filters let through, in the words of their chips. */
export function useFilterWords(): FilterWords {
  const { t } = useTexts();
  return useMemo(
    () => ({
      beginsWith: (text, length) =>
        text !== undefined && text.length < length ? t('common:table.beginsWith', { text }) : text,
      contains: (text) => text && t('common:table.contains', { text }),
    }),
    [t],
  );
}
