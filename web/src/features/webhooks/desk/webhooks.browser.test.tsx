import { EVENT_TYPES } from '@cromia/domain/integration/event';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../test/api-stub';
import { aDelivery, aDeliveryDetail, aWebhook } from '../../../../test/builders/desk/webhooks';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const LIST_PATH = '/api/v1/backoffice/webhooks';
const WEBHOOK_PATH = '/api/v1/backoffice/webhooks/{id}';
const DELIVERIES_PATH = '/api/v1/backoffice/webhooks/{id}/deliveries';
const DELIVERY_PATH = '/api/v1/backoffice/webhooks/{id}/deliveries/{deliveryId}';
const IT = aUser({ role: 'IT', username: 'it@cromia.test' });
const HOOK = aWebhook();

const dialog = () => page.getByRole('dialog');
const openWebhook = (viewport?: 'phone') =>
  openPage(`/backoffice/webhooks/${HOOK.id}`, { viewer: IT, ...(viewport ? { viewport } : {}) });

test('a new webhook shows its secret once; a rejected URL shows an error', async () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  stubResponse('get', LIST_PATH, paged([]));
  stubRejection('post', LIST_PATH, {
    status: 400,
    code: 'BadRequest',
    errors: [{ path: 'url', code: 'invalidField' }],
  });
  await openPage('/backoffice/webhooks', { viewer: IT });
  await expect
    .element(
      page.getByText(
        'Ancora nessun webhook. Aggiungine uno per informare un altro programma di ordini e richieste appena arrivano.',
      ),
    )
    .toBeVisible();
  await page.getByRole('button', { name: 'Aggiungi un webhook' }).click();
  const url = dialog().getByRole('textbox', { name: 'Indirizzo' });
  const save = dialog().getByRole('button', { name: 'Salva' });
  await url.fill('https://10.0.0.1/');
  await dialog().getByRole('checkbox', { name: 'Scheda di sicurezza inviata' }).click();
  await save.click();
  await expect
    .element(
      dialog().getByText(
        'A questo indirizzo non si può inviare nulla: deve iniziare con https e non stare in una rete privata.',
      ),
    )
    .toBeVisible();
  await inspect();
  stubResponse('post', LIST_PATH, () => {
    stubResponse('get', LIST_PATH, paged([HOOK]));
    return { ...HOOK, secret };
  });
  await url.fill(HOOK.url);
  await save.click();
  await expect.element(dialog().getByText(secret)).toBeVisible();
  const [, sent] = callsTo('post', LIST_PATH);
  expect(sent?.body).toMatchObject({ url: HOOK.url, isActive: true });
  expect(sent?.body).toHaveProperty(
    'types',
    EVENT_TYPES.filter((type) => type !== 'sds.sent'),
  );
  await inspect();
  await dialog().getByRole('button', { name: 'Chiudi' }).last().click();
  await expect.element(page.getByText(HOOK.url)).toBeVisible();
  await expect.element(page.getByText(secret)).not.toBeInTheDocument();
});

test('a delivery shows its request and response and can be resent', async () => {
  stubResponse('get', WEBHOOK_PATH, aWebhook({ failed: 1 }));
  stubResponse('get', DELIVERIES_PATH, paged([aDelivery()]));
  stubResponse('get', DELIVERY_PATH, aDeliveryDetail());
  const retryPath = `${DELIVERY_PATH}/retry` as const;
  stubResponse('post', retryPath, () => {
    const pendingState = { status: 'PENDING', attempts: 0 } as const;
    stubResponse('get', DELIVERIES_PATH, paged([aDelivery(pendingState)]));
    stubResponse('get', DELIVERY_PATH, aDeliveryDetail(pendingState));
    return aDeliveryDetail(pendingState);
  });
  await openWebhook();
  await page.getByRole('button', { name: 'Ordine creato' }).click();
  await expect.element(dialog().getByText(/Bad gateway/)).toBeVisible();
  await expect.element(dialog().getByText(/POST https:\/\/erp\.example\.com\/portal/)).toBeVisible();
  await inspect();
  await dialog().getByRole('button', { name: 'Rinvia' }).click();
  await expect.poll(() => callsTo('post', retryPath)).toHaveLength(1);
  await dialog().getByRole('button', { name: 'Chiudi' }).last().click();
  await expect
    .element(page.getByRole('row').filter({ hasText: 'Ordine creato' }))
    .toMatchTextContent('In attesa');
});

test('a test event can be sent, and events since a given time redelivered', async () => {
  const failingSince = '2026-11-22T08:30:00.000Z';
  stubResponse('get', WEBHOOK_PATH, aWebhook({ failingSince }));
  stubResponse('get', DELIVERIES_PATH, paged([]));
  const testPath = `${WEBHOOK_PATH}/test` as const;
  const redelivery = `${WEBHOOK_PATH}/redelivery` as const;
  stubResponse('post', testPath, aDeliveryDetail({ type: 'webhook.test', status: 'PENDING' }));
  stubResponse('post', redelivery, { deliveries: 12 });
  await openWebhook();
  await expect.element(page.getByText('Non è stato ancora inviato nulla. Invia una prova.')).toBeVisible();
  await page.getByRole('button', { name: 'Invia una prova' }).click();
  await expect.element(page.getByText('La prova è in viaggio; l’elenco mostra che cosa ne è.')).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'Rinvia eventi' }).click();
  await expect.element(dialog().getByRole('radio').first()).toBeChecked();
  await inspect();
  await dialog().getByRole('button', { name: 'Rinvia' }).click();
  await expect.element(page.getByText('Eventi rinviati: 12.')).toBeVisible();
  expect(callsTo('post', redelivery)[0]?.body).toEqual({ from: failingSince });
});

test('a switched-off webhook shows a notice and can be switched on again', async () => {
  const off = aWebhook({ isActive: false, switchedOffOn: '2026-11-23T08:30:00.000Z' });
  stubResponse('get', WEBHOOK_PATH, off);
  stubResponse('get', DELIVERIES_PATH, paged([aDelivery()]));
  stubResponse('put', WEBHOOK_PATH, () => {
    stubResponse('get', WEBHOOK_PATH, HOOK);
    return HOOK;
  });
  await openWebhook('phone');
  await expect
    .element(
      page.getByText(
        'Non ha risposto per 5 giorni ed è stato disattivato. Quando il destinatario funziona di nuovo, riattivalo e rinvia gli eventi da allora.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Invia una prova' })).not.toBeInTheDocument();
  await inspect();
  await page.getByRole('button', { name: 'Modifica' }).click();
  await dialog().getByRole('switch').click();
  await dialog().getByRole('button', { name: 'Salva' }).click();
  await expect.element(page.getByText('Attivo')).toBeVisible();
  expect(callsTo('put', WEBHOOK_PATH)[0]?.body).toMatchObject({ isActive: true });
});

test('a webhook is deleted after confirmation', async () => {
  stubResponse('get', WEBHOOK_PATH, HOOK);
  stubResponse('get', DELIVERIES_PATH, paged([]));
  stubResponse('delete', WEBHOOK_PATH, undefined, 204);
  stubResponse('get', LIST_PATH, paged([]));
  const { place } = await openWebhook();
  const removeLabel = 'Elimina';
  await page.getByRole('button', { name: removeLabel }).click();
  await expect.element(dialog()).toBeVisible();
  expect(callsTo('delete', WEBHOOK_PATH)).toEqual([]);
  await dialog().getByRole('button', { name: removeLabel }).click();
  await expect.poll(place).toBe('/backoffice/webhooks');
});
