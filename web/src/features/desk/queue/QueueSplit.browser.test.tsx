import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../../test/api-stub';
import { aDeskOrderRequest } from '../../../../test/builders/desk/desk-order-request';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const LIST_PATH = '/api/v1/backoffice/order-requests';
const DETAIL_PATH = '/api/v1/backoffice/order-requests/{id}';
const DECISION_PATH = '/api/v1/backoffice/order-requests/{id}/decision';
const ADMIN = aUser({ role: 'ADMIN', username: 'admin@cromia.test' });
const FIRST = aDeskOrderRequest();
const SECOND = aDeskOrderRequest({
  id: '00000000-0000-4000-8000-0000000000bb',
  number: 'R26-000078',
  businessName: 'Carrozzeria Verdi',
});

const heading = () => page.getByRole('heading', { level: 1 });

function stubQueue(): void {
  stubResponse('get', LIST_PATH, paged([FIRST, SECOND]));
  stubResponse('get', DETAIL_PATH, ({ params }) => (params.id === SECOND.id ? SECOND : FIRST));
}

test('above 1280 px the queue is beside its entry, and J and K move through it', async () => {
  stubQueue();
  await openPage(`/backoffice/order-requests/${FIRST.id}?status=PENDING`, {
    viewer: ADMIN,
    viewport: 'wide',
  });
  const queue = page.getByRole('navigation', { name: 'Elenco delle richieste d’ordine' });
  const second = queue.getByRole('link').filter({ hasText: 'Carrozzeria Verdi' });
  await expect.element(second).toBeVisible();
  await inspect();
  await userEvent.keyboard('j');
  await expect.element(heading()).toMatchTextContent('R26-000078');
  // There is no third entry.
  await userEvent.keyboard('jk');
  await expect.element(heading()).toMatchTextContent('R26-000077');
  expect(callsTo('get', LIST_PATH)[0]?.url.searchParams.get('status')).toBe('PENDING');
});

test('an order request is accepted with four keys from the open queue', async () => {
  stubQueue();
  stubResponse('post', DECISION_PATH, {
    ...FIRST,
    status: 'ACCEPTED',
    orderId: 'o',
    orderCode: 'V26-000123',
  });
  await openPage('/backoffice/order-requests', { viewer: ADMIN, viewport: 'wide' });
  await expect.element(page.getByRole('link', { name: 'R26-000077' })).toBeVisible();
  await userEvent.keyboard('j{Enter}');
  await expect.element(heading()).toMatchTextContent('R26-000077');
  await userEvent.keyboard('a');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => callsTo('post', DECISION_PATH)[0]?.body)
    .toEqual({ decision: 'ACCEPTED', seenMessages: 0 });
});

test('the keys do nothing in a dialog, while typing, and once they are switched off', async () => {
  stubQueue();
  await openPage(`/backoffice/order-requests/${FIRST.id}`, { viewer: ADMIN, viewport: 'wide' });
  await userEvent.keyboard('r');
  const reason = page.getByRole('dialog').getByRole('textbox');
  await expect.element(reason).toHaveFocus();
  await userEvent.keyboard('jar');
  await expect.element(reason).toHaveValue('jar');
  await expect.element(heading()).toMatchTextContent('R26-000077');
  await reason.clear();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('switch', { name: 'Tasti rapidi J K A R' }).click();
  await userEvent.keyboard('ra');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('compact rows are remembered', async () => {
  stubQueue();
  await openPage('/backoffice/order-requests', { viewer: ADMIN, viewport: 'wide' });
  const choice = page.getByRole('switch', { name: 'Righe compatte' });
  await choice.click();
  expect(document.documentElement.dataset.density).toBe('dense');
  expect(localStorage.getItem('cromia.desk.dense')).toBe('true');
});
