import { APPROVAL_SORTS, APPROVAL_STATUSES } from '@cromia/domain/approvals/approval';
import { defineList } from '../../ui/list/define-list';
import { choiceFilter } from '../../ui/list/filters';

/** The approvals of a customer that the viewer may see, newest first. */
export const APPROVAL_LIST = defineList({
  name: 'approvals',
  sorts: APPROVAL_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: {
    status: choiceFilter(
      'approvals:columns.status',
      APPROVAL_STATUSES,
      (status) => `approvals:status.${status}`,
    ),
  },
});
