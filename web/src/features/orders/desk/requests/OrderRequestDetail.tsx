import { sumRowTotals } from '@cromia/domain/catalogue/pricing';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type {
  ComparedOrderRequestItem,
  OrderRequestToDecide,
  StaffOrderRequest,
} from '@cromia/domain/orders/order-request';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import type { DataColumn } from '../../../../ui/table/columns';
import { DataTable } from '../../../../ui/table/DataTable';
import { type CartSums, SumList } from '../../../cart';
import { ChangeHistory, deskLayout, EntryHandling, FactList, LinesHeading, PriceMark } from '../../../desk';
import { LoadNotice } from '../../../hazards';
import { RequestConversation } from '../../../messages';
import { useItemColumns } from '../../detail/use-item-columns';
import { findLineDeviations } from './doubtful-lines';
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
  const itemColumns = useItemColumns({ isOffered: request.offerRequestId !== null });
  const columns = itemColumns.map(
    (column): DataColumn<ComparedOrderRequestItem> =>
      column.id === 'unitPrice'
        ? {
            ...column,
            cell: (item) => (
              <>
                {column.cell(item)}
                <PriceMark deviations={findLineDeviations(request, item)} />
              </>
            ),
          }
        : column,
  );
  const sums = calculateRequestSums(request);
  return (
    <div className={deskLayout.detail}>
      <FactList {...useOrderRequestFacts(request)} />
      {request.transport !== undefined && <LoadNotice transport={request.transport} />}
      <section className={`${deskLayout.items} ${deskLayout.linesFirst}`}>
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
      <RequestConversation
        place={{ kind: 'order-requests', id: request.id, scope: null, messageCount: request.messageCount }}
        canWrite
      />
      <EntryHandling kind="order-requests" id={request.id} />
      <ChangeHistory entries={request.history} />
    </div>
  );
}
