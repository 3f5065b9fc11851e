import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { List } from '@mantine/core';
import { type Formats, useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { ProductCodeChip } from '../../ui/ProductCodeChip';
import type { ShownChange } from './shown-change';

/** Prices that differ only beyond the cents are shown with all their decimals, or the change would not be seen. */
function priceWords({ was, is }: ShownChange, { money, quantity }: Formats): { was: string; is: string } {
  const words = (value: ShownChange['was'], write: (amount: number) => string) =>
    typeof value === 'number' ? write(value) : '–';
  const [before, now] = [words(was, money), words(is, money)];
  if (before !== now) return { was: before, is: now };
  return {
    was: words(was, (amount) => quantity(amount, '€')),
    is: words(is, (amount) => quantity(amount, '€')),
  };
}

function changeWords(change: ShownChange, formats: Formats): { was: string; is: string } {
  if (change.code === 'quantity' || change.code === 'AlreadyInCart')
    return { was: String(change.was), is: String(change.is) };
  return priceWords(change, formats);
}

/** Line by line what is not as it was shown before. */
export function ChangeList({ changes }: { changes: readonly ShownChange[] }) {
  const { t } = useTexts('cart');
  const formats = useFormats();
  return (
    <List size="sm" spacing={6} listStyleType="none">
      {changes.map((change) => (
        <List.Item key={`${formatProductCode(change.productCode)} ${change.code}`}>
          <ProductCodeChip code={change.productCode} />{' '}
          {t(`cart:change.${change.code}`, changeWords(change, formats))}
        </List.Item>
      ))}
    </List>
  );
}
