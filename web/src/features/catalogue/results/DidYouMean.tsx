import { Anchor } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';

interface DidYouMeanProps {
  /** The query with unknown words replaced by the nearest spelling. */
  text: string;
  onSearch: (text: string) => void;
}

/** Suggests a corrected search. */
export function DidYouMean({ text, onSearch }: DidYouMeanProps) {
  const { t } = useTexts('catalogue');
  return (
    <Anchor component="button" type="button" size="sm" mih={32} ta="inherit" onClick={() => onSearch(text)}>
      {t('catalogue:results.didYouMean', { text })}
    </Anchor>
  );
}
