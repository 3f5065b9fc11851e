import { rowsTotal } from '@cromia/domain/catalogue/pricing';
import { Button, Group, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTexts } from '../../i18n/use-texts';
import { DataTable } from '../../ui/data-table/DataTable';
import { type CartSums, SumList } from '../cart';
import classes from './backoffice.module.css';
import type { StaffOrderRequest } from './order-requests-query';
import { useItemColumns } from './use-item-columns';
import { type RequestFact, useRequestFacts } from './use-request-facts';

/** What a request comes to, as it was priced when it was sent; null for one that has no total. */
export function sumsOfRequest({
  items,
  overallDiscount,
  total,
  totalWeight,
}: StaffOrderRequest): CartSums | null {
  if (total === null) return null;
  return {
    rows: rowsTotal(items.map((item) => item.rowTotal)),
    discount: overallDiscount,
    total,
    weight: totalWeight,
  };
}

interface OrderRequestDetailProps {
  request: StaffOrderRequest;
  onPrint: () => void;
}

/** The facts, notes and lines of an order request. */
export function OrderRequestDetail({ request, onPrint }: OrderRequestDetailProps) {
  const { t } = useTexts('orders');
  const { facts, notes } = useRequestFacts(request);
  const columns = useItemColumns();
  const sums = sumsOfRequest(request);
  return (
    <div className={classes.detail}>
      <div className={classes.panel}>
        <FactList facts={facts} />
        {notes.length > 0 && <FactList facts={notes} />}
      </div>
      <section className={classes.items}>
        <Group justify="space-between" gap="sm">
          <Title order={2}>{t('orders:detail.items')}</Title>
          <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={onPrint}>
            {t('orders:detail.print')}
          </Button>
        </Group>
        <DataTable
          label={t('orders:detail.items')}
          columns={columns}
          rows={request.items}
          rowId={(item) => item.id}
          rowLabel={(item) => item.productCode.serial}
        />
        {sums !== null && <SumList sums={sums} />}
      </section>
    </div>
  );
}

function FactList({ facts }: { facts: readonly RequestFact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
