import { isAhead } from '@cromia/domain/catalogue/product';
import { formatDate, getToday } from '@cromia/domain/dates';
import { Text } from '@mantine/core';
import { useContext } from 'react';
import { TimeZoneContext } from '../../i18n/time-zone';
import { useTexts } from '../../i18n/use-texts';

interface AvailableAgainProps {
  /** The day as responses carry it: none for a product that is in stock. */
  product: { availableOn?: string | null | undefined };
}

/** The day from which a product that is out of stock is available again; nothing if it is unknown or has passed. */
export function AvailableAgain({ product: { availableOn } }: AvailableAgainProps) {
  const { t } = useTexts('cart');
  const today = getToday(useContext(TimeZoneContext), new Date());
  if (!isAhead(availableOn, today)) return null;
  return (
    <Text span size="xs" fw={400}>
      {t('cart:availableAgain', { date: formatDate(availableOn) })}
    </Text>
  );
}
