import { describe, expect, it } from 'vitest';
import { anOrderDesk, OWN_PATH } from '../../../test/builders/order-desk.ts';
import { anOffer, anOrder } from '../../../test/builders/shop.ts';

const { app, db, company, primer, coat, removed, unpriced, customer, customer2, agent, call } =
  await anOrderDesk();

describe('ordering an order again', () => {
  const redo = (id: string, headers = customer) =>
    call('GET', `${OWN_PATH}/order-requests/redo/${id}`, headers);

  it('puts its lines into the cart and reports changes and products that cannot be ordered', async () => {
    await db.updateTable('products').set({ inStock: false }).where('id', '=', coat.id).execute();
    const id = await anOrder(db, {
      customer: company,
      products: [primer, coat, removed, unpriced],
      status: 'F',
      quantity: 6,
    });
    const { status, body } = await redo(id);
    expect(status).toBe(200);
    expect(body.items).toMatchObject([
      // By now the product is sold in multiples of four.
      { productCode: primer.productCode, quantity: 8 },
      { productCode: coat.productCode, quantity: 6 },
      { productCode: unpriced.productCode, quantity: 6 },
    ]);
    expect(body.changes).toMatchObject([
      {
        productCode: primer.productCode,
        code: 'IllegalItemQuantity',
        was: 6,
        is: 8,
        itemId: body.items[0].id,
      },
      { productCode: coat.productCode, code: 'ProductNotInStock' },
      { productCode: removed.productCode, code: 'ProductNotAvailable', itemId: null },
      { productCode: unpriced.productCode, code: 'PriceNotAssigned', was: 9.5, is: null },
    ]);
  });

  it('offers the successor of a changed code in its own multiples, and reports what costs more', async () => {
    await db
      .updateTable('products')
      .set({ status: 'C', newSerial: primer.productCode.serial, newColor: primer.productCode.color })
      .where('id', '=', removed.id)
      .execute();
    const id = await anOrder(db, { customer: company, products: [removed], status: 'F', quantity: 6 });
    const { body } = await redo(id);
    const successor = {
      ...removed.productCode,
      serial: primer.productCode.serial,
      color: primer.productCode.color,
    };
    expect(body.changes).toMatchObject([
      {
        productCode: removed.productCode,
        code: 'ProductNotAvailable',
        successor: { productCode: successor, quantity: 8 },
      },
    ]);
    const dearer = await anOrder(db, { customer: company, products: [primer], status: 'F', quantity: 8 });
    await db.updateTable('orderItems').set({ finalUnitPrice: 0.5 }).where('orderId', '=', dearer).execute();
    expect((await redo(dearer)).body.changes).toMatchObject([
      { productCode: primer.productCode, code: 'PriceChanged', was: 0.5 },
    ]);
  });

  it('puts back the lines of a rejected offer, which stays as it is, without comparing prices', async () => {
    const id = await anOffer(db, { customer: company, status: 'REJECTED', products: [primer, unpriced] });
    const { status, body } = await redo(id);
    expect([status, body.changes]).toEqual([200, []]);
    expect(body.items).toMatchObject([{ quantity: 4 }, { quantity: 4 }]);
    expect((await call('GET', `${OWN_PATH}/offer-requests/${id}`, customer)).body.status).toBe('REJECTED');
    expect((await redo(id, customer2)).status).toBe(404);
    for (const other of ['PENDING', 'ACCEPTED', 'CLOSED'] as const) {
      const offer = await anOffer(db, {
        ...{ customer: company, status: other, products: [primer] },
        expirationDate: '2099-01-01',
      });
      expect([other, (await redo(offer)).body.code]).toEqual([other, 'OrderNotRepeatable']);
    }
  });

  it('changes nothing when repeated', async () => {
    const id = await anOrder(db, { customer: company, products: [primer], status: 'C', quantity: 8 });
    const first = await redo(id);
    expect((await redo(id)).body).toEqual(first.body);
    expect(first.body.items).toMatchObject([{ quantity: 8 }]);
  });

  it('does not run for HEAD, which must not change the cart', async () => {
    const id = await anOrder(db, { customer: company, products: [primer], status: 'C', quantity: 8 });
    const url = `${OWN_PATH}/order-requests/redo/${id}`;
    expect((await app.inject({ method: 'HEAD', url, headers: customer })).statusCode).toBe(405);
    expect((await call('GET', `${OWN_PATH}/carts`, customer)).body.items).toEqual([]);
  });

  it('reports a larger quantity already in the cart, and merges lines of the same product', async () => {
    await call('POST', `${OWN_PATH}/carts`, customer, {
      items: [{ productCode: primer.productCode, quantity: 20 }],
    });
    const id = await anOrder(db, {
      customer: company,
      products: [primer, coat, coat],
      status: 'C',
      quantity: 8,
    });
    const { status, body } = await redo(id);
    expect(status).toBe(200);
    expect(body.items).toMatchObject([{ quantity: 20 }, { quantity: 16 }]);
    expect(body.changes).toMatchObject([
      { productCode: primer.productCode, code: 'AlreadyInCart', was: 8, is: 20, itemId: body.items[0].id },
    ]);
  });

  it("is possible only for the customer's own orders, and not in status I, A or B", async () => {
    for (const status of ['I', 'A', 'B']) {
      const id = await anOrder(db, { customer: company, products: [primer], status });
      const response = await redo(id);
      expect([status, response.status, response.body.code]).toEqual([status, 409, 'OrderNotRepeatable']);
    }
    const id = await anOrder(db, { customer: company, products: [primer], status: 'E' });
    expect((await redo(id, customer2)).status).toBe(404);
    const asAgent = `/api/v1/public/agent/order-requests/redo/${id}?customerCode=100001`;
    expect((await call('GET', asAgent, agent)).body.items).toHaveLength(1);
  });
});
