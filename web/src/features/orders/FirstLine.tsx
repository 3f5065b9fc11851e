import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { Text } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { ProductCodeChip } from '../../ui/ProductCodeChip';
import classes from './orders.module.css';

interface FirstLineProps {
  document: {
    items: readonly { productCode: ProductCode; hex: string | null }[];
    itemCount: number;
  };
}

/** By what a request or an order is told from others: its first product, and how many lines there are beside it. */
export function FirstLine({ document: { items, itemCount } }: FirstLineProps) {
  const { t } = useTexts('orders');
  const [first] = items;
  if (first === undefined) return <Text c="dimmed">–</Text>;
  return (
    <>
      <ProductCodeChip code={first.productCode} hex={first.hex} />
      {itemCount > 1 && (
        <Text size="xs" c="dimmed" mt={2} className={classes.single}>
          {t('orders:moreLines', { count: itemCount - 1 })}
        </Text>
      )}
    </>
  );
}
