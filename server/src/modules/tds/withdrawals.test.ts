import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { aPdf, upload } from '../../../test/builders/uploads.ts';

const URL = '/api/v1/backoffice/tds';

const { app, db } = await testApp('demo');
const staff = await login(app, 'it@demo.cromia.test');
const reader = await login(app, 'private@demo.cromia.test');
const reason = 'The file is of another product';

async function publish(fields: Record<string, string>): Promise<{ id: string; version: number }> {
  const response = await upload(app, URL, staff, { file: aPdf(JSON.stringify(fields)), fields });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

function withdraw(id: string, payload: object = { reason }, headers = staff) {
  return app.inject({ method: 'POST', url: `${URL}/${id}/withdrawal`, headers, payload });
}

async function listLanguages(query: string): Promise<{ id: string; language: string }[]> {
  const response = await app.inject({ url: `/api/tds/versions/last/available-languages?${query}` });
  return response.statusCode === 200 ? response.json() : [];
}

async function download(id: string): Promise<number> {
  return (await app.inject({ url: `/api/tds/pdf/version/${id}`, headers: reader })).statusCode;
}

describe('a technical data sheet published by mistake', () => {
  it('can be withdrawn: it is no longer served, and the previous version is the latest again', async () => {
    const findItalian = async () =>
      (await listLanguages('serial=F120&color=7035')).find(({ language }) => language === 'IT')?.id;
    const before = await findItalian();
    const mistaken = await publish({ serial: 'F120', language: 'IT' });
    expect(await findItalian()).toBe(mistaken.id);
    const withdrawn = await withdraw(mistaken.id);
    expect(withdrawn.statusCode, withdrawn.body).toBe(200);
    expect(withdrawn.json()).toMatchObject({
      isLatest: false,
      withdrawnOn: expect.any(String),
      withdrawalReason: reason,
    });
    expect(await findItalian()).toBe(before);
    expect(await download(mistaken.id)).toBe(404);
    expect((await withdraw(mistaken.id)).json()).toMatchObject({ status: 409 });
    const audit = await db
      .selectFrom('auditLog')
      .select('details')
      .where('action', '=', 'tds.withdraw')
      .where('entityId', '=', mistaken.id)
      .execute();
    expect(audit).toMatchObject([{ details: { serial: 'F120', language: 'IT', reason } }]);
  });

  it('can be opened after withdrawal only by the SDS desk, with "withdrawn" in the file name', async () => {
    const mistaken = await publish({ serial: 'F120', color: '7035', language: 'IT' });
    const open = async (user: string) => {
      const headers = await login(app, `${user}@demo.cromia.test`);
      return app.inject({ url: `${URL}/${mistaken.id}/withdrawn`, headers });
    };
    expect((await open('admin')).statusCode).toBe(404);
    await withdraw(mistaken.id);
    for (const user of ['admin', 'sds']) {
      const openedResponse = await open(user);
      expect(openedResponse.statusCode, openedResponse.body).toBe(200);
      expect(openedResponse.headers['content-disposition']).toBe(
        'attachment; filename="TDS-F120-7035-IT-withdrawn.pdf"',
      );
    }
    for (const user of ['customer', 'agent', 'commercial', 'private'])
      expect((await open(user)).statusCode).toBe(403);
    expect((await app.inject({ url: `${URL}/${mistaken.id}/withdrawn` })).statusCode).toBe(401);
    expect(await download(mistaken.id)).toBe(404);
  });

  it('for one colour leaves the sheet of the serial, and its version number is not reused', async () => {
    const query = 'serial=F121&color=7035';
    const before = await listLanguages(query);
    const mistaken = await publish({ serial: 'F121', color: '7035', language: 'IT' });
    await withdraw(mistaken.id);
    expect(await listLanguages(query)).toEqual(before);
    const right = await publish({ serial: 'F121', color: '7035', language: 'IT' });
    expect(right.version).toBe(mistaken.version + 1);
    expect((await listLanguages(query)).map(({ id }) => id)).toContain(right.id);
  });

  it('no longer lists its language once its only version is withdrawn', async () => {
    const onlyVersion = await publish({ serial: 'F120', color: '7035', language: 'PL' });
    const hasPolish = async () =>
      (await listLanguages('serial=F120&color=7035')).some(({ language }) => language === 'PL');
    expect(await hasPolish()).toBe(true);
    await withdraw(onlyVersion.id);
    expect(await hasPolish()).toBe(false);
    const technical = await app.inject({ url: `${URL}/technical?serial=F120`, headers: staff });
    expect(technical.json().versions.map(({ language }: { language: string }) => language)).not.toContain(
      'PL',
    );
  });

  it('must exist, and can be withdrawn only by staff with a reason', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await withdraw(unknown)).statusCode).toBe(404);
    expect((await withdraw(unknown, { reason: ' ' })).json().errors).toMatchObject([{ path: 'reason' }]);
    expect((await withdraw(unknown, { reason }, reader)).statusCode).toBe(403);
  });
});
