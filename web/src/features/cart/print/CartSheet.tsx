import { type Cart, type CartItem, calculateLineTotal } from '@cromia/domain/cart/cart-items';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { PrintSheet } from '../../../ui/print/PrintSheet';
import { useBrand } from '../../shell';
import { calculateCartSums } from '../lines/cart-lines';
import { useSumLabels } from '../SumList';
import { PrintedLines } from './PrintedLines';
import { formatPrintedCustomer, type PrintedCustomer } from './printed-customer';

interface CartSheetProps {
  cart: Cart;
  customer: PrintedCustomer;
  lines: readonly CartItem[];
}

/** Print version of the cart: the selected lines, or all if none is selected. */
export function CartSheet({ cart, customer, lines }: CartSheetProps) {
  const { t } = useTexts('cart');
  const { date } = useFormats();
  const brand = useBrand();
  const sums = useSumLabels(calculateCartSums(lines, cart.overallDiscount));
  return (
    <PrintSheet
      title={t('cart:title')}
      issuer={brand?.legalName}
      facts={[
        { label: t('cart:print.customer'), value: formatPrintedCustomer(customer) },
        { label: t('cart:print.date'), value: date(new Date().toISOString()) },
      ]}
    >
      <PrintedLines
        lines={lines.map((line) => ({ ...line, rowTotal: calculateLineTotal(line) }))}
        sums={sums}
      />
    </PrintSheet>
  );
}
