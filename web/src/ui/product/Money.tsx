import { Text, type TextProps } from '@mantine/core';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';

interface MoneyProps extends TextProps {
  /** EUR; null when no price is assigned. */
  amount: number | null;
}

/** An amount in the reader's format; null shows that no price is assigned. */
export function Money({ amount, ...text }: MoneyProps) {
  const { t } = useTexts();
  const { money } = useFormats();
  if (amount === null) {
    return (
      <Text span inherit c="dimmed" {...text}>
        {t('common:product.priceNotAssigned')}
      </Text>
    );
  }
  return (
    <Text span inherit style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }} {...text}>
      {money(amount)}
    </Text>
  );
}
