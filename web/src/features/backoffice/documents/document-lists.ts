import { choice, filterText, upperPatternText } from '@cromia/domain/fields';
import { TDS_LANGUAGES } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { SDS_SITES } from '@cromia/domain/sds/sds';
import { SDS_DOCUMENT_SORTS } from '@cromia/domain/sds/upload';
import { TDS_DOCUMENT_SORTS } from '@cromia/domain/tds/upload';
import type { z } from 'zod';
import { listAddress } from '../../../ui/list/list-address';

const CODE = /^[0-9A-Z]+$/;

/** The versions of the safety data sheets, newest first. */
export const SDS_DOCUMENTS = listAddress({
  name: 'backoffice-sds',
  sorts: SDS_DOCUMENT_SORTS,
  defaultSort: { field: 'publishedOn', descending: true },
  defaultSize: LIMITS.pageSizeOrders,
  filters: {
    site: choice(SDS_SITES),
    serial: upperPatternText(CODE, LIMITS.serial),
    color: upperPatternText(CODE, LIMITS.color),
  },
});

export const sdsDocumentsSearchSchema = SDS_DOCUMENTS.schema;
export type SdsDocumentsSearch = z.infer<typeof sdsDocumentsSearchSchema>;

/** The versions of the technical data sheets, newest first. */
export const TDS_DOCUMENTS = listAddress({
  name: 'backoffice-tds',
  sorts: TDS_DOCUMENT_SORTS,
  defaultSort: { field: 'publishedOn', descending: true },
  defaultSize: LIMITS.pageSizeOrders,
  filters: {
    serial: filterText(LIMITS.serial),
    color: filterText(LIMITS.color),
    language: choice(TDS_LANGUAGES),
  },
});

export const tdsDocumentsSearchSchema = TDS_DOCUMENTS.schema;
export type TdsDocumentsSearch = z.infer<typeof tdsDocumentsSearchSchema>;
