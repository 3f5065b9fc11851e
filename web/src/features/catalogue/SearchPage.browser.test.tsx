import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsTo, stubRejection, stubReply, stubResponse } from '../../../test/api-stub';
import { aProduct, aSearchResponse, aSerial, NO_COUNTS } from '../../../test/builders/catalogue/product';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';
import { switchLanguage } from '../../i18n/load-texts';

const SEARCH = '/products-search/b2b';
const BY_NAME_PATH = '/api/products/filters/name';
const DETAIL_PATH = '/api/products/{productClass}/{serial}/{color}/{pkg}';
const COLORS_PATH = '/api/products/serials/{productClass}/{serial}/colors';
const COUNTS_PATH = '/api/products/filters/multi/counts';
const CLICKS_PATH = '/api/products/searches/clicks';
const SHEETS_PATH = '/api/tds/versions/last/available-languages';

const form = () => page.getByRole('main').getByRole('search');
const primer = () => page.getByRole('article', { name: 'F120 Primer epossidico 2K' });

beforeEach(() => {
  stubResponse('get', BY_NAME_PATH, aSearchResponse([aSerial()]));
  stubResponse('get', DETAIL_PATH, ({ params }) => aProduct({ id: params }));
  stubResponse('get', SHEETS_PATH, []);
  stubResponse('get', COUNTS_PATH, NO_COUNTS);
  stubResponse('post', CLICKS_PATH, undefined, 204);
});

test('the search page requires a filter and offers the application areas', async () => {
  stubResponse('get', '/api/products/filters/multi', aSearchResponse([aSerial()]));
  const { place } = await openPage(SEARCH, { viewer: aUser() });
  await expect.element(page.getByText('Imposta almeno un filtro di ricerca.')).toBeVisible();
  await expect.element(form().getByRole('button')).toBeDisabled();
  await inspect();
  await page.getByRole('button', { name: 'Metallo' }).click();
  await expect.element(primer()).toBeVisible();
  expect(place()).toContain('area=metal');
});

test('a search by name sends the typed text and stores it in the URL', async () => {
  const { place } = await openPage(SEARCH, { viewer: aUser() });
  await form().getByRole('searchbox', { name: 'Nome o codice' }).fill('epoxy primer');
  await form().getByRole('button').click();
  await expect.element(primer()).toBeVisible();
  await expect
    .poll(() => callsTo('get', BY_NAME_PATH).at(-1)?.url.searchParams.get('nameCode'))
    .toBe('epoxy primer');
  expect(place()).toContain('nameCode=epoxy');
  await inspect();
});

test('a search by serial and colour accepts codes in lower case', async () => {
  stubResponse('get', '/api/products/filters/advanced', aSearchResponse([aSerial()]));
  const { place } = await openPage(SEARCH, { viewer: aUser() });
  await page.getByRole('tab', { name: 'Serie e colore' }).click();
  await expect.element(form().getByRole('button')).toBeDisabled();
  await page.getByRole('textbox', { name: 'Serie' }).fill('f120');
  await page.getByRole('textbox', { name: 'Colore' }).fill('7035');
  await form().getByRole('button').click();
  await expect.element(primer()).toBeVisible();
  const sentParams = callsTo('get', '/api/products/filters/advanced').at(-1)?.url.searchParams;
  expect([sentParams?.get('serial'), sentParams?.get('color')]).toEqual(['F120', '7035']);
  expect(place()).toContain('serial=F120');
});

test('the colour field accepts a colour name instead of a code', async () => {
  stubResponse('get', '/api/products/filters/advanced', aSearchResponse([aSerial()]));
  const { place } = await openPage(`${SEARCH}?serial=F120&color=7035`, { viewer: aUser() });
  const field = page.getByRole('textbox', { name: 'Colore' });
  await expect.element(field).toHaveValue('7035');
  await field.fill('grigio luce');
  await form().getByRole('button').click();
  await expect
    .poll(() => callsTo('get', '/api/products/filters/advanced').at(-1)?.url.searchParams.get('colorName'))
    .toBe('grigio luce');
  expect(callsTo('get', '/api/products/filters/advanced').at(-1)?.url.searchParams.has('color')).toBe(false);
  expect(place()).toContain('colorName=grigio');
});

