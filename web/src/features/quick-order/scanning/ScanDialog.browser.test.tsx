import { encode } from 'uqr';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../../test/api-stub';
import { aQuickLine } from '../../../../test/builders/catalogue/quick-order';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const CHECK = '/api/v1/public/{prefix}/carts/quick-order/check';
const PRIMER = 'F120-7035-25';
/** Size of a module of the drawn code, in pixels. */
const MODULE = 8;

/** Makes the camera show a QR code. */
function showToCamera(content: string): void {
  const { data, size } = encode(content, { border: 4 });
  const canvas = document.createElement('canvas');
  canvas.width = size * MODULE;
  canvas.height = size * MODULE;
  const context = canvas.getContext('2d');
  const stream = canvas.captureStream(10);
  const draw = () => {
    if (context === null) return;
    for (const [y, row] of data.entries())
      for (const [x, isDark] of row.entries()) {
        context.fillStyle = isDark ? '#000' : '#fff';
        context.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
      }
  };
  draw();
  // A still canvas streams no frames.
  const timer = setInterval(draw, 100);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => stream);
  stopDrawing = () => clearInterval(timer);
}

let stopDrawing = () => {};
afterEach(() => {
  stopDrawing();
  vi.restoreAllMocks();
});

test('a label in front of the camera adds a line, which is checked with the others', async () => {
  showToCamera(`https://portal.test/p/${PRIMER}`);
  stubResponse('post', CHECK, { lines: [aQuickLine(1, PRIMER, 1)] });
  await openPage('/profile-customer/quick-order?scan=true', { viewer: aUser(), viewport: 'phone' });
  const dialog = page.getByRole('dialog', { name: 'Scansiona i codici' });
  await expect.element(dialog.getByRole('status'), { timeout: 15_000 }).toMatchTextContent(PRIMER);
  await inspect();
  await dialog.getByRole('button', { name: 'Controlla le righe' }).click();
  await expect
    .poll(() => callsTo('post', CHECK)[0]?.body)
    .toMatchObject({
      text: `${PRIMER} 1`,
    });
});

test('a label that stays in view is one package', async () => {
  showToCamera(`https://portal.test/p/${PRIMER}`);
  await openPage('/profile-customer/quick-order?scan=true', { viewer: aUser() });
  const status = page.getByRole('dialog').getByRole('status');
  await expect.element(status, { timeout: 15_000 }).toMatchTextContent(`${PRIMER} confezioni: 1`);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await expect.element(status).toMatchTextContent(`${PRIMER} confezioni: 1`);
});

test('a denied camera starts no reader', async () => {
  const StartedWorker = vi.spyOn(globalThis, 'Worker');
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
    new DOMException('denied', 'NotAllowedError'),
  );
  await openPage('/profile-customer/quick-order?scan=true', { viewer: aUser() });
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent('La fotocamera è bloccata per questo sito');
  expect(StartedWorker).not.toHaveBeenCalled();
});

test('without a camera a code is typed', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
    new DOMException('denied', 'NotAllowedError'),
  );
  await openPage('/profile-customer/quick-order', { viewer: aUser() });
  await page.getByRole('button', { name: 'Scansiona codici' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('La fotocamera è bloccata per questo sito');
  const code = dialog.getByRole('textbox', { name: 'Oppure scrivi il codice' });
  await code.fill('altro');
  await dialog.getByRole('button', { name: 'Inserisci' }).click();
  await expect
    .element(dialog.getByRole('status').last())
    .toMatchTextContent('Non è un codice prodotto: altro');
  for (const typed of [PRIMER, PRIMER.toLowerCase()]) {
    await code.fill(typed);
    await dialog.getByRole('button', { name: 'Inserisci' }).click();
  }
  await expect.element(dialog.getByRole('status').last()).toMatchTextContent(`${PRIMER} confezioni: 2`);
  await inspect();
});
