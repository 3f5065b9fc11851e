import type { APIRequestContext } from '@playwright/test';
import type { Database } from '../../server/src/platform/database/connection.ts';
import { DEMO_PASSWORD, demoUsername, type Shopper } from './people.ts';

/** Steps of the manufacturer's staff, as API calls. */

async function logInAsDesk(request: APIRequestContext): Promise<Record<string, string>> {
  const login = await request.post('/api/auth/', {
    data: { username: demoUsername('admin'), password: DEMO_PASSWORD },
  });
  const { accessToken } = await login.json();
  return { authorization: `Bearer ${accessToken}` };
}

/** Accepts the only offer request of a shopper, with the same price for every line in EUR per unit of measure. */
export async function acceptOffer(
  request: APIRequestContext,
  db: Database,
  { customerId }: Shopper,
  unitPrice: number,
): Promise<void> {
  const { id } = await db
    .selectFrom('offerRequests')
    .select('id')
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow();
  const headers = await logInAsDesk(request);
  const path = `/api/v1/backoffice/offer-requests/${id}`;
  const { items } = await (await request.get(path, { headers })).json();
  const response = await request.post(`${path}/decision`, {
    headers,
    data: {
      decision: 'ACCEPTED',
      items: items.map(({ productCode }: { productCode: object }) => ({
        productCode,
        unitPrice,
        discountPct1: 0,
        discountPct2: 0,
      })),
    },
  });
  if (!response.ok()) throw new Error(`Failed to accept the offer: ${await response.text()}`);
}