test('a search by characteristics offers only values that still match, with counts', async () => {
  stubResponse('get', '/api/products/filters/multi', aSearchResponse([aSerial()]));
  stubResponse('get', COUNTS_PATH, ({ url }) =>
    url.searchParams.get('family') === null
      ? { ...NO_COUNTS, area: { metal: 7, wood: 2 }, family: { epoxy: 4, alkyl: 5 } }
      : { ...NO_COUNTS, area: { metal: 4 }, family: { epoxy: 4, alkyl: 5 } },
  );
  const { place } = await openPage(`${SEARCH}?mode=multi`, { viewer: aUser() });
  const area = page.getByRole('combobox', { name: 'Settore' });
  await area.click();
  const option = (name: string, serials: number) => page.getByRole('option', { name: `${name} ${serials}` });
  await expect.element(option('Legno', 2)).toBeVisible();
  await page.getByRole('combobox', { name: 'Famiglia' }).click();
  await option('Epossidica', 4).click();
  // Only values that still match a serial can be combined with it.
  await area.click();
  await expect.element(option('Metallo', 4)).toBeVisible();
  expect(page.getByRole('option', { name: 'Legno' }).elements()).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Cerca' }).click();
  await expect.element(primer()).toBeVisible();
  expect(place()).toContain('family=epoxy');
  await inspect();
});

test('further colours are fetched on demand and filtered by code or name', async () => {
  const serial = aSerial();
  const [anthracite] = serial.colors;
  if (anthracite === undefined) throw new Error('Expected aSerial() to have colours');
  const green = { ...anthracite, color: '6005', colorDescription: { it: 'Verde muschio' } };
  stubResponse('get', BY_NAME_PATH, aSearchResponse([{ ...serial, colorCount: 3 }]));
  stubResponse('get', COLORS_PATH, paged([...serial.colors, green]));
  await openPage(`${SEARCH}?nameCode=primer`, { viewer: aUser() });
  await primer().getByRole('button', { name: 'Mostra un altro colore' }).click();
  const moss = primer().getByRole('button', { name: '6005 Verde muschio' });
  await expect.element(moss).toBeVisible();
  expect(callsTo('get', COLORS_PATH).at(-1)?.url.searchParams.get('nameCode')).toBe('primer');
  await inspect();
  const filter = primer().getByRole('textbox', { name: 'Filtra i colori per codice o nome' });
  await filter.fill('grigio');
  await expect.element(moss).not.toBeInTheDocument();
  await filter.fill('xyz');
  await expect.element(primer().getByText('Nessun colore corrisponde.')).toBeVisible();
  await filter.fill('6005');
  await moss.click();
  await expect.element(page.getByRole('dialog').getByRole('navigation')).toMatchTextContent('F120-6005-05');
});

test.each(['alert', 'button'] as const)(
  'colours that fail to load show an error, and the %s retries',
  async (trigger) => {
    const serial = aSerial();
    const [anthracite] = serial.colors;
    if (anthracite === undefined) throw new Error('Expected aSerial() to have colours');
    const green = { ...anthracite, color: '6005', colorDescription: { it: 'Verde muschio' } };
    stubResponse('get', BY_NAME_PATH, aSearchResponse([{ ...serial, colorCount: 3 }]));
    stubRejection('get', COLORS_PATH, { status: 429, code: 'TooManyRequests' });
    await openPage(`${SEARCH}?nameCode=primer`, { viewer: aUser() });
    const moreColors = primer().getByRole('button', { name: 'Mostra un altro colore' });
    await moreColors.click();
    await expect.element(primer().getByRole('alert')).toBeVisible();
    await inspect();
    stubResponse('get', COLORS_PATH, paged([...serial.colors, green]));
    const retry = primer().getByRole('button', { name: 'Riprova' });
    await (trigger === 'alert' ? retry : moreColors).click();
    await expect.element(primer().getByRole('button', { name: '6005 Verde muschio' })).toBeVisible();
    await expect.element(primer().getByRole('alert')).not.toBeInTheDocument();
  },
);

