import type { OfferRequest } from '@cromia/domain/offers/offer-request';
import { Text, VisuallyHidden } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { ProductCodeChip } from '../../ui/product/ProductCodeChip';
import classes from './styles.module.css';

/** Identifies an offer by its first product and the number of further lines. */
export function OfferFirstLine({ offer: { items, itemCount } }: { offer: OfferRequest }) {
  const { t } = useTexts('offers');
  const [firstItem] = items;
  if (firstItem === undefined) return <Text c="dimmed">–</Text>;
  const moreLabel = t('offers:moreLines', { count: itemCount - 1 });
  return (
    <div className={classes.firstLine}>
      <ProductCodeChip code={firstItem.productCode} hex={firstItem.hex} />
      {itemCount > 1 && (
        <Text span size="xs" c="dimmed" fw={400} title={moreLabel}>
          <span aria-hidden>+{itemCount - 1}</span>
          <VisuallyHidden>{moreLabel}</VisuallyHidden>
        </Text>
      )}
    </div>
  );
}
