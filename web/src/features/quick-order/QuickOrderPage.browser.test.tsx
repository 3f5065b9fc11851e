import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../test/api-stub';
import { aCart, aCartItem } from '../../../test/builders/catalogue/cart';
import { aQuickLine, aQuickProduct, aWrongLine } from '../../../test/builders/catalogue/quick-order';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const QUICK = '/profile-customer/quick-order';
const CHECK = '/api/v1/public/{prefix}/carts/quick-order/check';
const UPLOAD = '/api/v1/public/{prefix}/carts/quick-order/upload';
const ADD = '/api/v1/public/{prefix}/carts/items';
const PRIMER = 'F120-7035-25';
const SMALL = 'F120-7035-05';
const PASTED = 'f120;7035;25;5\nF12O-7035-05 4\nwas ist das';

/** The response of the check: a quantity that is no multiple, a similar code, and no code. */
const CHECKED = {
  lines: [
    {
      ...aQuickLine(1, PRIMER, 8),
      text: 'f120;7035;25;5',
      code: 'IllegalItemQuantity' as const,
      asked: 5,
      typedQuantity: '5',
      quantityProblem: 'multiple' as const,
    },
    aWrongLine(2, 'F12O-7035-05 4', { code: 'NotFound', asked: 4, suggestions: [aQuickProduct(SMALL)] }),
    aWrongLine(3, 'was ist das'),
  ],
};

test('an empty input shows an error and is not checked', async () => {
  await openPage(QUICK, { viewer: aUser() });
  await page.getByRole('button', { name: 'Controlla le righe' }).click();
  await expect.element(page.getByText('Scrivi almeno un codice, o carica un file.')).toBeVisible();
  await inspect();
  expect(callsTo('post', CHECK)).toEqual([]);
});

test('pasted lines with errors are corrected one by one, and uncorrected lines stay in the input', async () => {
  stubResponse('post', CHECK, CHECKED);
  stubResponse('post', ADD, aCart({ itemCount: 2 }), 201);
  await openPage(QUICK, { viewer: aUser({ language: 'de' }), viewport: 'phone' });
  const area = page.getByRole('textbox', { name: 'Artikelnummern und Mengen' });
  await area.fill(PASTED);
  await inspect();
  await page.getByRole('button', { name: 'Zeilen prüfen' }).click();
  await expect
    .element(
      page.getByText(
        '3 Zeilen sind zu korrigieren: direkt in der Tabelle ändern, einen Vorschlag wählen, falls es einen gibt, oder Zeilen entfernen.',
      ),
    )
    .toBeVisible();
  const quantity = page.getByRole('textbox', { name: `Menge: ${PRIMER}` });
  await expect.element(quantity).toHaveValue('5');
  await expect.element(page.getByText('In Schritten von 4').first()).toBeVisible();
  await inspect();
  await quantity.fill('8');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(
      page.getByText(
        '2 Zeilen sind zu korrigieren: direkt in der Tabelle ändern, einen Vorschlag wählen, falls es einen gibt, oder Zeilen entfernen.',
      ),
    )
    .toBeVisible();
  await expect.poll(() => callsTo('post', CHECK).map(({ body }) => body)).toEqual([{ text: PASTED }]);

  await page.getByRole('button', { name: 'F120-7035-05 statt F12O-7035-05 4 verwenden' }).click();
  await expect
    .element(
      page.getByText(
        '1 Zeile ist zu korrigieren: direkt in der Tabelle ändern, einen Vorschlag wählen, falls es einen gibt, oder Zeile entfernen.',
      ),
    )
    .toBeVisible();
  await page.getByRole('button', { name: '2 Zeilen in den Warenkorb' }).click();
  await expect.element(page.getByText('Produkte im Warenkorb')).toBeVisible();
  await expect.element(area).toHaveValue('was ist das');
  const [added] = callsTo('post', ADD);
  expect(added?.body).toMatchObject([{ quantity: 8 }, { quantity: 4 }]);
  // The response stays small for large carts.
  expect(added?.headers.get('prefer')).toBe('return=minimal');
});

