import { expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';

// Two people at two processes open the same data, and both save.
const { app, db } = await testApp('demo', { apps: 2 });
const admin = await login(app, 'admin@demo.cromia.test');
const cromia = await login(app, 'cromia@demo.cromia.test');
const agent = await login(app, 'agent@demo.cromia.test');
const DESK = '/api/v1/backoffice';
const DRAFTS = '/api/v1/public/agent/customer-requests/enter-customer-requests/types/managed/drafts';

async function call(
  method: 'GET' | 'PATCH' | 'POST' | 'PUT',
  url: string,
  headers: object,
  payload?: object,
) {
  const response = await app.inject({
    method,
    url,
    headers: { ...headers },
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json() };
}

const webhook = await call('POST', `${DESK}/webhooks`, admin, {
  url: 'http://localhost:9/first',
  types: ['order.created'],
});
const { id: orderId } = await db
  .selectFrom('orders')
  .select('id')
  .where('status', '=', 'C')
  .orderBy('orderCode')
  .limit(1)
  .executeTakeFirstOrThrow();
const { id: contactId } = await db
  .selectFrom('contactRequests')
  .select('id')
  .orderBy('id')
  .limit(1)
  .executeTakeFirstOrThrow();
const draft = await call('PUT', DRAFTS, agent, { businessName: 'Prima S.r.l.' });
const technical = (await call('GET', `${DESK}/tds/technical?serial=F120`, admin)).body.technical;
const { mixing } = (await call('GET', `${DESK}/serials/3/F120/mixing`, admin)).body;

interface Place {
  read: string;
  write: readonly ['PATCH' | 'POST' | 'PUT', string];
  /** The fields of the first and of the second change. */
  changes: readonly [object, object];
  /** Reads the changed value from the response of `read`. */
  getValue: (body: Record<string, unknown>) => unknown;
  /** The two writers; both tabs of an agent for drafts. */
  writers?: readonly [object, object];
  changedBy?: string;
  /** Whether a change without a version is accepted, because the specification names the call's fields. */
  isVersionOptional?: boolean;
}

const order = `${DESK}/orders/${orderId}`;
const contact = `${DESK}/contact-requests/${contactId}`;
const hook = `${DESK}/webhooks/${webhook.body.id}`;
const PLACES: Record<string, Place> = {
  'mixing data': {
    read: `${DESK}/serials/3/F120/mixing`,
    write: ['PUT', `${DESK}/serials/3/F120/mixing`],
    changes: [{ mixing: { ...mixing, hardenerParts: 21 } }, { mixing: { ...mixing, hardenerParts: 22 } }],
    getValue: (body) => Object(body.mixing).hardenerParts,
  },
  'a hazard assessment': {
    read: `${DESK}/hazards/3/F120`,
    write: ['PUT', `${DESK}/hazards/3/F120`],
    changes: [['EUH205'], ['EUH066']].map((euhStatements) => ({
      hazard: { signalWord: 'NONE', euhStatements },
    })) as [object, object],
    getValue: (body) => Object(body.hazard).euhStatements,
  },
  'a composed technical data sheet': {
    read: `${DESK}/tds/technical?serial=F120`,
    write: ['POST', `${DESK}/tds/compositions`],
    changes: [11, 12].map((gloss) => ({
      serial: 'F120',
      languages: ['IT'],
      technical: { ...technical, gloss: `${gloss}` },
    })) as [object, object],
    getValue: (body) => Object(body.technical).gloss,
  },
  'a webhook': {
    read: hook,
    write: ['PUT', hook],
    changes: [
      { url: 'http://localhost:9/a', types: ['order.created'], isActive: true },
      { url: 'http://localhost:9/b', types: ['order.created'], isActive: true },
    ],
    getValue: ({ url }) => url,
  },
  'the note of a contact request': {
    read: contact,
    write: ['PATCH', contact],
    changes: [{ note: 'called on Monday' }, { note: 'called on Tuesday' }],
    getValue: ({ note }) => note,
  },
  'the assignment of a contact request': {
    read: contact,
    write: ['PATCH', contact],
    changes: [{ assignedTo: 'admin@demo.cromia.test' }, { assignedTo: 'cromia@demo.cromia.test' }],
    getValue: ({ assignedTo }) => assignedTo,
  },
  'the delivery date of an order': {
    read: order,
    write: ['POST', `${order}/delivery-date`],
    changes: [{ deliveryDate: '2036-12-01' }, { deliveryDate: '2036-12-02' }],
    getValue: ({ deliveryDate }) => deliveryDate,
  },
  'a draft in two tabs': {
    read: `${DRAFTS}/${draft.body.id}`,
    write: ['PUT', DRAFTS],
    changes: [
      { id: draft.body.id, businessName: 'Seconda S.r.l.' },
      { id: draft.body.id, businessName: 'Terza S.r.l.' },
    ],
    getValue: ({ businessName }) => businessName,
    writers: [agent, agent],
    changedBy: 'agent@demo.cromia.test',
    isVersionOptional: true,
  },
};

it.each(Object.entries(PLACES))(
  'of two concurrent changes of %s, one is stored and the other is a conflict',
  async (_, place) => {
    const { read, write, changes, getValue, changedBy, isVersionOptional = false } = place;
    const [first, second] = place.writers ?? [cromia, admin];
    const [method, url] = write;
    const { version } = (await call('GET', read, first)).body;
    const responses = await Promise.all([
      call(method, url, first, { ...changes[0], version }),
      call(method, url, second, { ...changes[1], version }),
    ]);
    const winner = responses.findIndex(({ status }) => status < 300);
    const [late] = responses.filter(({ status }) => status === 409);
    expect(responses.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(late?.body).toMatchObject({
      code: 'Conflict',
      outcome: {
        changedBy: changedBy ?? ['cromia@demo.cromia.test', 'admin@demo.cromia.test'][winner],
        changedOn: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    });
    const stored = (await call('GET', read, first)).body;
    expect(getValue(stored)).toEqual(getValue(Object(changes[winner])));
    expect(stored.version).not.toBe(version);
    const withoutVersion = await call(method, url, first, { ...changes[winner] });
    if (isVersionOptional) expect(withoutVersion.status).toBe(200);
    else expect(withoutVersion.body.errors).toContainEqual({ path: 'version', code: 'missing' });
    const again = await call(method, url, second, { ...changes[1 - winner], version: stored.version });
    expect(again.status, JSON.stringify(again.body)).toBeLessThan(300);
  },
);
