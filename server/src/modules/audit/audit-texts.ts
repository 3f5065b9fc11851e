import type it from '@cromia/domain/audit/texts/it.json';
import { createTexts } from '../../platform/texts/create-texts.ts';
import { readTexts } from '../../platform/texts/read-texts.ts';

/** Translates actions and entities for the export of the audit log. */
export const getAuditTexts = createTexts(
  readTexts<typeof it>(new URL('../../../../domain/src/audit/texts/', import.meta.url)),
);
