import { COMPANY_ROLES } from '@cromia/domain/people/company-roles';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { createCaller } from '../../../test/builders/activation.ts';
import { aCustomer, aUser } from '../../../test/builders/shop.ts';

const RUNS = 8;
const PEOPLE = '/api/v1/public/customer/people';
const NAMES = ['a', 'b', 'c', 'd'] as const;

const { app, db } = await testApp('empty', { apps: 2 });
const call = createCaller(app);
const adminName = await aUser(db, { username: 'admin@machine.test', role: 'ADMIN' });

const name = fc.constantFrom(...NAMES);
/** A change of people, by one of them or by the desk. */
const change = fc.oneof(
  fc.record({
    kind: fc.constant('role' as const),
    by: name,
    who: name,
    companyRole: fc.constantFrom(...COMPANY_ROLES),
  }),
  fc.record({ kind: fc.constant('remove' as const), by: name, who: name }),
  fc.record({ kind: fc.constant('join' as const), who: name }),
  fc.record({ kind: fc.constant('disable' as const), who: name }),
  fc.record({ kind: fc.constant('enable' as const), who: name }),
  fc.record({ kind: fc.constant('leave' as const), who: name }),
  fc.record({ kind: fc.constant('owner' as const), who: name }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

let runs = 0;

/** The calls of one company, whose people have names such as `a`. */
async function openCompany() {
  runs += 1;
  const customer = await aCustomer(db, { customerCode: String(100_000 + runs) });
  const toUsername = (person: string) => `${person}${runs}@machine.test`;
  for (const person of NAMES) await aUser(db, { username: toUsername(person), role: 'CUSTOMER', customer });
  const admin = await login(app, adminName);
  const findUser = (person: string) =>
    db
      .selectFrom('users')
      .select(['id', 'rightsVersion'])
      .where('username', '=', toUsername(person))
      .executeTakeFirstOrThrow();
  /** Changes a user at the desk: disables or enables them, or makes them a USER. */
  const changeAtDesk = async (person: string, rights: object) => {
    const { id, rightsVersion } = await findUser(person);
    return call('PATCH', `/api/v1/backoffice/users/${id}`, admin, { rightsVersion, ...rights });
  };
  /** Lets a USER join the customer, as an accepted request does. */
  const join = (person: string) =>
    db
      .updateTable('users')
      .set({ role: 'CUSTOMER', customerId: customer.id })
      .where('username', '=', toUsername(person))
      .where('customerId', 'is', null)
      .execute();
  const apply = async (step: Change, headers: ReadonlyMap<string, { authorization: string }>) => {
    const url = `${PEOPLE}/${toUsername(step.who)}`;
    switch (step.kind) {
      case 'role':
        return call('PATCH', url, headers.get(step.by) ?? admin, { companyRole: step.companyRole });
      case 'remove':
        return call('DELETE', url, headers.get(step.by) ?? admin);
      case 'disable':
        return changeAtDesk(step.who, { isDisabled: true });
      case 'enable':
        return changeAtDesk(step.who, { isDisabled: false });
      case 'leave':
        return changeAtDesk(step.who, { role: 'USER' });
      case 'owner':
        return call('PUT', `/api/v1/backoffice/customers/${customer.customerCode}/owner`, admin, {
          username: toUsername(step.who),
        });
      case 'join':
        await join(step.who);
        return { statusCode: 204 };
    }
  };
  /** Logs in all who can. */
  const logIn = async () => {
    const enabled = await db
      .selectFrom('users')
      .select('username')
      .where('username', 'in', NAMES.map(toUsername))
      .where('disabledAt', 'is', null)
      .execute();
    const usernames = new Set(enabled.map(({ username }) => username));
    const sessions = new Map<string, { authorization: string }>();
    for (const person of NAMES)
      if (usernames.has(toUsername(person))) sessions.set(person, await login(app, toUsername(person)));
    return sessions;
  };
  const readPeople = () =>
    db
      .selectFrom('users')
      .select(['companyRole', 'orderLimit', 'canApprove', 'disabledAt'])
      .where('customerId', '=', customer.id)
      .execute();
  return { apply, logIn, readPeople };
}

it('a customer with people who can log in has an owner, in any order of concurrent changes', async () => {
  const concurrent = fc.array(change, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(concurrent, { minLength: 3, maxLength: 7, size: 'max' }), async (steps) => {
      const { apply, logIn, readPeople } = await openCompany();
      for (const changes of steps) {
        // Logins of removed people end.
        await db.deleteFrom('limitedAttempts').execute();
        const sessions = await logIn();
        const responses = await Promise.all(changes.map((step) => apply(step, sessions)));
        expect(responses.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
        const people = await readPeople();
        const enabled = people.filter(({ disabledAt }) => disabledAt === null);
        if (enabled.length > 0) expect(enabled.map(({ companyRole }) => companyRole)).toContain('OWNER');
        for (const { companyRole, orderLimit, canApprove } of people)
          if (companyRole === 'OWNER') expect([orderLimit, canApprove]).toEqual([null, true]);
      }
    }),
    { numRuns: RUNS },
  );
}, 120_000);
