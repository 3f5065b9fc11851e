import { sumRowTotals } from '@cromia/domain/catalogue/pricing';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { OrderRequestToDecide, StaffOrderRequest } from '@cromia/domain/orders/order-request';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { DataTable } from '../../../../ui/table/DataTable';
import { type CartSums, SumList } from '../../../cart';
import { ChangeHistory, deskLayout, FactList, LinesHeading } from '../../../desk';
import { useItemColumns } from '../../detail/use-item-columns';
import { useOrderRequestFacts } from './use-order-request-facts';

/** The sums of a request at the prices of its submission; null without a total. */
export function calculateRequestSums({
  items,
  overallDiscount,
  total,
  totalWeight,
}: StaffOrderRequest): CartSums | null {
  if (total === null) return null;
  return {
    rows: sumRowTotals(items.map((item) => item.rowTotal)),
    discount: overallDiscount,
    total,
    weight: totalWeight,
  };
}

/** The facts, notes, lines and history of an order request. */
export function OrderRequestDetail({
  request,
  documentButtons,
}: {
  request: OrderRequestToDecide;
  documentButtons: ReactNode;
}) {
  const { t } = useTexts('orders');
  const columns = useItemColumns();
  const sums = calculateRequestSums(request);
  return (
    <div className={deskLayout.detail}>
      <FactList {...useOrderRequestFacts(request)} />
      <section className={deskLayout.items}>
        <LinesHeading paper={documentButtons}>{t('orders:detail.items')}</LinesHeading>
        <DataTable
          label={t('orders:detail.items')}
          columns={columns}
          rows={request.items}
          rowId={(item) => item.id}
          rowLabel={(item) => formatProductCode(item.productCode)}
        />
        {sums !== null && <SumList sums={sums} />}
      </section>
      <ChangeHistory entries={request.history} />
    </div>
  );
}
