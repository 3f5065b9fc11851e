import { describe, expect, it } from 'vitest';
import { anOrderDesk, STAFF_PATH } from '../../../../test/builders/order-desk.ts';
import { anOrder } from '../../../../test/builders/shop.ts';

const { db, company, primer, admin, call, readMails } = await anOrderDesk();

describe('the delivery date of an order', () => {
  const changeDate = async (id: string, body: object) => {
    const { version } = (await call('GET', `${STAFF_PATH}/orders/${id}`, admin)).body;
    return call('POST', `${STAFF_PATH}/orders/${id}/delivery-date`, admin, { version, ...body });
  };

  it('can be changed before shipment, with an e-mail to the customer', async () => {
    const id = await anOrder(db, { customer: company, products: [primer], status: 'C' });
    const { status, body } = await changeDate(id, { deliveryDate: '2026-12-09', reason: 'late pigments' });
    expect([status, body.deliveryDate]).toEqual([200, '2026-12-09']);
    expect(body.history.at(-1)).toMatchObject({
      action: 'orders.change-delivery-date',
      details: { was: { deliveryDate: '2026-12-01' }, is: { deliveryDate: '2026-12-09' } },
    });
    const [mail] = await readMails();
    expect(mail?.subject).toBe(`Ordine ${body.orderCode}: nuova data di consegna 09-12-2026`);
    expect(mail?.textBody).toContain('late pigments');
    expect(body.deliveryDateChange).toEqual({ from: '2026-12-01', reason: 'late pigments' });
    // The link opens the order for its customer, also for an agent.
    expect(mail?.textBody).toContain(
      `/profile-customer/orders?customerCode=${company.customerCode}&orderCode=${body.orderCode}&open=${id}`,
    );
    await db.updateTable('orders').set({ deliveryDate: '2026-12-20' }).where('id', '=', id).execute();
    const moved = await call('GET', `${STAFF_PATH}/orders/${id}`, admin);
    expect(moved.body.deliveryDateChange).toBeNull();
    await db.updateTable('orders').set({ deliveryDate: '2026-12-09' }).where('id', '=', id).execute();
    await changeDate(id, { deliveryDate: '2026-12-09' });
    expect(await readMails()).toHaveLength(1);
  });

  it('cannot be in the past, and cannot be changed after shipment', async () => {
    const id = await anOrder(db, { customer: company, products: [primer], status: 'I' });
    expect((await changeDate(id, { deliveryDate: '2026-11-20' })).status).toBe(400);
    await db.updateTable('orders').set({ status: 'E' }).where('id', '=', id).execute();
    const late = await changeDate(id, { deliveryDate: '2026-12-09' });
    expect([late.status, late.body.outcome]).toEqual([409, { status: 'E' }]);
  });
});
