import { filterTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { SHIPMENT_SORTS } from '@cromia/domain/shipments/shipment';
import { defineList } from '../../ui/list/define-list';
import { codeFilter, dayFilters, textFilter } from '../../ui/list/filters';
import { CUSTOMER_FILTER } from '../customers';

const toCodeFilter = <const Label extends Parameters<typeof textFilter>[0]>(
  label: Label,
  maxLength: number,
) => textFilter(label, filterTextField(maxLength), { match: 'contains', maxLength, isCode: true });

const FILTERS = {
  orderCode: toCodeFilter('shipments:filters.orderCode', LIMITS.orderCode),
  shipmentCode: textFilter('shipments:filters.shipmentCode', filterTextField(LIMITS.shipmentCode), {
    match: 'contains',
    maxLength: LIMITS.shipmentCode,
  }),
  ...dayFilters('shippedOn', {
    from: 'shipments:filters.shippedOnFrom',
    to: 'shipments:filters.shippedOnTo',
  }),
  carrier: textFilter('shipments:filters.carrier', filterTextField(), {
    match: 'contains',
    maxLength: LIMITS.searchText,
  }),
  batch: textFilter('shipments:filters.batch', filterTextField(LIMITS.batch), {
    match: 'beginsWith',
    maxLength: LIMITS.batch,
    isCode: true,
  }),
  serial: codeFilter('orders:filters.serial', LIMITS.serial, 'beginsWith'),
  color: codeFilter('orders:filters.color', LIMITS.color, 'beginsWith'),
};

/** The shipments of a customer, newest first. */
export const SHIPMENT_LIST = defineList({
  name: 'shipments',
  sorts: SHIPMENT_SORTS,
  defaultSort: { field: 'shippedOn', descending: true },
  filters: FILTERS,
});

/** The shipments of all customers, newest first. */
export const SHIPMENT_QUEUE = defineList({
  name: 'backoffice-shipments',
  sorts: SHIPMENT_SORTS,
  defaultSort: { field: 'shippedOn', descending: true },
  filters: { customer: CUSTOMER_FILTER, ...FILTERS },
});
