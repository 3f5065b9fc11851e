import type { Job } from '@cromia/domain/operating/jobs';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../../test/api-stub';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const IT = aUser({ role: 'IT', username: 'it@cromia.test' });
const RETENTION: Job = {
  name: 'retention',
  lastRunOn: '2026-11-25T02:20:00.000Z',
  durationMs: 1_240,
  outcome: 'FAILED',
  reason: 'no space left on device',
  nextRunOn: '2026-11-26T02:20:00.000Z',
};

test('a job shows the result of its last run and can be run manually', async () => {
  stubResponse('get', '/api/v1/backoffice/jobs', { jobs: [RETENTION] });
  stubResponse('post', '/api/v1/backoffice/jobs/{name}/run', () => {
    stubResponse('get', '/api/v1/backoffice/jobs', {
      jobs: [{ ...RETENTION, outcome: 'DONE', reason: null }],
    });
    return undefined;
  });
  await openPage('/backoffice/jobs', { viewer: IT });
  await expect.element(page.getByText('no space left on device')).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'Esegui ora: Cancellazione dei dati scaduti' }).click();
  await expect.element(page.getByText('Riuscita')).toBeVisible();
  expect(callsTo('post', '/api/v1/backoffice/jobs/{name}/run')[0]?.url.pathname).toContain('/retention/');
});

test('a failed mail shows the reason and can be resent', async () => {
  const LIST_PATH = '/api/v1/backoffice/failed-mails';
  const mail = {
    id: '00000000-0000-4000-8000-000000000001',
    to: 'buyer@rossi.test',
    subject: 'Ordine V26-000001',
    createdOn: '2026-11-24T09:00:00.000Z',
    attempts: 24,
    reason: '550 mailbox full',
    nextAttemptOn: null,
  };
  stubResponse('get', LIST_PATH, paged([mail]));
  stubResponse('post', `${LIST_PATH}/{id}/resend`, () => {
    stubResponse('get', LIST_PATH, paged([]));
    return { mails: 1 };
  });
  await openPage('/backoffice/failed-mails', { viewer: IT, viewport: 'phone' });
  await expect.element(page.getByText('550 mailbox full')).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'Invia di nuovo: Ordine V26-000001, buyer@rossi.test' }).click();
  await expect.element(page.getByText('Tutte le mail sono partite.')).toBeVisible();
  await inspect();
});
