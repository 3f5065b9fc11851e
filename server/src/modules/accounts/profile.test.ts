import { findProfileErrors } from '@cromia/domain/accounts/profile';
import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '../../../demo/people/accounts.ts';
import { login, testApp } from '../../../test/app.ts';

const { app, db } = await testApp('demo');

/** Logs in as a demo account. */
async function openProfile(name: string, path: 'privates' | 'companies' = 'companies') {
  const username = `${name}@demo.cromia.test`;
  const headers = await login(app, username);
  return {
    username,
    read: async () => (await app.inject({ url: `/api/users/${username}`, headers })).json(),
    patch: (payload: object) =>
      app.inject({ method: 'PATCH', url: `/api/users/${path}/${username}`, headers, payload }),
    /** The user's row, without generated columns. */
    readRow: async () => {
      const { searchName: _generated, ...row } = await db
        .selectFrom('users')
        .selectAll()
        .where('username', '=', username)
        .executeTakeFirstOrThrow();
      return row;
    },
  };
}

describe('demo profiles', () => {
  it.each(DEMO_ACCOUNTS.filter(({ isDisabled }) => !isDisabled))(
    '$username has all required fields',
    async (account) => {
      const { read } = await openProfile(account.username.replace(/@.*/, ''));
      expect(findProfileErrors(await read())).toEqual([]);
    },
  );
});

