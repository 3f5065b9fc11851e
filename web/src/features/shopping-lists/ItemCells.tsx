import { calculateRowTotal } from '@cromia/domain/catalogue/pricing';
import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import { LIMITS } from '@cromia/domain/limits';
import type { ShoppingListItem } from '@cromia/domain/shopping-lists/shopping-list';
import { Text, TextInput } from '@mantine/core';
import { createContext, use } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { Money } from '../../ui/product/Money';
import { ProductName } from '../../ui/product/ProductName';
import { QuantityStepper } from '../../ui/product/QuantityStepper';
import { AvailabilityBadge, UnitPrice } from '../cart';
import { HazardMark } from '../hazards';
import { ListEditingContext } from './list-editing';

/** Opens the detail of a product. */
export const OpenListedProductContext = createContext<(code: ProductCode) => void>(() => undefined);

interface CellProps {
  item: ShoppingListItem;
}

/** The quantity as edited; null if it is invalid. */
function useQuantity({ id, quantity }: ShoppingListItem): number | null {
  const { edits } = use(ListEditingContext);
  const edited = edits[id]?.quantity;
  return edited === undefined ? quantity : edited;
}

export function ProductCell({ item }: CellProps) {
  const open = use(OpenListedProductContext);
  return (
    <ProductName
      product={item}
      mark={
        <>
          {item.availability !== 'AVAILABLE' && <AvailabilityBadge availability={item.availability} />}
          <HazardMark code={item.productCode} />
        </>
      }
      onOpen={() => open(item.productCode)}
    />
  );
}

/** The note of an item, which its list's editors change in place. */
export function NoteCell({ item }: CellProps) {
  const { t } = useTexts('shopping-lists');
  const { edits, canChange, change } = use(ListEditingContext);
  if (!canChange) return item.note || '–';
  return (
    <TextInput
      size="sm"
      value={edits[item.id]?.note ?? item.note}
      maxLength={LIMITS.note}
      placeholder={t('shopping-lists:note.placeholder')}
      aria-label={t('shopping-lists:note.of', { product: formatProductCode(item.productCode) })}
      onChange={({ currentTarget }) => change(item.id, { note: currentTarget.value })}
    />
  );
}

export function PriceCell({ item }: CellProps) {
  const { pricesAndDiscounts: prices, um } = item;
  if (prices === null) return '–';
  return <UnitPrice line={{ ...prices, um }} />;
}

export function QuantityCell({ item }: CellProps) {
  const { quantity: formatQuantity } = useFormats();
  const { canChange, change } = use(ListEditingContext);
  const quantity = useQuantity(item);
  if (!canChange) return <Text inherit>{formatQuantity(item.quantity)}</Text>;
  return (
    <QuantityStepper
      value={quantity}
      multiplier={item.qtyPkgMultiplier}
      onChange={(next) => change(item.id, { quantity: next })}
      productCode={formatProductCode(item.productCode)}
      compact
    />
  );
}

export function TotalCell({ item }: CellProps) {
  const quantity = useQuantity(item);
  const price = item.pricesAndDiscounts?.finalUnitPrice;
  if (price === undefined || quantity === null) return '–';
  return <Money amount={calculateRowTotal(price, item.unitQty, quantity)} fw={600} />;
}
