import { DELIVERY_SORTS, DELIVERY_STATUSES, WEBHOOK_SORTS } from '@cromia/domain/webhooks/webhook';
import { defineList } from '../../../ui/list/define-list';
import { choiceFilter } from '../../../ui/list/filters';

/** The webhooks, newest first. */
export const WEBHOOK_LIST = defineList({
  name: 'backoffice-webhooks',
  sorts: WEBHOOK_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: {},
});

/** The deliveries of one webhook, newest first. */
export const WEBHOOK_DELIVERY_LIST = defineList({
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
