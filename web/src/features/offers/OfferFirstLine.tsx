import type { OfferRequest } from '@cromia/domain/offers/offer-request';
import { Text, VisuallyHidden } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { ProductCodeChip } from '../../ui/product/ProductCodeChip';
import classes from './styles.module.css';

/** Identifies an offer by its first product and the number of further lines. */
export function OfferFirstLine({ offer: { items, itemCount } }: { offer: OfferRequest }) {
  const { t } = useTexts('offers');
  const [first] = items;
  if (first === undefined) return <Text c="dimmed">–</Text>;
  const more = t('offers:moreLines', { count: itemCount - 1 });
  return (
    <div className={classes.firstLine}>
      <ProductCodeChip code={first.productCode} hex={first.hex} />
      {itemCount > 1 && (
        <Text span size="xs" c="dimmed" fw={400} title={more}>
          <span aria-hidden>+{itemCount - 1}</span>
          <VisuallyHidden>{more}</VisuallyHidden>
        </Text>
      )}
    </div>
  );
}
