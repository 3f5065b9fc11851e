import { DELIVERY_SORTS, DELIVERY_STATUSES, WEBHOOK_SORTS } from '@cromia/domain/integration/webhook';
import { choiceFilter } from '../../../ui/list/filters';
import { listAddress } from '../../../ui/list/list-address';

/** The webhooks, newest first. */
export const WEBHOOKS = listAddress({
  name: 'backoffice-webhooks',
  sorts: WEBHOOK_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: {},
});

/** The deliveries of one webhook, newest first. */
export const DELIVERIES = listAddress({
  name: 'backoffice-webhook-deliveries',
  sorts: DELIVERY_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: {
    status: choiceFilter(
      'webhooks:deliveries.status',
      DELIVERY_STATUSES,
      (status) => `webhooks:deliveries.statuses.${status}`,
    ),
  },
});
