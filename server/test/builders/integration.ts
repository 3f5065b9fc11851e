import type { ImportKind, ImportResponse } from '@cromia/domain/integration/import';
import { KEY_SCOPES, type KeyScope } from '@cromia/domain/integration/key-scopes';
import { createSecret, hashSecret } from '../../src/platform/access/tokens.ts';
import type { Database } from '../../src/platform/database/connection.ts';
import type { App } from '../../src/platform/http/app.ts';

/** Creates a valid API key, with all scopes by default. @returns the key and its id */
export async function aKey(
  db: Database,
  name = 'ERP',
  scopes: readonly KeyScope[] = KEY_SCOPES,
): Promise<{ key: string; id: string }> {
  const key = `cromia_${createSecret().secret}`;
  const { id } = await db
    .insertInto('integrationKeys')
    .values({ name, scopes: [...scopes], hash: hashSecret(key), ending: key.slice(-4) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { key, id };
}

/** Creates an ERP client that imports rows as JSON or CSV. */
export function createErpClient(app: App, key: string) {
  return async (kind: ImportKind, rows: object[] | string, query = '') => {
    const response = await app.inject({
      method: 'PUT',
      url: `/api/v1/integration/${kind}${query}`,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': typeof rows === 'string' ? 'text/csv' : 'application/json',
      },
      payload: typeof rows === 'string' ? rows : JSON.stringify(rows),
    });
    const body = response.json();
    const result: ImportResponse = body.import ?? body;
    return { status: response.statusCode, code: body.code, result };
  };
}

/** Returns the counts of an import: created, changed, unchanged, failed. */
export function toCounts({ created, changed, unchanged, failed }: ImportResponse): number[] {
  return [created, changed, unchanged, failed];
}