test('a product sold on request only is added to the note of the next request with its quantity', async () => {
  const NOTE = '/api/v1/public/{prefix}/carts/note';
  const product = aQuickProduct(PRIMER, 6);
  stubResponse('post', CHECK, {
    lines: [
      aWrongLine(1, `${PRIMER} 6`, { code: 'ProductOnRequestOnly', asked: 6, typedQuantity: '6', product }),
    ],
  });
  stubResponse('get', '/api/v1/public/{prefix}/carts', aCart());
  stubResponse(
    'put',
    NOTE,
    aCart({ note: `Si richiedono inoltre i seguenti prodotti su richiesta: ${PRIMER} (q.tà 8).` }),
  );
  await openPage(QUICK, { viewer: aUser() });
  await page.getByRole('textbox', { name: 'Codici e quantità' }).fill(`${PRIMER} 6`);
  await page.getByRole('button', { name: 'Controlla le righe' }).click();
  await page
    .getByRole('button', { name: `Aggiungi alle note della mia prossima richiesta: ${PRIMER}` })
    .click();
  await expect
    .element(
      page.getByRole('status').filter({
        hasText: 'È nelle note della tua prossima richiesta; puoi modificarle prima di inviarla.',
      }),
    )
    .toBeVisible();
  expect(callsTo('put', NOTE)[0]?.body).toEqual({
    note: `Si richiedono inoltre i seguenti prodotti su richiesta: ${PRIMER} (q.tà 8).`,
  });
  await inspect();
});

test('a wrong line is corrected in its row, and duplicate products are marked', async () => {
  stubResponse('post', CHECK, {
    lines: [aQuickLine(1, PRIMER, 8), aWrongLine(2, 'F12O 4'), aQuickLine(3, SMALL)],
  });
  await openPage(QUICK, { viewer: aUser() });
  await page.getByRole('textbox', { name: 'Codici e quantità' }).fill('F120');
  await page.getByRole('button', { name: 'Controlla le righe' }).click();
  const wrong = page.getByRole('textbox', { name: 'Correggi la riga 2' });
  await wrong.fill(`${PRIMER} 4`);
  stubResponse('post', CHECK, { lines: [aQuickLine(1, PRIMER)] });
  await userEvent.keyboard('{Enter}');
  await expect.element(wrong).not.toBeInTheDocument();
  await expect.poll(() => callsTo('post', CHECK).at(-1)?.body).toEqual({ text: `${PRIMER} 4` });
  await expect.element(page.getByText('Anche nella riga 1: le quantità si sommano.')).toBeVisible();
  await expect.element(page.getByText('Anche nella riga 2: le quantità si sommano.')).toBeVisible();
  await inspect();
});

test('a line with an error is not marked as a duplicate', async () => {
  stubResponse('post', CHECK, {
    lines: [
      aQuickLine(1, PRIMER, 8),
      { ...aQuickLine(2, PRIMER, 3), code: 'IllegalItemQuantity', quantityProblem: 'multiple' },
    ],
  });
  await openPage(QUICK, { viewer: aUser() });
  await page.getByRole('textbox', { name: 'Codici e quantità' }).fill('F120');
  await page.getByRole('button', { name: 'Controlla le righe' }).click();
  const quantity = page.getByRole('textbox', { name: `Quantità: ${PRIMER}` }).nth(1);
  await expect.element(quantity).toHaveValue('3');
  const first = page.getByText('Anche nella riga 1: le quantità si sommano.');
  await expect.element(first).not.toBeInTheDocument();
  await quantity.fill('4');
  await userEvent.keyboard('{Tab}');
  await expect.element(first).toBeVisible();
});

test('each line says why its quantity is not taken, and how a content was converted', async () => {
  const wrong = (line: number, typed: string, quantityProblem: 'grouping' | 'unit' | 'content') => ({
    ...aQuickLine(line, PRIMER),
    ...{ code: 'IllegalItemQuantity' as const, asked: null, typedQuantity: typed, quantityProblem },
  });
  stubResponse('post', CHECK, {
    lines: [
      { ...aQuickLine(1, SMALL, 4), typedQuantity: '100 KG', content: { quantity: 100, unit: 'kg' } },
      wrong(2, '1.000', 'grouping'),
      wrong(3, '100 EUR', 'unit'),
      wrong(4, '110 KG', 'content'),
    ],
  });
  await openPage(QUICK, { viewer: aUser() });
  await page.getByRole('textbox', { name: 'Codici e quantità' }).fill('F120');
  await page.getByRole('button', { name: 'Controlla le righe' }).click();
  await expect.element(page.getByText(/^100\s?kg = 4 × 25\s?kg$/i)).toBeVisible();
  for (const text of [
    'Migliaia o decimali? Scrivi il numero senza punti, virgole e spazi.',
    'Unità sconosciuta: scrivi il numero di confezioni, oppure kg o l.',
    /^Non è un multiplo di 25\s?kg, il contenuto di una confezione\.$/i,
  ]) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
  await inspect();
});

