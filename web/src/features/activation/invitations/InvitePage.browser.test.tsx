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

test('a double click sends an invitation once, and the list shows it', async () => {
  stubResponse('get', SENT_PATH, paged([anInvitation()]));
  stubResponse('post', PENDINGS, anInvitation(), 201);
  const { place } = await openPage('/profile-customer/invite-new', {
    viewer: aUser({ language: 'de' }),
    viewport: 'phone',
  });
  await inspect();
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Vorname').fill('Marta');
  await field('Nachname').fill('Sala');
  await field('E-Mail').fill('marta@sala.test');
  await page.getByRole('button', { name: 'Einladung senden' }).dblClick();
  await expect.element(page.getByText('Einladung gesendet.')).toBeVisible();
  await expect.element(page.getByText('marta@sala.test')).toBeVisible();
  expect(place()).toBe('/profile-customer/invite-list?sendInviteSuccess=true');
  await expect
    .poll(() => callsTo('post', PENDINGS).map(({ body }) => body))
    .toEqual([{ inviteeFirstName: 'Marta', inviteeLastName: 'Sala', inviteeEmail: 'marta@sala.test' }]);
  await inspect();
});
