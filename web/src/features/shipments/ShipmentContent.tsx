import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { Shipment, ShipmentItem } from '@cromia/domain/shipments/shipment';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { AddressLines } from '../../ui/AddressLines';
import type { Fact } from '../../ui/fact';
import { DataTable } from '../../ui/table/DataTable';
import { deskLayout } from '../desk';
import { useShipmentItemColumns } from './use-shipment-columns';

/** Facts of a shipment; empty ones are left out. @param renderOrder shows an order, such as a link to it */
export function useShipmentFacts(
  shipment: Shipment,
  renderOrder: (order: Shipment['orders'][number]) => ReactNode,
): Fact[] {
  const { t } = useTexts('shipments');
  const { date, quantity, weight } = useFormats();
  const { shippedOn, carrier, packages, grossWeight, address, orders } = shipment;
  return [
    { label: t('shipments:columns.shippedOn'), value: date(shippedOn) },
    ...(carrier === null ? [] : [{ label: t('shipments:columns.carrier'), value: carrier }]),
    ...(packages === null ? [] : [{ label: t('shipments:columns.packages'), value: quantity(packages) }]),
    { label: t('shipments:columns.grossWeight'), value: weight(grossWeight ?? shipment.weight) },
    {
      label: t('shipments:columns.orders'),
      value: orders.map((order) => <div key={order.id}>{renderOrder(order)}</div>),
    },
    ...(address === null
      ? []
      : [{ label: t('shipments:address'), value: <AddressLines address={address} /> }]),
  ];
}

/** The goods of a shipment. */
export function ShipmentItems({
  items,
  actions,
}: {
  items: readonly ShipmentItem[];
  actions?: (item: ShipmentItem) => ReactNode;
}) {
  const { t } = useTexts('shipments');
  const columns = useShipmentItemColumns();
  return (
    <div className={deskLayout.linesFirst}>
      <DataTable
        label={t('shipments:items')}
        columns={columns}
        rows={[...items]}
        rowId={({ id }) => id}
        rowLabel={({ productCode }) => formatProductCode(productCode)}
        {...(actions === undefined ? {} : { actions })}
      />
    </div>
  );
}
