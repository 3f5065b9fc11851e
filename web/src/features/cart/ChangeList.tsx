import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { List } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Formats, useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { ProductCodeChip } from '../../ui/product/ProductCodeChip';
import type { DisplayedCartChange } from './displayed-change';

function formatPrices({ was, is }: DisplayedCartChange, { unitPrice }: Formats): { was: string; is: string } {
  const formatPrice = (value: DisplayedCartChange['was']) =>
    typeof value === 'number' ? unitPrice(value) : '–';
  return { was: formatPrice(was), is: formatPrice(is) };
}

function formatChange(change: DisplayedCartChange, formats: Formats): { was: string; is: string } {
  if (change.code === 'quantity' || change.code === 'AlreadyInCart')
    return { was: String(change.was), is: String(change.is) };
  return formatPrices(change, formats);
}

interface ChangeListProps {
  changes: readonly DisplayedCartChange[];
  /** The way on for a change, such as a button that requests the product in the notes. */
  renderAction?: (change: DisplayedCartChange) => ReactNode;
}

/** The changes since the last view, line by line. */
export function ChangeList({ changes, renderAction }: ChangeListProps) {
  const { t } = useTexts('cart');
  const formats = useFormats();
  return (
    <List size="sm" spacing={6} listStyleType="none">
      {changes.map((change) => (
        <List.Item key={`${formatProductCode(change.productCode)} ${change.code}`}>
          <ProductCodeChip code={change.productCode} />{' '}
          {t(`cart:change.${change.code}`, formatChange(change, formats))}
          {renderAction?.(change)}
        </List.Item>
      ))}
    </List>
  );
}
