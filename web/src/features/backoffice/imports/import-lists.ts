import { choice } from '@cromia/domain/fields';
import { IMPORT_KINDS, IMPORT_OUTCOMES, IMPORT_SORTS } from '@cromia/domain/integration/import';
import { KEY_SORTS } from '@cromia/domain/integration/key';
import { LIMITS } from '@cromia/domain/limits';
import type { z } from 'zod';
import { listAddress } from '../../../ui/list/list-address';

/** The imports, newest first. */
export const IMPORTS = listAddress({
  name: 'backoffice-imports',
  sorts: IMPORT_SORTS,
  defaultSort: { field: 'begunOn', descending: true },
  defaultSize: LIMITS.pageSizeOrders,
  filters: { kind: choice(IMPORT_KINDS), outcome: choice(IMPORT_OUTCOMES) },
});

export const importsSearchSchema = IMPORTS.schema;
export type ImportsSearch = z.infer<typeof importsSearchSchema>;

/** The keys of other software, newest first. */
export const KEYS = listAddress({
  name: 'backoffice-integration-keys',
  sorts: KEY_SORTS,
  defaultSort: { field: 'createdOn', descending: true },
  defaultSize: LIMITS.pageSizeOrders,
  filters: {},
});

export const keysSearchSchema = KEYS.schema;
export type KeysSearch = z.infer<typeof keysSearchSchema>;