describe('a profile', () => {
  it('a partial change does not change the other fields, and returns a valid new access token', async () => {
    const { username, read, patch } = await openProfile('private', 'privates');
    const before = await read();
    const response = await patch({ lastname: '  Conti ', telephone: '349 1234567', phonePrefix: '+39' });
    expect(response.statusCode).toBe(200);
    const { accessToken } = response.json();
    const reread = await app.inject({
      url: `/api/users/${username}`,
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(reread.json()).toEqual({
      ...before,
      lastname: 'Conti',
      telephone: '+39 349 123 4567',
      phonePrefix: '+39',
    });
    expect((await patch({ telephone: '' })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ telephone: null, phonePrefix: null });
  });

  it('a change is validated together with the stored fields', async () => {
    const { read, patch } = await openProfile('company');
    const before = await read();
    const expectErrors = async (change: object) => {
      const response = await patch(change);
      expect(response.json()).toMatchObject({ status: 400, code: 'BadRequest' });
      return response.json().errors;
    };
    expect(await expectErrors({ zipCode: '1' })).toEqual([{ path: 'zipCode', code: 'invalidField' }]);
    expect(await expectErrors({ country: 'GB' })).toEqual([{ path: 'zipCode', code: 'invalidField' }]);
    expect(await expectErrors({ phonePrefix: '+49' })).toEqual([{ path: 'telephone', code: 'invalidField' }]);
    expect(await expectErrors({ businessDepartment: 'WRH' })).toEqual([
      { path: 'businessRole', code: 'invalidField' },
    ]);
    expect(await expectErrors({ firstname: ' ', businessWebsite: 'nowhere' })).toEqual([
      { path: 'firstname', code: 'missing' },
      { path: 'businessWebsite', code: 'invalidField' },
    ]);
    expect(await expectErrors({ businessName: 'x'.repeat(151) })).toMatchObject([
      { path: 'businessName', code: 'invalidLenght' },
    ]);
    expect(await read()).toEqual(before);
    expect((await patch({ businessDepartment: 'WRH', businessRole: 'OPR' })).statusCode).toBe(200);
  });

  it('while incomplete, accepts language, notification mails or a change that completes it', async () => {
    const { username, read, patch } = await openProfile('sds');
    await db.updateTable('users').set({ zipCode: null }).where('username', '=', username).execute();
    expect((await patch({ language: 'es' })).statusCode).toBe(200);
    expect((await patch({ notificationMail: false })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ language: 'es', notificationMail: false });
    expect((await patch({ firstname: 'Clara' })).json().errors).toEqual([
      { path: 'zipCode', code: 'missing' },
    ]);
    expect((await patch({ firstname: 'Clara', zipCode: '36100' })).statusCode).toBe(200);
  });

  it('rejects a change without any editable field', async () => {
    const { patch } = await openProfile('private', 'privates');
    for (const payload of [{}, { role: 'ADMIN' }, { businessName: 'Colori S.r.l.' }]) {
      expect((await patch(payload)).json()).toMatchObject({ status: 400, code: 'BadRequest' });
    }
  });

  it('ignores role, type, user name, rights and version in a change', async () => {
    const { patch, readRow } = await openProfile('private', 'privates');
    const { firstname: _firstname, ...before } = await readRow();
    const readOnlyFields = {
      role: 'ADMIN',
      type: 'C',
      username: 'other@example.com',
      roleSds: 'EMPLOYEE',
      version: 0,
    };
    expect(
      (await patch({ firstname: 'Sara Anna', ...readOnlyFields, isInternalUser: true })).statusCode,
    ).toBe(200);
    expect(await readRow()).toEqual({ ...before, firstname: 'Sara Anna' });
  });

  it('agents and commercial staff can change only language and notification mails', async () => {
    for (const name of ['agent', 'commercial']) {
      const { read, patch } = await openProfile(name);
      const before = await read();
      for (const change of [{ firstname: 'Luca' }, { firstname: 'Luca', language: 'de' }]) {
        expect((await patch(change)).json()).toMatchObject({ status: 403, code: 'NotAllowed' });
      }
      expect(await read()).toEqual(before);
      expect((await patch({ language: 'en', notificationMail: false })).statusCode).toBe(200);
      expect(await read()).toEqual({ ...before, language: 'en', notificationMail: false });
    }
  });

  it('a change is audited with the names of the changed fields', async () => {
    const { patch, readRow } = await openProfile('customer');
    await patch({ province: 'TV', notificationMail: true });
    const { id, customerId } = await readRow();
    const entry = await db
      .selectFrom('auditLog')
      .selectAll()
      .where('entityId', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      ...{ userId: id, customerId, action: 'accounts.change', entity: 'user' },
      details: { fields: ['notificationMail', 'province'] },
    });
  });
});

describe('the business name', () => {
  it('is editable before a request is sent, and while it is a draft', async () => {
    const { read, patch, readRow } = await openProfile('company');
    expect((await patch({ businessName: 'Sartor Decori S.r.l.' })).statusCode).toBe(200);
    const { id } = await readRow();
    await db.insertInto('customerRequests').values({ userId: id, kind: 'NEW', status: 'DRAFT' }).execute();
    expect((await patch({ businessName: 'Sartor Colori S.r.l.' })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ businessName: 'Sartor Colori S.r.l.' });
  });

  it('is locked once a request is submitted, while other fields remain editable', async () => {
    for (const name of ['requested', 'accepted']) {
      const { read, patch } = await openProfile(name);
      const { businessName } = await read();
      expect((await patch({ businessName: 'Altro S.r.l.' })).json()).toMatchObject({
        status: 409,
        code: 'Conflict',
      });
      expect((await patch({ businessName: ` ${businessName} `, firstname: 'Nuova' })).statusCode).toBe(200);
      expect(await read()).toMatchObject({ businessName, firstname: 'Nuova' });
    }
  });

  it('of a customer is read-only, and resending the displayed name changes nothing', async () => {
    const { read, patch, readRow } = await openProfile('customer');
    await db
      .updateTable('customers')
      .set({ businessName: 'Rossi Verniciature e Figli S.r.l.' })
      .where('customerCode', '=', '100001')
      .execute();
    const before = await readRow();
    const { businessName } = await read();
    expect(businessName).toBe('Rossi Verniciature e Figli S.r.l.');
    expect((await patch({ businessName, firstname: 'Annalisa' })).statusCode).toBe(200);
    expect(await readRow()).toEqual({ ...before, firstname: 'Annalisa' });
    expect((await patch({ businessName: 'Verdi S.r.l.' })).statusCode).toBe(409);
  });
});
