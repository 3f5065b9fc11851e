import { FAILED_MAIL_SORTS } from '@cromia/domain/operating/failed-mails';
import { listAddress } from '../../../ui/list/list-address';

/** The mails that could not be sent, newest first. */
export const FAILED_MAILS = listAddress({
  name: 'backoffice-failed-mails',
  sorts: FAILED_MAIL_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  filters: {},
});
