import { expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { createCaller } from '../../../../test/builders/activation.ts';
import { aCustomer, aShippingAddress, aUser } from '../../../../test/builders/shop.ts';

const { app, db } = await testApp('empty');
const call = createCaller(app);

async function aCustomerIn(customerCode: string, businessName: string, city: string, vatNumber: string) {
  const customer = await aCustomer(db, { customerCode, businessName });
  await db.updateTable('customers').set({ vatNumber }).where('id', '=', customer.id).execute();
  await db
    .updateTable('customerAddresses')
    .set({ city, zipOrPostalCode: '37100', province: 'VR' })
    .where('customerId', '=', customer.id)
    .where('code', '=', 'SL')
    .execute();
  return customer;
}
const rossi = await aCustomerIn('100001', 'Rossi Verniciature S.r.l.', 'Verona', 'IT00743110157');
const bianchi = await aCustomerIn('100002', 'Colorificio Rossi & C.', 'Forlì', 'IT12345670017');
await aShippingAddress(db, rossi, {
  code: 'SD002',
  businessName: 'Cantiere',
  streetAddress1: 'Via Galvani 82',
  city: 'Parma',
  zipOrPostalCode: '43121',
  province: 'PR',
});
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [rossi, bianchi] });
for (const customer of [rossi, bianchi])
  await aUser(db, {
    username: `${customer.id}@test.it`,
    role: 'CUSTOMER',
    customer,
    firstname: 'Ada',
    lastname: 'Neri',
  });
const admin = await login(app, 'admin@test.it');
const agent = await login(app, 'agent@test.it');

it.each([
  ['rossi', ['100001', '100002']],
  ['rossi verona', ['100001']],
  ['  Verniciature   ROSSI ', ['100001']],
  ['forli', ['100002']],
  ['37100 colorificio', ['100002']],
  ['IT00743110157', ['100001']],
  ['it 0074 311', ['100001']],
  ['12345.670', ['100002']],
  ['100002', ['100002']],
  ['rossi parma', ['100001']],
  ['43121 verniciature', ['100001']],
  ['parma verona', ['100001']],
  ['bianchi parma', []],
  ['parma', []],
  ['parma pr', []],
  ['rossi milano', []],
  ['0074', []],
  ['743110157', []],
  ['100%', []],
])('%j finds the same customers at the desk, in a portfolio and in suggestions', async (text, codes) => {
  const searchString = encodeURIComponent(text);
  const toCodes = (rows: { customerCode: string }[]) => rows.map(({ customerCode }) => customerCode).sort();
  const desk = await call('GET', `/api/v1/backoffice/customers?search=${searchString}`, admin);
  expect(toCodes(desk.json().content)).toEqual(codes);
  const path = '/api/v1/public/agent/customer-profiles';
  const portfolio = await call('GET', `${path}?searchString=${searchString}`, agent);
  expect(toCodes(portfolio.json().content)).toEqual(codes);
  const suggested = await call('GET', `${path}/search/autocomplete?searchString=${searchString}`, agent);
  expect(toCodes(suggested.json())).toEqual(codes);
  const users = await call(
    'GET',
    `/api/v1/backoffice/users?role=CUSTOMER&searchString=${searchString}`,
    admin,
  );
  expect(toCodes(users.json().content)).toEqual(codes);
  const audit = await call('GET', `/api/v1/backoffice/audit?customer=${searchString}`, admin);
  expect(audit.statusCode).toBe(200);
});
