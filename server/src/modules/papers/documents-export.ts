import type { TableFormat } from '@cromia/domain/export';
import type { UiLanguage } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { FastifyReply } from 'fastify';
import type { Viewer } from '../../platform/access.ts';
import { manufacturersToday } from '../../platform/clock.ts';
import type { ServiceDependencies } from '../../platform/http.ts';
import { documentsTable, sendTable, type TableKind } from './paper-tables.ts';
import { collected, type WholeList } from './readers.ts';
import type { ShopDocument } from './shop-document.ts';

/** What is said of every call that answers lists of documents as tables. */
export const EXPORT_DESCRIPTION = `The lines of the list with its filters and sort, at most ${LIMITS.exportRows}; page and size do not matter. The header x-list-cut says true where some are left out.`;

interface DocumentsExport<T> {
  kind: Exclude<TableKind, 'orderedProducts'>;
  list: WholeList<T>;
  documentOf: (row: T) => ShopDocument;
  viewer: Viewer;
  format: TableFormat;
  language: UiLanguage;
  /** Whether each line names its customer, as in the lists of the desk. */
  withCustomer?: boolean;
}

/**
 * Answers a list of documents as a file, line by line.
 * @throws Problem TooManyRequests, ServiceUnavailable when too many lists are asked for at once
 */
export async function sendDocuments<T extends { items: readonly unknown[] }>(
  reply: FastifyReply,
  deps: ServiceDependencies,
  { kind, list, documentOf, viewer, format, language, withCustomer = false }: DocumentsExport<T>,
): Promise<FastifyReply> {
  const { timeZone } = deps.config;
  return sendTable(
    reply,
    async () => {
      const { rows, isCut } = await collected(deps.db, list, ({ items }) => items.length);
      return {
        table: documentsTable(kind, rows.map(documentOf), { language, timeZone, withCustomer }),
        isCut,
      };
    },
    { format, language, day: manufacturersToday(deps), owner: viewer.userId },
  );
}
