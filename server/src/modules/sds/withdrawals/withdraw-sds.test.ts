import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { aPdf, upload } from '../../../../test/builders/uploads.ts';

const SDS_PATH = '/api/v1/backoffice/sds';

const { app, db } = await testApp('demo');
const staff = await login(app, 'it@demo.cromia.test');

function publish(fields: Record<string, string>, file = aPdf(JSON.stringify(fields))) {
  return upload(app, SDS_PATH, staff, { file, fields });
}

function get(url: string) {
  return app.inject({ url, headers: staff });
}

describe('a safety data sheet published by mistake', () => {
  const sheet = { site: 'ALC01', serial: 'F121', color: '7016', recipe: '92' };
  const reason = 'The file is of another product';
  const withdraw = (id: string, language?: string) =>
    app.inject({
      method: 'POST',
      url: `${SDS_PATH}/${id}/withdrawal`,
      headers: staff,
      payload: { reason, ...(language === undefined ? {} : { language }) },
    });
  const download = (id: string, language: string) =>
    get(`/api/v1/public/it/sds/download?${new URLSearchParams({ id, language })}`);

  it('can be withdrawn in one language, which can then be published again', async () => {
    const { id } = (await publish({ ...sheet, version: '1', language: 'IT' })).json();
    await publish({ ...sheet, version: '1', language: 'EN' });
    const withdrawn = await withdraw(id, 'IT');
    expect(withdrawn.statusCode, withdrawn.body).toBe(200);
    expect(withdrawn.json().files).toMatchObject([
      { language: 'EN', withdrawnOn: null },
      { language: 'IT', withdrawnOn: expect.any(String), withdrawalReason: reason },
    ]);
    expect((await download(id, 'IT')).statusCode).not.toBe(200);
    expect((await download(id, 'EN')).statusCode).toBe(200);
    expect((await withdraw(id, 'IT')).json()).toMatchObject({ status: 409 });
    const right = aPdf('the right file');
    expect((await publish({ ...sheet, version: '1', language: 'IT' }, right)).statusCode).toBe(201);
    expect((await download(id, 'IT')).rawPayload.equals(right)).toBe(true);
    expect((await get(`${SDS_PATH}/${id}`)).json().files).toHaveLength(3);
  });

  it('can be withdrawn as a version; the previous one is current again, the number not reused', async () => {
    const second = (await publish({ ...sheet, version: '2', language: 'IT' })).json();
    const [, first] = (await get(`${SDS_PATH}?serial=F121&color=7016&site=ALC01&sort=version,desc`))
      .json()
      .content.filter(({ recipe }: { recipe: string }) => recipe === '92');
    expect(first).toMatchObject({ version: 1, isCurrent: false });
    expect((await withdraw(second.id)).json()).toMatchObject({
      isCurrent: false,
      withdrawnOn: expect.any(String),
      withdrawalReason: reason,
    });
    expect((await download(second.id, 'IT')).statusCode).not.toBe(200);
    expect((await get(`${SDS_PATH}/${first.id}`)).json()).toMatchObject({
      isCurrent: true,
      supersededOn: null,
    });
    expect((await publish({ ...sheet, version: '2', language: 'EN' })).json()).toMatchObject({ status: 409 });
    const third = await publish({ ...sheet, version: '3', language: 'IT' });
    expect(third.statusCode, third.body).toBe(201);
    const audit = await db
      .selectFrom('auditLog')
      .select('details')
      .where('action', '=', 'sds.withdraw')
      .where('entityId', '=', second.id)
      .execute();
    expect(audit).toMatchObject([{ details: { reason, version: 2 } }]);
  });

  it('can be opened after withdrawal only by the SDS desk, with "withdrawn" in the file name', async () => {
    const file = aPdf('the wrong file');
    const { id } = (await publish({ ...sheet, version: '4', language: 'IT' }, file)).json();
    const [{ id: fileId }] = (await get(`${SDS_PATH}/${id}`)).json().files;
    const open = async (user: string) => {
      const headers = await login(app, `${user}@demo.cromia.test`);
      return app.inject({ url: `${SDS_PATH}/files/${fileId}/withdrawn`, headers });
    };
    expect((await open('admin')).statusCode).toBe(404);
    await withdraw(id);
    for (const user of ['admin', 'sds']) {
      const openedResponse = await open(user);
      expect(openedResponse.statusCode, openedResponse.body).toBe(200);
      expect(openedResponse.rawPayload.equals(file)).toBe(true);
      expect(openedResponse.headers['content-disposition']).toBe(
        'attachment; filename="SDS-F1217016-IT-withdrawn.pdf"',
      );
    }
    for (const user of ['customer', 'agent', 'commercial', 'private'])
      expect((await open(user)).statusCode).toBe(403);
    const visitor = await app.inject({ url: `${SDS_PATH}/files/${fileId}/withdrawn` });
    expect(visitor.statusCode).toBe(401);
    expect((await download(id, 'IT')).statusCode).toBe(404);
  });

  it('must exist and needs a reason for its withdrawal', async () => {
    const url = `${SDS_PATH}/00000000-0000-4000-8000-000000000000/withdrawal`;
    const call = (payload: object) => app.inject({ method: 'POST', url, headers: staff, payload });
    expect((await call({ reason })).statusCode).toBe(404);
    expect((await call({ reason: ' ' })).json().errors).toMatchObject([{ path: 'reason' }]);
  });
});
