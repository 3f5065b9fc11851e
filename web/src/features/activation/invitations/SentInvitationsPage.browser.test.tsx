import { keysOf } from '@cromia/domain/keys';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../../test/api-stub';
import { anInvitation } from '../../../../test/builders/invitation';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const SENT_PATH = '/api/v1/public/customer/customer-invitations';
const PENDINGS = `${SENT_PATH}/pendings` as const;
const LIST_PATH = '/profile-customer/invite-list';

test('an empty list links to the invitation form', async () => {
  stubResponse('get', SENT_PATH, paged([]));
  const { place } = await openPage(LIST_PATH, { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  await expect
    .element(
      page.getByText(
        'Sie haben noch niemanden eingeladen. Laden Sie Kollegen ein, für dasselbe Unternehmen zu bestellen.',
      ),
    )
    .toBeVisible();
  await inspect();
  await page.getByRole('link', { name: 'Kollegen einladen' }).first().click();
  await expect.poll(place).toBe('/profile-customer/invite-new');
});

test('each invitation shows its status, and only an accepted one cannot be deleted', async () => {
  const labels = { PENDING: 'In attesa', ACCEPTED: 'Accettato', REJECTED: 'Rifiutato' };
  const statuses = keysOf(labels);
  const toEmail = (status: string) => `${status.toLowerCase()}@sala.test`;
  stubResponse(
    'get',
    SENT_PATH,
    paged(statuses.map((status) => anInvitation({ status, inviteeEmail: toEmail(status) }))),
  );
  await openPage(LIST_PATH, { viewer: aUser() });
  for (const status of statuses) {
    await expect.element(page.getByText(labels[status], { exact: true })).toBeVisible();
    const count = status === 'ACCEPTED' ? 0 : 1;
    expect(
      page.getByRole('button', { name: `Elimina l’invito a ${toEmail(status)}` }).elements(),
      status,
    ).toHaveLength(count);
  }
  await inspect();
});

test('an invitation is deleted after confirmation', async () => {
  stubResponse('get', SENT_PATH, paged([anInvitation()]));
  stubResponse('delete', PENDINGS, () => {
    stubResponse('get', SENT_PATH, paged([]));
    return undefined;
  });
  await openPage(LIST_PATH, { viewer: aUser() });
  await page.getByRole('button', { name: 'Elimina l’invito a marta@sala.test' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(callsTo('delete', PENDINGS)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
  await expect.element(page.getByText('Invito eliminato.')).toBeVisible();
  await expect
    .element(
      page.getByText('Non hai ancora invitato nessuno. Invita un collega: ordinerà per la stessa azienda.'),
    )
    .toBeVisible();
  await expect
    .poll(() => callsTo('delete', PENDINGS).map(({ url }) => url.searchParams.get('inviteeEmail')))
    .toEqual(['marta@sala.test']);
});