test('the error of a list that is too long names the limit', async () => {
  stubRejection('post', CHECK, {
    code: 'BadRequest',
    status: 400,
    errors: [{ path: 'text', code: 'invalidLenght' }],
  });
  await openPage(QUICK, { viewer: aUser() });
  await page.getByRole('textbox', { name: 'Codici e quantità' }).fill('F120-7035-25 4');
  await page.getByRole('button', { name: 'Controlla le righe' }).click();
  await expect.element(page.getByText(/Al massimo 1.000 righe e 200.000 caratteri/).first()).toBeVisible();
});

test('an uploaded file is checked, and unknown products are listed', async () => {
  const unknownLine = aWrongLine(4, 'F120-7035-99;1', { code: 'NotFound' });
  stubResponse('post', UPLOAD, { lines: [aQuickLine(2, PRIMER, 8), aQuickLine(3, SMALL), unknownLine] });
  stubResponse('post', ADD, aCart({ itemCount: 2 }), 201);
  await openPage(QUICK, { viewer: aUser() });
  const upload = document.querySelector<HTMLInputElement>('input[type=file]');
  if (upload === null) throw new Error('Expected the page to have a file input');
  await page
    .elementLocator(upload)
    .upload(new File(['codice;quantita'], 'bestellung.csv', { type: 'text/csv' }));
  await expect.element(page.getByRole('textbox', { name: `Quantità: ${PRIMER}` })).toHaveValue('8');
  await expect
    .element(page.getByRole('textbox', { name: 'Correggi la riga 4' }))
    .toHaveValue('F120-7035-99;1');
  await inspect();
  const items = [aCartItem(), aCartItem({ sortOrder: 2 })];
  stubResponse('get', '/api/v1/public/{prefix}/carts', aCart({ items }));
  await page.getByRole('button', { name: 'Aggiungi 2 righe al carrello' }).click();
  await expect.element(page.getByText('Prodotti nel carrello')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Carrello, 2 articoli' }).first()).toBeVisible();
});

test('all quantities between two multiples are rounded up at once, and only wrong lines can be shown', async () => {
  const wrong = (line: number, asked: number) => ({
    ...aQuickLine(line, PRIMER, 8),
    text: `${PRIMER} ${asked}`,
    code: 'IllegalItemQuantity' as const,
    asked,
    typedQuantity: String(asked),
    quantityProblem: 'multiple' as const,
  });
  stubResponse('post', CHECK, {
    lines: [aQuickLine(1, SMALL, 4), wrong(2, 5), wrong(3, 9), aWrongLine(4, 'was ist das')],
  });
  await openPage(QUICK, { viewer: aUser() });
  await page.getByRole('textbox', { name: 'Codici e quantità' }).fill('x');
  await page.getByRole('button', { name: 'Controlla le righe' }).click();
  const typed = page.getByText(`${SMALL} 4`);
  await expect.element(typed).toBeVisible();
  await page.getByRole('switch', { name: 'Solo righe con errori' }).click();
  await expect.element(typed).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Arrotonda tutte per eccesso (2)' }).click();
  const quantities = page.getByRole('textbox', { name: `Quantità: ${PRIMER}` });
  await expect.element(quantities.first()).toHaveValue('8');
  await expect.element(quantities.last()).toHaveValue('12');
  await expect.element(page.getByRole('button', { name: /Arrotonda/ })).not.toBeInTheDocument();
  await inspect();
});

test.each(['wide', 'phone'] as const)(
  'the bar of actions never covers the focused control of a line: %s',
  async (viewport) => {
    const lines = Array.from({ length: 15 }, (_, index) => aQuickLine(index + 1, PRIMER, 4));
    stubResponse('post', CHECK, { lines });
    await openPage(QUICK, { viewer: aUser(), viewport });
    await page.getByRole('textbox', { name: /Codici/ }).fill(lines.map(({ text }) => text).join('\n'));
    await page.getByRole('button', { name: 'Controlla le righe' }).click();
    await expect.element(page.getByText('F120-7035-25').last()).toBeVisible();
    const bar = document.querySelector('section[data-bottom-bar]');
    const covered: string[] = [];
    for (let presses = 0; presses < 40; presses += 1) {
      await userEvent.tab();
      const { activeElement } = document;
      if (activeElement === null || bar?.contains(activeElement)) continue;
      const focused = activeElement.getBoundingClientRect();
      const { top = 0, bottom = 0 } = bar?.getBoundingClientRect() ?? {};
      if (focused.top >= top && focused.bottom <= bottom) covered.push(activeElement.outerHTML.slice(0, 120));
    }
    expect(covered).toEqual([]);
  },
);
