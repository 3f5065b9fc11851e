import { Anchor } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';

interface DidYouMeanProps {
  /** The search with its unknown words in the nearest spelling. */
  text: string;
  onSearch: (text: string) => void;
}

/** What may have been meant, as a search of its own. */
export function DidYouMean({ text, onSearch }: DidYouMeanProps) {
  const { t } = useTexts('catalogue');
  return (
    <Anchor component="button" type="button" size="sm" mih={32} ta="inherit" onClick={() => onSearch(text)}>
      {t('catalogue:results.didYouMean', { text })}
    </Anchor>
  );
}
