import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, onCall, onRejected } from '../../../../test/api-stub';
import { aDelivery, aDeliveryDetail, aWebhook } from '../../../../test/builders/desk/webhooks';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const LIST = '/api/v1/backoffice/webhooks';
const WEBHOOK = '/api/v1/backoffice/webhooks/{id}';
const DELIVERIES = '/api/v1/backoffice/webhooks/{id}/deliveries';
const DELIVERY = '/api/v1/backoffice/webhooks/{id}/deliveries/{deliveryId}';
const IT = aUser({ role: 'IT', username: 'it@cromia.test' });
const HOOK = aWebhook();

const dialog = () => page.getByRole('dialog');
const openWebhook = (viewport?: 'phone') =>
  openPage(`/backoffice/webhooks/${HOOK.id}`, { viewer: IT, ...(viewport ? { viewport } : {}) });

test('a new webhook shows its secret once; a rejected URL shows an error', async () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  onCall('get', LIST, paged([]));
  onRejected('post', LIST, {
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
  onCall('post', LIST, () => {
    onCall('get', LIST, paged([HOOK]));
    return { ...HOOK, secret };
  });
  await url.fill(HOOK.url);
  await save.click();
  await expect.element(dialog().getByText(secret)).toBeVisible();
  const [, sent] = callsTo('post', LIST);
  expect(sent?.body).toMatchObject({ url: HOOK.url, isActive: true });
  expect(sent?.body).toHaveProperty('types.length', 15);
  await inspect();
  await dialog().getByRole('button', { name: 'Chiudi' }).last().click();
  await expect.element(page.getByText(HOOK.url)).toBeVisible();
  await expect.element(page.getByText(secret)).not.toBeInTheDocument();
});

test('a delivery shows its request and response and can be resent', async () => {
  onCall('get', WEBHOOK, aWebhook({ failed: 1 }));
  onCall('get', DELIVERIES, paged([aDelivery()]));
  onCall('get', DELIVERY, aDeliveryDetail());
  const retry = `${DELIVERY}/retry` as const;
  onCall('post', retry, () => {
    const pending = { status: 'PENDING', attempts: 0 } as const;
    onCall('get', DELIVERIES, paged([aDelivery(pending)]));
    onCall('get', DELIVERY, aDeliveryDetail(pending));
    return aDeliveryDetail(pending);
  });
  await openWebhook();
  await page.getByRole('button', { name: 'Ordine creato' }).click();
  await expect.element(dialog().getByText(/Bad gateway/)).toBeVisible();
  await expect.element(dialog().getByText(/POST https:\/\/erp\.example\.com\/portal/)).toBeVisible();
  await inspect();
  await dialog().getByRole('button', { name: 'Rinvia' }).click();
  await expect.poll(() => callsTo('post', retry)).toHaveLength(1);
  await dialog().getByRole('button', { name: 'Chiudi' }).last().click();
  await expect
    .element(page.getByRole('row').filter({ hasText: 'Ordine creato' }))
    .toMatchTextContent('In attesa');
});

test('a test event can be sent, and events since a given time redelivered', async () => {
  const failingSince = '2026-11-22T08:30:00.000Z';
  onCall('get', WEBHOOK, aWebhook({ failingSince }));
  onCall('get', DELIVERIES, paged([]));
  const test = `${WEBHOOK}/test` as const;
  const redelivery = `${WEBHOOK}/redelivery` as const;
  onCall('post', test, aDeliveryDetail({ type: 'webhook.test', status: 'PENDING' }));
  onCall('post', redelivery, { deliveries: 12 });
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
  onCall('get', WEBHOOK, off);
  onCall('get', DELIVERIES, paged([aDelivery()]));
  onCall('put', WEBHOOK, () => {
    onCall('get', WEBHOOK, HOOK);
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
  expect(callsTo('put', WEBHOOK)[0]?.body).toMatchObject({ isActive: true });
});

test('a webhook is deleted after confirmation', async () => {
  onCall('get', WEBHOOK, HOOK);
  onCall('get', DELIVERIES, paged([]));
  onCall('delete', WEBHOOK, undefined, 204);
  onCall('get', LIST, paged([]));
  const { place } = await openWebhook();
  const remove = 'Elimina';
  await page.getByRole('button', { name: remove }).click();
  await expect.element(dialog()).toBeVisible();
  expect(callsTo('delete', WEBHOOK)).toEqual([]);
  await dialog().getByRole('button', { name: remove }).click();
  await expect.poll(place).toBe('/backoffice/webhooks');
});