test('a language change clears the colour filter', async () => {
  const serial = aSerial();
  stubResponse('get', BY_NAME_PATH, aSearchResponse([{ ...serial, colorCount: 3 }]));
  stubResponse('get', COLORS_PATH, paged(serial.colors));
  await openPage(`${SEARCH}?nameCode=primer`, { viewer: aUser() });
  await primer().getByRole('button', { name: 'Mostra un altro colore' }).click();
  await primer().getByRole('textbox', { name: 'Filtra i colori per codice o nome' }).fill('xyz');
  await expect.element(primer().getByText('Nessun colore corrisponde.')).toBeVisible();
  await switchLanguage('de');
  await expect.element(page.getByRole('article').getByRole('textbox')).toHaveValue('');
});

test('a language change fetches the results again', async () => {
  await openPage(`${SEARCH}?nameCode=F120`, { viewer: aUser() });
  await expect.element(primer()).toBeVisible();
  expect(callsTo('get', BY_NAME_PATH).at(-1)?.url.searchParams.get('lang')).toBe('it');
  await switchLanguage('de');
  await expect.poll(() => callsTo('get', BY_NAME_PATH).at(-1)?.url.searchParams.get('lang')).toBe('de');
});

test('a search without results links to the contact page', async () => {
  stubResponse('get', BY_NAME_PATH, aSearchResponse([]));
  await openPage(`${SEARCH}?nameCode=xyzxyzxyz`, {
    viewer: aUser(),
    language: 'de',
    viewport: 'phone',
  });
  await expect.element(page.getByText('Kein Produkt entspricht Ihrer Suche.')).toBeVisible();
  // A search by name has no filters to remove.
  await expect
    .element(
      page.getByText(
        'Prüfen Sie die Schreibweise oder versuchen Sie andere Wörter. Wenn Sie das Produkt brauchen, hilft der Kundenservice beim Finden.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Kundenservice kontaktieren' })).toBeVisible();
  await inspect();
});

test('a search without results offers a corrected query and the application areas', async () => {
  stubResponse('get', BY_NAME_PATH, ({ url }) =>
    url.searchParams.get('nameCode') === 'antiruggine'
      ? aSearchResponse([aSerial()])
      : aSearchResponse([], { outcome: 'none', didYouMean: 'antiruggine' }),
  );
  stubResponse('get', '/api/products/filters/multi', aSearchResponse([aSerial()]));
  const { place } = await openPage(`${SEARCH}?nameCode=antirrugginosso`, { viewer: aUser() });
  await expect.element(page.getByRole('button', { name: 'Metallo' })).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'Intendevi antiruggine?' }).click();
  await expect.element(primer()).toBeVisible();
  expect(place()).toContain('nameCode=antiruggine');
});

test('results that match only some of the words are labelled as the closest ones', async () => {
  stubResponse(
    'get',
    BY_NAME_PATH,
    aSearchResponse([aSerial()], { outcome: 'closest', didYouMean: 'primer epossidico' }),
  );
  await openPage(`${SEARCH}?nameCode=primer+epossixyz`, {
    viewer: aUser(),
    language: 'de',
    viewport: 'phone',
  });
  await expect
    .element(page.getByText('Kein Produkt enthält alle Wörter; diese kommen am nächsten'))
    .toBeVisible();
  const suggestion = page.getByText('Meinten Sie primer epossidico?');
  await expect.element(suggestion).toBeVisible();
  // The suggestion is aligned with the heading.
  const [headingLeft, suggestionLeft] = [
    page.getByText('Kein Produkt enthält alle Wörter; diese kommen am nächsten'),
    suggestion,
  ].map((text) => {
    const range = document.createRange();
    range.selectNodeContents(text.element());
    return range.getBoundingClientRect().left;
  });
  expect(suggestionLeft).toBeCloseTo(headingLeft ?? 0, 0);
  await inspect();
});

