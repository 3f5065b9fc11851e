import { upperPatternTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { SDS_SITES } from '@cromia/domain/sds/sheet';
import { SDS_DOCUMENT_SORTS } from '@cromia/domain/sds/upload';
import { defineList } from '../../../ui/list/define-list';
import { choiceFilter, textFilter } from '../../../ui/list/filters';

const CODE = /^[0-9A-Z]+$/;

/** The versions of the safety data sheets, newest first. */
export const SDS_DOCUMENT_LIST = defineList({
  name: 'backoffice-sds',
  sorts: SDS_DOCUMENT_SORTS,
  defaultSort: { field: 'publishedOn', descending: true },
  filters: {
    site: choiceFilter('sds:fields.site', SDS_SITES),
    serial: textFilter('sds:fields.serial', upperPatternTextField(CODE, LIMITS.serial)),
    color: textFilter('sds:fields.color', upperPatternTextField(CODE, LIMITS.color)),
  },
});
