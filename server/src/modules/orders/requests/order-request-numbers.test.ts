import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { anOrderDesk, OWN_PATH, STAFF_PATH } from '../../../../test/builders/order-desk.ts';

const { app, customer, admin, call, sendOrderRequest, db } = await anOrderDesk();

const readNumber = async (id: string): Promise<string> =>
  (await call('GET', `${OWN_PATH}/order-requests/${id}`, customer)).body.number;

describe('the number of an order request', () => {
  it('is counted per year without gaps', async () => {
    await db.deleteFrom('requestNumberCounters').execute();
    const ids = [await sendOrderRequest(), await sendOrderRequest()];
    expect(await Promise.all(ids.map(readNumber))).toEqual(['R26-000001', 'R26-000002']);
    await call('POST', `${STAFF_PATH}/order-requests/${ids[0]}/decision`, admin, { decision: 'REJECTED' });
    expect(await readNumber(await sendOrderRequest())).toBe('R26-000003');
    const { rows } = await sql<{
      number: string;
    }>`SELECT next_request_number('R', '2027-01-01') AS number`.execute(db);
    expect(rows).toEqual([{ number: 'R27-000001' }]);
  });

  it('is found in the lists of requests and orders, by the customer and by staff', async () => {
    const id = await sendOrderRequest();
    const number = await readNumber(id);
    await call('POST', `${STAFF_PATH}/order-requests/${id}/decision`, admin, { decision: 'ACCEPTED' });
    for (const list of ['orders', 'order-requests'])
      for (const [path, headers] of [
        [OWN_PATH, customer],
        [STAFF_PATH, admin],
      ] as const)
        for (const orderCode of [number.toLowerCase(), number.slice(-5), number.slice(-2)]) {
          const { body } = await call('GET', `${path}/${list}?orderCode=${orderCode}`, headers);
          expect([path, list, orderCode, body.totalElements]).toEqual([path, list, orderCode, 1]);
        }
  });

  it('is in the export and names the PDF', async () => {
    const id = await sendOrderRequest();
    const number = await readNumber(id);
    const list = await app.inject({
      url: `${OWN_PATH}/order-requests/export?format=csv&language=en`,
      headers: customer,
    });
    expect(list.body).toContain('Request number');
    expect(list.body).toContain(number);
    const pdf = await app.inject({ url: `${OWN_PATH}/order-requests/${id}/pdf`, headers: customer });
    expect(pdf.headers['content-disposition']).toContain(number);
  });
});
