import type { StaffOrderRequest } from '@cromia/domain/orders/order-request';
import { useTexts } from '../../../../i18n/use-texts';
import { PrintSheet } from '../../../../ui/print/PrintSheet';
import { PrintedLines, useSumLabels } from '../../../cart';
import { useBrand } from '../../../shell';
import { calculateRequestSums } from './OrderRequestDetail';

import { useOrderRequestFacts } from './use-order-request-facts';

const NO_SUMS = { rows: 0, discount: 0, total: 0, weight: 0 };

/** Print version of an order request. */
export function OrderRequestSheet({ request }: { request: StaffOrderRequest }) {
  const { t } = useTexts('orders');
  const brand = useBrand();
  const { facts, notes } = useOrderRequestFacts(request);
  const sums = calculateRequestSums(request);
  const sumLabels = useSumLabels(sums ?? NO_SUMS);
  return (
    <PrintSheet
      title={`${t('orders:detail.title')} ${request.number}`}
      issuer={brand?.legalName}
      facts={[
        ...facts,
        { label: t('orders:columns.status'), value: t(`orders:status.${request.status}`) },
        ...notes,
      ]}
    >
      <PrintedLines lines={request.items} sums={sums === null ? [] : sumLabels} />
    </PrintSheet>
  );
}
