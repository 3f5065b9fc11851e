import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, stubRejection, stubReply, stubResponse } from '../../../test/api-stub';
import { aClaim } from '../../../test/builders/claim';
import { aMessage } from '../../../test/builders/message';
import { paged } from '../../../test/builders/paged';
import { aShipment } from '../../../test/builders/shipment';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const SHIPMENT = '/api/v1/public/{prefix}/shipments/{shipmentCode}';
const CLAIMS = '/api/v1/public/{prefix}/claims';
const CLAIM = '/api/v1/public/{prefix}/claims/{id}';
const NEW_PATH = '/profile-customer/claims/new?shipmentCode=DDT-26-000815';

/** A photo of the camera. */
async function aPhoto(name = 'scratch.png', color = '#a31'): Promise<File> {
  const canvas = new OffscreenCanvas(60, 40);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Expected a canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, 60, 40);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

const chooseFiles = (files: File[]) =>
  userEvent.upload(page.elementLocator(document.querySelector('input[type="file"]') ?? document.body), files);

test('on a phone, a claim is sent from a line of a shipment with a photo', async () => {
  const shipment = aShipment();
  stubResponse('get', SHIPMENT, shipment);
  stubResponse('post', CLAIMS, { id: aClaim().id, number: 'C26-000007' }, 201);
  stubResponse('get', CLAIM, aClaim());
  const { place } = await openPage('/profile-customer/shipments/DDT-26-000815', {
    viewer: aUser(),
    viewport: 'phone',
  });
  await page.getByRole('button', { name: 'Segnala un problema F120-7035-25' }).click();
  await expect.poll(place).toBe(`${NEW_PATH}&line=${shipment.items[0]?.id}`);
  await expect.element(page.getByRole('checkbox', { name: /F120-7035-25/ })).toBeChecked();
  const send = page.getByRole('button', { name: 'Invia reclamo' });
  await send.click();
  await expect.element(page.getByText(/^Compila «?Che cosa non va/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Che cosa non va?' }).fill('Graffio sulla latta 3');
  await chooseFiles([await aPhoto()]);
  await expect.element(page.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  await inspect();
  await send.click();
  await expect.poll(place).toBe(`/profile-customer/claims/${aClaim().id}`);
  await expect.element(page.getByText('Il reclamo C26-000007 è stato inviato.')).toBeVisible();
  const [call] = callsTo('post', CLAIMS);
  expect(call?.headers.get('idempotency-key')).not.toBeNull();
});

test('a rejected photo and a line that is claimed already lose nothing of the form', async () => {
  stubResponse('get', SHIPMENT, aShipment());
  await openPage(NEW_PATH, { viewer: aUser() });
  const text = page.getByRole('textbox', { name: 'Che cosa non va?' });
  await text.fill('Graffio sulla latta 3');
  await chooseFiles([await aPhoto(), new File(['no photo'], 'IMG_1.HEIC', { type: 'image/heic' })]);
  await expect.element(page.getByText(/^IMG_1.HEIC: La foto non si può leggere/)).toBeVisible();
  stubRejection('post', CLAIMS, {
    status: 422,
    code: 'PhotoNotReadable',
    errors: [{ path: 'photos.0', code: 'invalidField' }],
  });
  const send = page.getByRole('button', { name: 'Invia reclamo' });
  await send.click();
  await expect.element(page.getByText(/I dati inseriti e le foto sono ancora qui\.$/)).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  await expect.element(text).toHaveValue('Graffio sulla latta 3');
  await inspect();
  await page.getByRole('button', { name: 'Rimuovi Foto 1' }).click();
  stubRejection('post', CLAIMS, {
    status: 422,
    code: 'ClaimExceedsShipment',
    errors: [{ path: 'items.0.quantity', code: 'invalidField', limit: { of: 'value', max: 0 } }],
  });
  await send.click();
  await expect.element(page.getByRole('listitem').getByRole('alert')).toBeVisible();
  await expect.element(text).toHaveValue('Graffio sulla latta 3');
});

test('a claim without a line leads to the lines, and sends nothing', async () => {
  const [item] = aShipment().items;
  if (item === undefined) throw new Error('Expected a line');
  stubResponse(
    'get',
    SHIPMENT,
    aShipment({ items: [item, { ...item, id: 'other', batch: 'A1-26-000124' }] }),
  );
  await openPage(NEW_PATH, { viewer: aUser(), viewport: 'phone' });
  await page.getByRole('textbox', { name: 'Che cosa non va?' }).fill('Graffio');
  await page.getByRole('button', { name: 'Invia reclamo' }).click();
  await expect.element(page.getByText('Scegli almeno una riga.')).toBeVisible();
  await expect.element(page.getByRole('checkbox').first()).toHaveFocus();
  expect(callsTo('post', CLAIMS)).toEqual([]);
});

test('a draft of a claim survives another page, as the login at the end of a session', async () => {
  stubResponse('get', SHIPMENT, aShipment());
  const { router } = await openPage(NEW_PATH, { viewer: aUser() });
  await page.getByRole('textbox', { name: 'Che cosa non va?' }).fill('Graffio');
  await page.getByRole('radio', { name: 'Qualità' }).click();
  await chooseFiles([await aPhoto()]);
  await expect.element(page.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  await router.navigate({ to: '/faq', ignoreBlocker: true });
  await router.navigate({
    to: '/profile-customer/claims/new',
    search: { shipmentCode: 'DDT-26-000815' },
    ignoreBlocker: true,
  });
  await expect.element(page.getByRole('textbox', { name: 'Che cosa non va?' })).toHaveValue('Graffio');
  await expect.element(page.getByRole('radio', { name: 'Qualità' })).toBeChecked();
  await expect.element(page.getByRole('img', { name: 'Foto 1' })).toBeVisible();
});

test('a customer reads the decision, and answers a question with photos in view', async () => {
  const asked = aClaim({
    ...{ status: 'IN_REVIEW', awaitsCustomer: true, photoCount: 1, messageCount: 1 },
    photos: [{ id: '00000000-0000-4000-8000-0000000000f1' }],
    unreadMessages: 1,
  });
  stubResponse('get', `${CLAIM}/messages`, {
    heldSince: null,
    messages: [aMessage({ text: 'Quale latta?' })],
  });
  stubResponse('get', CLAIMS, paged([asked]));
  stubResponse('get', CLAIM, asked);
  const photo = await aPhoto();
  stubReply('get', `${CLAIM}/photos/{photoId}`, () => new Response(photo));
  stubResponse('post', `${CLAIM}/messages`, { id: 'm2' }, 201);
  await openPage('/profile-customer/claims', { viewer: aUser(), viewport: 'phone' });
  await expect.element(page.getByText('1 da leggere')).toBeVisible();
  await inspect();
  await page.getByRole('link', { name: 'Apri reclamo C26-000007' }).click();
  await expect.element(page.getByText('Quale latta?')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Apri Foto 1' })).toBeVisible();
  await inspect();
  await page.getByRole('textbox', { name: 'Nuovo messaggio' }).fill('La terza');
  const decided = {
    ...({ ...asked, status: 'ACCEPTED', creditNote: 'NC-26-14', awaitsCustomer: false } as const),
    decision: { text: 'Inviamo latte nuove.', at: '2026-11-26T10:00:00.000Z' },
  };
  stubResponse('get', CLAIM, decided);
  await page.getByRole('button', { name: 'Invia messaggio' }).click();
  await expect.element(page.getByText('NC-26-14')).toBeVisible();
  await expect.element(page.getByText('Inviamo latte nuove.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Nuovo messaggio' })).toHaveValue('');
  expect(callsTo('post', `${CLAIM}/messages`)).toHaveLength(1);
});

test('a viewer of the customer reads claims and reports none', async () => {
  stubResponse('get', SHIPMENT, aShipment());
  stubResponse('get', CLAIM, aClaim());
  const viewer = aUser({ companyRole: 'VIEWER' });
  stubResponse('get', `${CLAIM}/messages`, { heldSince: null, messages: [] });
  const { router } = await openPage('/profile-customer/shipments/DDT-26-000815', { viewer });
  await expect.element(page.getByText('A1-26-000123')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Segnala un problema/ })).not.toBeInTheDocument();
  await router.navigate({ to: '/profile-customer/claims/$id', params: { id: aClaim().id } });
  await expect.element(page.getByText('Graffio sulla latta 3')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Nuovo messaggio' })).not.toBeInTheDocument();
});
