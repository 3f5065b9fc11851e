import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { aPdf, upload } from '../../../../test/builders/uploads.ts';

const SDS_PATH = '/api/v1/backoffice/sds';

const { app, db } = await testApp('demo', { apps: 2 });
const staff = await login(app, 'it@demo.cromia.test');

function publish(fields: Record<string, string>, file = aPdf(JSON.stringify(fields))) {
  return upload(app, SDS_PATH, staff, { file, fields });
}

function get(url: string) {
  return app.inject({ url, headers: staff });
}

describe('a recall', () => {
  const sheet = { site: 'ALC01', serial: 'M210', color: '9005', recipe: '90' };
  const formatDayAhead = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const insertDeliveries = async (
    documentId: string,
    ...rows: [recipient: string, language: string, status?: 'SENT' | 'FAILED'][]
  ) =>
    db
      .insertInto('sdsDeliveries')
      .values(
        rows.map(([recipient, language, status = 'SENT']) => ({
          documentId,
          language,
          checksum: 'x',
          channel: 'MAIL',
          recipient,
          username: 'sds@demo.cromia.test',
          status,
          sentAt: status === 'SENT' ? new Date() : null,
          mailId: '00000000-0000-4000-8000-000000000000',
        })),
      )
      .execute();
  const toPath = (id: string) => `${SDS_PATH}/${id}/earlier-recipients`;
  const listRecipients = async (id: string) =>
    (await get(toPath(id)))
      .json()
      .map(({ recipient, language }: { recipient: string; language: string }) => `${recipient} ${language}`);
  const send = (id: string, key: string) =>
    app.inject({ method: 'POST', url: toPath(id), headers: { ...staff, 'idempotency-key': key } });
  const versions: string[] = [];

  it('reaches recipients of earlier versions by language, unless they received the current one', async () => {
    for (const [version, validFrom] of [
      ['1', formatDayAhead(-30)],
      ['2', formatDayAhead(-20)],
      ['3', formatDayAhead(-10)],
    ] as const) {
      const response = await publish({ ...sheet, version, validFrom, language: 'IT' });
      expect(response.statusCode, response.body).toBe(201);
      versions.push(response.json().id);
    }
    const [first = '', second = '', third = ''] = versions;
    await insertDeliveries(
      first,
      ['both@kunde.test', 'IT'],
      ['both@kunde.test', 'EN'],
      ['failed@kunde.test', 'IT'],
    );
    await insertDeliveries(second, ['later@kunde.test', 'IT']);
    await insertDeliveries(
      third,
      ['both@kunde.test', 'EN'],
      ['failed@kunde.test', 'IT', 'FAILED'],
      ['later@kunde.test', 'IT'],
    );
    expect(await listRecipients(third)).toEqual(['both@kunde.test IT', 'failed@kunde.test IT']);
  });

  it('is only possible for the version valid today', async () => {
    const [first = '', , third = ''] = versions;
    expect(await listRecipients(first)).toEqual([]);
    expect((await send(first, 'old')).json()).toMatchObject({ status: 409 });
    const future = (
      await publish({ ...sheet, version: '4', validFrom: formatDayAhead(30), language: 'IT' })
    ).json();
    expect(future.isCurrent).toBe(false);
    expect((await send(future.id, 'early')).json()).toMatchObject({ status: 409 });
    expect((await get(`${SDS_PATH}/${third}`)).json().isCurrent).toBe(true);
  });

  it('reaches hundreds of recipients in one request, except those whose language is missing', async () => {
    const [first = '', , third = ''] = versions;
    // These addresses sort before all others, in a language that the new version lacks.
    await insertDeliveries(
      first,
      ...Array.from({ length: 700 }, (_, index): [string, string] => [`a${index}@many.test`, 'HU']),
    );
    await insertDeliveries(
      first,
      ...Array.from({ length: 700 }, (_, index): [string, string] => [`b${index}@many.test`, 'IT']),
    );
    expect(await listRecipients(third)).toHaveLength(1_402);
    const sentDeliveries = (await send(third, 'all')).json().deliveries;
    expect(
      sentDeliveries.filter(({ recipient }: { recipient: string }) => recipient.endsWith('@many.test')),
    ).toHaveLength(700);
    const remainingRecipients: string[] = (await listRecipients(third)).filter((line: string) =>
      line.includes('@many.test'),
    );
    expect(remainingRecipients).toHaveLength(700);
    expect(remainingRecipients.every((line) => line.endsWith(' HU'))).toBe(true);
  });

  it('reaches each recipient once when two requests send it concurrently', async () => {
    const [first = '', , third = ''] = versions;
    await insertDeliveries(first, ['once@kunde.test', 'IT']);
    await Promise.all([send(third, 'one'), send(third, 'other')]);
    const { mails } = await db
      .selectFrom('sdsDeliveries')
      .select((eb) => eb.fn.countAll<number>().as('mails'))
      .where('recipient', '=', 'once@kunde.test')
      .where('documentId', '=', third)
      .executeTakeFirstOrThrow();
    expect(mails).toBe(1);
  });

  it('creates a new mail for a failed delivery whose mail was deleted', async () => {
    const [first = '', , third = ''] = versions;
    const recipient = 'lost@kunde.test';
    await insertDeliveries(first, [recipient, 'IT']);
    await insertDeliveries(third, [recipient, 'IT', 'FAILED']);
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'it@demo.cromia.test')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('sdsDeliveries')
      .set({ userId: id })
      .where('recipient', '=', recipient)
      .where('status', '=', 'FAILED')
      .execute();
    const sentDeliveries = (await send(third, 'lost')).json().deliveries;
    expect(sentDeliveries).toMatchObject([{ recipient, status: 'PENDING' }]);
    const mails = await db
      .selectFrom('sdsDeliveries')
      .innerJoin('mailOutbox', 'mailOutbox.id', 'sdsDeliveries.mailId')
      .select('mailOutbox.recipient')
      .where('sdsDeliveries.id', '=', sentDeliveries[0].id)
      .execute();
    expect(mails).toEqual([{ recipient }]);
  });
});
