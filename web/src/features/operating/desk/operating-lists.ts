import { FAILED_MAIL_SORTS } from '@cromia/domain/operating/failed-mails';
import { defineList } from '../../../ui/list/define-list';

/** The mails that could not be sent, newest first. */
export const FAILED_MAIL_LIST = defineList({
  name: 'backoffice-failed-mails',
  sorts: FAILED_MAIL_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: {},
});
