import { Text } from '@mantine/core';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { Money } from '../../../ui/product/Money';

interface UnitPriceProps {
  line: {
    um: string;
    finalUnitPrice: number | null;
    /** Price before discounts; absent or null for viewers who do not see it. */
    unitPrice?: number | null | undefined;
    /** Absent when the price is not that of a price list, or the response does not name it. */
    priceListCode?: string | null | undefined;
    discountPct1?: number | null | undefined;
    discountPct2?: number | null | undefined;
  };
}

/** The price of one unit of measure; agents and commercial users also see list price, list and discounts (section 6). */
export function UnitPrice({ line }: UnitPriceProps) {
  const { t } = useTexts('cart');
  const formats = useFormats();
  const { um, finalUnitPrice, unitPrice, priceListCode } = line;
  const [discountPct1, discountPct2] = [line.discountPct1 ?? 0, line.discountPct2 ?? 0];
  if (finalUnitPrice === null) return <Money amount={null} size="sm" />;
  return (
    <>
      <Text span inherit style={{ whiteSpace: 'nowrap' }}>
        {formats.unitPrice(finalUnitPrice)} / {formats.unit(um)}
      </Text>
      {unitPrice != null && priceListCode !== null && (
        <Text size="xs" c="dimmed">
          {priceListCode === undefined
            ? t('cart:unitPrice', { price: formats.unitPrice(unitPrice) })
            : t('cart:listPrice', { list: priceListCode, price: formats.unitPrice(unitPrice) })}
        </Text>
      )}
      {(discountPct1 > 0 || discountPct2 > 0) && (
        <Text size="xs" c="dimmed">
          {t('cart:discounts', { discounts: formats.discounts(discountPct1, discountPct2) })}
        </Text>
      )}
    </>
  );
}
