import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../../../test/api-stub';
import { paged } from '../../../../../test/builders/paged';
import { anUpdateRequest } from '../../../../../test/builders/update-request';
import { aUser } from '../../../../../test/builders/user';
import { inspect } from '../../../../../test/inspect';
import { openPage } from '../../../../../test/open-page';

const REQUESTS_PATH = '/api/v1/backoffice/update-customer-requests';
const REQUEST = `${REQUESTS_PATH}/{id}` as const;
const DECISION = `${REQUEST}/decision` as const;

const admin = aUser({ role: 'ADMIN', businessName: null });

test('a request opens from its queue and shows the old and the new value of the changed fields only', async () => {
  stubResponse('get', REQUESTS_PATH, paged([anUpdateRequest()]));
  stubResponse('get', REQUEST, anUpdateRequest());
  await openPage('/backoffice/update-customer-requests?customer=100001', {
    viewer: admin,
  });
  const row = page.getByRole('row').nth(1);
  await expect
    .element(row.getByRole('link', { name: 'Rossi Verniciature S.r.l.' }))
    .toHaveAttribute('href', expect.stringContaining('/backoffice/customers/100001'));
  await inspect();
  await row.getByRole('link').first().click();
  const change = page.getByRole('row', { name: /^Ragione sociale/ });
  await expect.element(change.getByText('Rossi Verniciature S.r.l.')).toBeVisible();
  await expect.element(change.getByText('Rossi Verniciature S.p.A.')).toBeVisible();
  expect(page.getByRole('table').getByRole('row').elements(), 'the header row and one change').toHaveLength(
    2,
  );
  await inspect();
});

test('applying a request shows a success message', async () => {
  stubResponse('get', REQUEST, anUpdateRequest());
  stubResponse('post', DECISION, anUpdateRequest({ status: 'ACCEPTED' }));
  await openPage(`/backoffice/update-customer-requests/${anUpdateRequest().id}`, {
    viewer: { ...admin, language: 'de' },
  });
  await page.getByRole('button', { name: 'Annehmen und übernehmen' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Rossi Verniciature S.p.A.')).toBeVisible();
  await expect.element(dialog.getByText('E-Mail an: Anna Rossi (anna@rossi.test).')).toBeVisible();
  await inspect();
  await dialog.getByRole('button', { name: 'Annehmen und übernehmen', exact: true }).click();
  await expect
    .element(
      page.getByText(
        'Die Änderung ist übernommen. Alle, die mit dem Kunden arbeiten, werden per E-Mail benachrichtigt.',
      ),
    )
    .toBeVisible();
  await expect
    .poll(() => callsTo('post', DECISION).map(({ body }) => body))
    .toEqual([{ decision: 'ACCEPTED' }]);
  await inspect();
});

test('a rejection says that nobody is mailed when the sender no longer acts for the customer', async () => {
  stubResponse('get', REQUEST, anUpdateRequest());
  stubResponse('get', `${REQUEST}/mail-recipients`, { accepted: [], rejected: [] });
  await openPage(`/backoffice/update-customer-requests/${anUpdateRequest().id}`, { viewer: admin });
  await page.getByRole('button', { name: 'Rifiuta' }).click();
  await expect
    .element(page.getByRole('dialog').getByText('Nessuno riceve un’e-mail', { exact: false }))
    .toBeVisible();
});
