import { choice, customerCodeField, dateField, filterText } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { SDS_DELIVERY_SORTS, SDS_DELIVERY_STATUSES } from '@cromia/domain/sds/sending';
import type { z } from 'zod';
import { listAddress } from '../../ui/list/list-address';

/** What was sent, newest first. */
export const DELIVERY_LIST = listAddress({
  name: 'sds-deliveries',
  sorts: SDS_DELIVERY_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  defaultSize: LIMITS.pageSizeOrders,
  filters: {
    status: choice(SDS_DELIVERY_STATUSES),
    recipient: filterText(LIMITS.email),
    customerCode: customerCodeField(),
    serial: filterText(LIMITS.serial),
    color: filterText(LIMITS.color),
    createdOnFrom: dateField(),
    createdOnTo: dateField(),
  },
  ranges: ['createdOn'],
});

export const deliverySearchSchema = DELIVERY_LIST.schema;
export type DeliverySearch = z.infer<typeof deliverySearchSchema>;
