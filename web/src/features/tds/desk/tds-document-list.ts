import { filterTextField } from '@cromia/domain/fields';
import { TDS_LANGUAGES } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { TDS_DOCUMENT_SORTS } from '@cromia/domain/tds/upload';
import { defineList } from '../../../ui/list/define-list';
import { choiceFilter, textFilter } from '../../../ui/list/filters';

/** The versions of the technical data sheets, newest first. */
export const TDS_DOCUMENT_LIST = defineList({
  name: 'backoffice-tds',
  sorts: TDS_DOCUMENT_SORTS,
  defaultSort: { field: 'publishedOn', descending: true },
  filters: {
    serial: textFilter('sds:fields.serial', filterTextField(LIMITS.serial)),
    color: textFilter('sds:fields.color', filterTextField(LIMITS.color)),
    language: choiceFilter('sds:fields.language', TDS_LANGUAGES),
  },
});
