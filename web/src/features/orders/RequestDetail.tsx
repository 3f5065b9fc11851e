import type { OrderRequest, OrderRequestItem } from '@cromia/domain/orders/order-request';
import { Button, Group } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import type { DataColumn } from '../../ui/data-table/columns';
import { DataTable } from '../../ui/data-table/DataTable';
import { Money } from '../../ui/Money';
import { ProductName } from '../../ui/ProductName';
import { UnitPrice } from '../cart';
import { AddressLines } from '../customers';
import classes from './orders.module.css';

function useItemColumns(): DataColumn<OrderRequestItem>[] {
  const { t } = useTexts('cart');
  const { quantity, weight } = useFormats();
  return useMemo(
    () => [
      {
        id: 'product',
        header: t('cart:columns.product'),
        cell: (item) => <ProductName product={item} />,
        card: 'title',
      },
      {
        id: 'quantity',
        header: t('cart:columns.quantity'),
        cell: (item) => `${item.quantity} × ${quantity(item.unitQty, item.um)}`,
        align: 'right',
      },
      {
        id: 'unitPrice',
        header: t('cart:columns.unitPrice'),
        cell: (item) => <UnitPrice line={item} />,
        align: 'right',
      },
      {
        id: 'rowWeight',
        header: t('cart:columns.rowWeight'),
        cell: (item) => weight(item.rowWeight),
        align: 'right',
      },
      {
        id: 'rowTotal',
        header: t('cart:columns.rowTotal'),
        cell: (item) => <Money amount={item.rowTotal} fw={600} />,
        align: 'right',
      },
    ],
    [t, quantity, weight],
  );
}

/** What an order request says beside its lines; only what is there. */
export function useRequestFacts(request: OrderRequest): { label: string; value: ReactNode }[] {
  const { t } = useTexts('orders');
  const { weight } = useFormats();
  const { address, acceptMultipleShipping, totalWeight, shippingNote, genericNote, agentNote } = request;
  const notes = [
    { label: t('orders:detail.shippingNote'), value: shippingNote },
    { label: t('orders:detail.genericNote'), value: genericNote },
    { label: t('orders:detail.agentNote'), value: agentNote },
  ].filter(({ value }) => value !== null && value !== '');
  const shipping = acceptMultipleShipping ? 'orders:detail.accepted' : 'orders:detail.notAccepted';
  return [
    {
      label: t('orders:detail.address'),
      value: (
        <>
          {address.businessName && <strong>{address.businessName}</strong>}
          <AddressLines address={address} />
        </>
      ),
    },
    { label: t('orders:detail.multipleShipping'), value: t(shipping) },
    { label: t('orders:detail.weight'), value: weight(totalWeight) },
    ...notes,
  ];
}

/** What unfolds below an order request: its lines, where they go and what was noted. */
export function RequestDetail({ request, onPrint }: { request: OrderRequest; onPrint: () => void }) {
  const { t } = useTexts('orders');
  const columns = useItemColumns();
  const facts = useRequestFacts(request);
  return (
    <div className={classes.detail}>
      <DataTable
        label={t('orders:detail.items')}
        columns={columns}
        rows={request.items}
        rowId={(item) => item.id}
        rowLabel={(item) => item.productCode.serial}
      />
      <dl className={classes.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Group justify="flex-end">
        <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={onPrint}>
          {t('orders:detail.print')}
        </Button>
      </Group>
    </div>
  );
}