test('a failed search offers a retry', async () => {
  stubReply('get', BY_NAME_PATH, () => Response.json({ code: 'ServerError', status: 500 }, { status: 500 }));
  await openPage(`${SEARCH}?nameCode=F120`, { viewer: aUser() });
  const retry = page.getByRole('button', { name: 'Riprova' });
  await expect.element(retry).toBeVisible();
  stubResponse('get', BY_NAME_PATH, aSearchResponse([aSerial()]));
  await retry.click();
  await expect.element(primer()).toBeVisible();
});

test('a link to an unknown product shows a message and a contact link', async () => {
  stubRejection('get', DETAIL_PATH, { status: 404, code: 'NotFound' });
  await openPage(`${SEARCH}?nameCode=F120&open=F120-9999-25`, { viewer: aUser() });
  const dialog = page.getByRole('dialog');
  const title = 'Il prodotto F120-9999-25 non esiste.';
  await expect.element(dialog.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Contatta il servizio clienti' })).toBeVisible();
  await inspect();
});

test('a product opens in a dialog over the results, and Back closes it', async () => {
  const { router, place } = await openPage(`${SEARCH}?nameCode=F120`, { viewer: aUser() });
  await primer().getByRole('button', { name: '7035 Grigio luce' }).click();
  await expect.element(page.getByRole('dialog').getByRole('navigation')).toMatchTextContent('F120-7035-05');
  expect(place()).toContain('open=F120-7035-05');
  expect(callsTo('post', CLICKS_PATH).map(({ body }) => body)).toEqual([{ nameCode: 'F120', lang: 'it' }]);
  await inspect();
  router.history.back();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(primer()).toBeVisible();
});

test('on a phone the product replaces the results, with a back button', async () => {
  await openPage(`${SEARCH}?nameCode=F120&open=F120-7035-25`, {
    viewer: aUser(),
    language: 'de',
    viewport: 'phone',
  });
  const product = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect.element(product).toMatchTextContent('Epoxidgrundierung 2K');
  await inspect();
  await page.getByRole('button', { name: 'Zu den Ergebnissen' }).click();
  await expect.element(page.getByRole('article', { name: 'F120 Epoxidgrundierung 2K' })).toBeVisible();
});

test('a card shows the lowest price and opens the product in the searched packaging', async () => {
  stubResponse('get', '/api/products/filters/name', aSearchResponse([aSerial()]));
  stubResponse('get', '/api/products/from-prices', [
    { productClass: '3', serial: 'F120', finalUnitPrice: 9.5, um: 'kg' },
  ]);
  stubResponse('get', '/api/products/{productClass}/{serial}/{color}/{pkg}', ({ params }) =>
    aProduct({ id: params }),
  );
  stubResponse('post', '/api/products/searches/clicks', undefined);
  stubResponse('get', '/api/tds/versions/last/available-languages', []);
  const { place } = await openPage('/products-search/b2b?nameCode=F120-7035-25', {
    viewer: aUser(),
  });
  const card = page.getByRole('article');
  await expect.element(card).toMatchTextContent('da 9,50 €/kg + IVA');
  // A complete code marks its packaging, named by its content, with the price.
  const packaging = card.getByRole('button', { name: 'Apri F120-7035-25' });
  await expect.element(packaging).toHaveAttribute('aria-current', 'true');
  await expect.element(packaging).toMatchTextContent(/25 kg.*10,00/i);
  await expect
    .element(card.getByRole('button', { name: 'Apri F120-7035-05' }))
    .not.toHaveAttribute('aria-current');
  await inspect();
  await card.getByRole('heading').getByRole('button').click();
  await expect.poll(place).toContain('open=F120-7035-25');
});

test('a card whose products have all changed their code or are no longer sold shows no price', async () => {
  const [color] = aSerial().colors;
  if (color === undefined) throw new Error('the serial has no colour');
  const products = color.products.map((product, index) => ({ ...product, status: index === 0 ? 'C' : 'E' }));
  const recoded = aSerial({ colorCount: 1, colors: [{ ...color, products }] });
  stubResponse('get', '/api/products/filters/name', aSearchResponse([recoded, aSerial({ serial: 'F121' })]));
  stubResponse(
    'get',
    '/api/products/from-prices',
    ['F120', 'F121'].map((serial) => ({ productClass: '3', serial, finalUnitPrice: 9.5, um: 'kg' })),
  );
  await openPage('/products-search/b2b?nameCode=primer', { viewer: aUser() });
  await expect.element(page.getByRole('article').nth(1)).toMatchTextContent('da 9,50 €/kg + IVA');
  await expect.element(page.getByRole('article').nth(0)).not.toMatchTextContent('9,50');
});

test('filters narrow a search by name, with counts, stock and order in the URL', async () => {
  const counts = {
    ...NO_COUNTS,
    area: { metal: 3, wood: 1 },
    brand: { 'Cromia Industry': 2, 'Cromia Casa': 2 },
    packaging: { '25 kg': 3, '5 kg': 4, '200 kg': 1 },
    inStock: 2,
  };
  stubResponse('get', BY_NAME_PATH, aSearchResponse([aSerial()], { counts }));
  const { place } = await openPage(`${SEARCH}?nameCode=primer`, { viewer: aUser() });
  const filters = page.getByRole('region', { name: 'Filtri' });
  const sizes = filters.getByRole('group', { name: 'Confezione' });
  await expect.element(sizes).toMatchTextContent(/5 kg 4.*25 kg 3.*200 kg 1/);
  await sizes.getByRole('radio', { name: '200 kg 1' }).click();
  await page.getByRole('button', { name: 'Disponibili 2' }).click();
  await page.getByRole('combobox', { name: 'Ordina per' }).selectOptions('Codice, dalla Z alla A');
  const sent = () => Object.fromEntries(callsTo('get', BY_NAME_PATH).at(-1)?.url.searchParams ?? []);
  await expect
    .poll(sent)
    .toMatchObject({ nameCode: 'primer', packaging: '200 kg', inStock: 'true', sort: 'serial,desc' });
  await inspect();
  await page.getByRole('button', { name: /Confezione 200 kg/ }).click();
  await expect.poll(() => sent().packaging).toBeUndefined();
  expect(place()).toContain('inStock=true');
  // Another text starts without the filters of the last one.
  await form().getByRole('searchbox').fill('smalto');
  await form().getByRole('button').click();
  await expect.poll(sent).toMatchObject({ nameCode: 'smalto' });
  expect(sent().inStock).toBeUndefined();
});

test('on a phone the filters open as a sheet', async () => {
  stubResponse(
    'get',
    BY_NAME_PATH,
    aSearchResponse([aSerial()], { counts: { ...NO_COUNTS, area: { metal: 3, wood: 1 } } }),
  );
  const { place } = await openPage(`${SEARCH}?nameCode=primer`, { viewer: aUser(), viewport: 'phone' });
  await page.getByRole('button', { name: 'Filtri' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtri' });
  await sheet.getByRole('radio', { name: 'Legno 1' }).click();
  await expect.poll(place).toContain('area=wood');
  await inspect();
  await sheet.getByRole('button', { name: 'Mostra 1 serie' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('the swatches of a card are one Tab stop, with arrow keys', async () => {
  await openPage(`${SEARCH}?nameCode=primer`, { viewer: aUser() });
  const swatch = (name: string) => primer().getByRole('button', { name });
  await expect.element(swatch('7016 Grigio antracite')).toBeVisible();
  const focusable = primer()
    .getByRole('toolbar')
    .getByRole('button')
    .elements()
    .filter((button) => button.matches('[tabindex="0"]'));
  expect(focusable).toHaveLength(1);
  swatch('7016 Grigio antracite').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(swatch('7035 Grigio luce')).toHaveFocus();
  await userEvent.keyboard('{Home}{Enter}');
  await expect.element(page.getByRole('dialog').getByRole('navigation')).toMatchTextContent('F120-7016-05');
});
