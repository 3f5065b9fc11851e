import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubReply, stubResponse } from '../../../test/api-stub';
import { aBrand } from '../../../test/builders/brand';
import { aSeller } from '../../../test/builders/dealer';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const PAGE = '/products-search/sellersMap/true/true';
/** A filter brings the dealers into view. */
const FILTERED = `${PAGE}?brand=Cromia`;
const SELLERS_PATH = '/api/v1/public/sellers/{priv}/{professional}';
const VICENZA = aSeller();
const SCHIO = aSeller({ id: 'schio', businessName: 'Ferramenta Schio', city: 'Schio', postalCode: '36015' });
const PALERMO = aSeller({
  id: 'palermo',
  businessName: 'Colori Palermo',
  city: 'Palermo',
  postalCode: '90133',
  latitude: 38.116,
  longitude: 13.361,
});
const NO_TILES_PATH = '/no-tiles/{z}/{x}/{y}.png';
const PADUA = aSeller({
  id: 'padua',
  businessName: 'Padova Colori',
  city: 'Padova',
  postalCode: '35100',
  latitude: 45.4064,
  longitude: 11.8768,
});

/** Records the zoom levels at which the map requests tiles, in order. */
function recordZooms(): () => number[] {
  const src = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
  return () => {
    const zooms = src.mock.calls.flatMap(([url]) => /no-tiles\/(\d+)\//.exec(url)?.[1] ?? []).map(Number);
    return zooms.filter((zoom, index) => zoom !== zooms[index - 1]);
  };
}

test('a dealer is listed with its address, telephone and link to a map', async () => {
  stubResponse('get', SELLERS_PATH, [VICENZA]);
  await openPage(PAGE);
  await expect.poll(() => document.title).toBe('Rivenditori · Cromia');
  const tile = page.getByRole('list', { name: 'Rivenditori' }).getByRole('listitem');
  await expect.element(tile).toMatchTextContent('36100 Vicenza (VI)');
  await expect
    .element(tile.getByRole('link', { name: '+39 0444 512345' }))
    .toHaveAttribute('href', 'tel:+390444512345');
  await expect
    .element(tile.getByRole('link', { name: 'Apri Colorificio Berico in Mappe' }))
    .toHaveAttribute('href', expect.stringMatching(/^https:/));
  await inspect();
});

test('a truncated list of dealers shows how many there are in total', async () => {
  stubReply('get', SELLERS_PATH, () =>
    Response.json([VICENZA, SCHIO], { headers: { 'x-total-count': '2345' } }),
  );
  await openPage(PAGE, { language: 'en' });
  await expect
    .element(page.getByText('The first 2 of 2,345 dealers are listed. Search by name or postal code.'))
    .toBeVisible();
});

test('a search by postal code is stored in the URL', async () => {
  stubResponse('get', SELLERS_PATH, [VICENZA]);
  const { place } = await openPage(PAGE, { language: 'de', viewport: 'phone' });
  await page.getByRole('combobox', { name: 'Postleitzahl oder Ort' }).fill('36100');
  await page.getByRole('search').getByRole('button', { name: 'Suchen' }).click();
  await expect.poll(place).toContain('postalCode=36100');
  await expect
    .poll(() => callsTo('get', SELLERS_PATH).at(-1)?.url.searchParams.get('postalCode'))
    .toBe('36100');
  await inspect();
});

test('a town is suggested from the dealers, without accents, and stored in the URL', async () => {
  const forli = aSeller({ id: 'forli', city: 'Forlì' });
  stubResponse('get', SELLERS_PATH, ({ url }) => (url.searchParams.has('city') ? [forli] : [VICENZA, forli]));
  const { place } = await openPage(PAGE, { viewport: 'phone' });
  await page.getByRole('combobox', { name: 'CAP o città' }).fill('forli');
  await page.getByRole('option', { name: 'Forlì' }).click();
  await expect.poll(place).toContain('city=Forl');
  await expect.poll(() => callsTo('get', SELLERS_PATH).at(-1)?.url.searchParams.get('city')).toBe('Forlì');
  await expect.element(page.getByRole('combobox', { name: 'CAP o città' })).toHaveValue('Forlì');
  await inspect();
});

test.each([
  ['de', 'Land', 'Deutschland'],
  ['en', 'Country', 'Italy'],
  ['pl', 'Kraj', 'Polska'],
] as const)('the form proposes the country of the language %s', async (language, label, country) => {
  stubResponse('get', SELLERS_PATH, [VICENZA]);
  await openPage(PAGE, { language });
  await expect.element(page.getByRole('combobox', { name: label })).toHaveValue(country);
});

test('a postal code without dealers shows those of the wider area with a notice', async () => {
  stubResponse('get', SELLERS_PATH, [VICENZA, SCHIO]);
  await openPage(`${PAGE}?postalCode=36999`);
  const widenedMessage = 'Nessun rivenditore con CAP 36999: ecco quelli della zona 36.';
  await expect.element(page.getByText(widenedMessage)).toBeVisible();
});

test('dealers are sorted by distance from the postal code, with a notice when none is near', async () => {
  stubResponse('get', SELLERS_PATH, ({ url }) =>
    url.searchParams.get('postalCode') === '97100' ? [] : [PALERMO, PADUA, VICENZA],
  );
  await openPage(`${PAGE}?postalCode=36100`);
  const names = () =>
    page
      .getByRole('list', { name: 'Rivenditori' })
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(names).toEqual(['Colorificio Berico', 'Padova Colori', 'Colori Palermo']);
  await page.getByRole('combobox', { name: 'CAP o città' }).fill('97100');
  await page.getByRole('main').getByRole('button', { name: 'Cerca', exact: true }).click();
  await expect
    .element(page.getByRole('status').filter({ hasText: '97100' }))
    .toMatchTextContent('Nessun rivenditore vicino al CAP 97100. Il più vicino è a Palermo, a circa 178 km.');
  expect(names()[0]).toBe('Colori Palermo');
  await inspect();
});

test('a postal code that is not Italian asks for its country', async () => {
  stubResponse('get', SELLERS_PATH, ({ url }) => (url.searchParams.has('country') ? [] : [VICENZA]));
  const { place } = await openPage(PAGE, { language: 'en', viewport: 'phone' });
  await page.getByRole('combobox', { name: 'Postal code or town' }).fill('SW1A 1AA');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect
    .element(
      page.getByText('This does not look like an Italian postal code of five digits: choose the country.'),
    )
    .toBeVisible();
  await inspect();
  await page.getByRole('option', { name: 'United Kingdom' }).click();
  await expect.poll(place).toContain('country=GB');
  await expect.element(page.getByText(/^No dealer near postal code SW1A 1AA/)).toBeVisible();
});

test('four digits ask for the country; once Italy is chosen, the form does not ask again', async () => {
  stubResponse('get', SELLERS_PATH, [VICENZA]);
  const { place } = await openPage(PAGE, { language: 'en' });
  const postalCode = page.getByRole('combobox', { name: 'Postal code or town' });
  const search = page.getByRole('search').getByRole('button', { name: 'Search' });
  const question = page.getByText(
    'This does not look like an Italian postal code of five digits: choose the country.',
  );
  await postalCode.fill('3610');
  await search.click();
  await expect.element(question).toBeVisible();
  expect(place()).not.toContain('postalCode');
  await page.getByRole('option', { name: 'Italy' }).click();
  await expect.poll(place).toContain('country=IT');
  await expect.poll(() => callsTo('get', SELLERS_PATH).at(-1)?.url.searchParams.get('country')).toBe('IT');
  await postalCode.fill('3606');
  await search.click();
  await expect.poll(place).toContain('3606');
  await expect.element(question).not.toBeInTheDocument();
});

test('the brand filter limits the dealers until it is removed', async () => {
  stubResponse('get', SELLERS_PATH, [aSeller({ brands: ['Muralcrom', 'Lignocrom'] })]);
  const { place } = await openPage(`${PAGE}?brand=Muralcrom`);
  await expect.element(page.getByText('Vende Muralcrom, Lignocrom')).toBeVisible();
  expect(callsTo('get', SELLERS_PATH).at(-1)?.url.searchParams.get('brand')).toBe('Muralcrom');
  await inspect();
  await page.getByRole('button', { name: 'Mostra i rivenditori di tutti i marchi' }).click();
  await expect.poll(place).toBe(PAGE);
});

test('a search without results offers all dealers', async () => {
  stubResponse('get', SELLERS_PATH, ({ url }) => (url.searchParams.has('businessName') ? [] : [VICENZA]));
  await openPage(`${PAGE}?businessName=xyzxyz`, { language: 'de', viewport: 'phone' });
  await expect
    .element(
      page.getByText(
        'Kein Händler gefunden. Versuchen Sie es mit einer anderen Postleitzahl oder einem anderen Ort oder schreiben Sie uns: Wir nennen Ihnen das nächste Geschäft.',
      ),
    )
    .toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'Alle Händler zeigen' }).click();
  await expect
    .element(
      page.getByText(
        'Kein Händler gefunden. Versuchen Sie es mit einer anderen Postleitzahl oder einem anderen Ort oder schreiben Sie uns: Wir nennen Ihnen das nächste Geschäft.',
      ),
    )
    .not.toBeInTheDocument();
  await expect.element(page.getByText('Colorificio Berico')).toBeVisible();
});

test('on a phone the map replaces the list', async () => {
  stubResponse('get', SELLERS_PATH, [VICENZA, PADUA]);
  const { place } = await openPage(`${PAGE}?businessName=o`, { language: 'de', viewport: 'phone' });
  await page.getByText('Karte').click();
  await expect.poll(place).toContain('view=map');
  const map = page.getByRole('region', { name: 'Karte der Händler' });
  await expect.element(map.getByRole('button', { name: 'Padova Colori, Padova' })).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Händler' })).not.toBeInTheDocument();
  await inspect();
});

test('selecting a dealer on the map highlights it in the list', async () => {
  stubResponse('get', SELLERS_PATH, [VICENZA, PADUA]);
  await openPage(`${PAGE}?businessName=o`);
  const map = page.getByRole('region', { name: 'Mappa dei rivenditori' });
  await map.getByRole('button', { name: 'Padova Colori, Padova' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Padova Colori', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  await inspect();
});

test('without tiles the page still shows the dealers and their pins', async () => {
  stubResponse('get', '/api/brand', aBrand({ mapTilesUrl: NO_TILES_PATH }));
  stubResponse('get', SELLERS_PATH, [VICENZA, PADUA]);
  await openPage(`${PAGE}?businessName=o`);
  const map = page.getByRole('region', { name: 'Mappa dei rivenditori' });
  await expect.element(map.getByRole('button', { name: 'Padova Colori, Padova' })).toBeVisible();
  await expect
    .element(page.getByText('Le strade non sono caricabili. Le posizioni dei rivenditori sono corrette.'))
    .toBeVisible();
  await expect.element(page.getByText('Colorificio Berico').first()).toBeVisible();
});

test('the map draws countries and Italian regions under the tiles, visible without them too', async () => {
  stubResponse('get', '/api/brand', aBrand({ mapTilesUrl: NO_TILES_PATH }));
  stubResponse('get', SELLERS_PATH, [VICENZA]);
  await openPage(FILTERED);
  await expect
    .element(page.getByText('Le strade non sono caricabili. Le posizioni dei rivenditori sono corrette.'))
    .toBeVisible();
  const region = page.getByRole('region', { name: 'Mappa dei rivenditori' });
  await expect.element(region.getByRole('button', { name: 'Colorificio Berico, Vicenza' })).toBeInViewport();
  const map = region.element();
  const [outlines, tiles] = ['outlines', 'tile'].map((name) => map.querySelector(`.leaflet-${name}-pane`));
  if (!outlines || !tiles) throw new Error('The map lacks a pane');
  expect(Number(getComputedStyle(outlines).zIndex)).toBeLessThan(Number(getComputedStyle(tiles).zIndex));
  const land = [...outlines.querySelectorAll('path')].filter(
    (path) => path.getBoundingClientRect().width > 0,
  );
  // Italy, Veneto and its neighbours.
  expect(land.length).toBeGreaterThan(5);
  for (const path of land)
    expect(getComputedStyle(path).fill).not.toBe(getComputedStyle(map).backgroundColor);
  await inspect();
});

test('the map opens on northern Italy at zoom 10, and a filter moves it', async () => {
  const zooms = recordZooms();
  stubResponse('get', '/api/brand', aBrand({ mapTilesUrl: NO_TILES_PATH }));
  stubResponse('get', SELLERS_PATH, [VICENZA, PALERMO]);
  const { router } = await openPage(PAGE);
  await expect.poll(() => zooms()[0]).toBe(10);
  const map = page.getByRole('region', { name: 'Mappa dei rivenditori' });
  await expect.element(map.getByRole('button', { name: 'Colori Palermo, Palermo' })).not.toBeInViewport();
  await router.navigate({ to: '.', search: { brand: 'Cromia' } });
  await expect.element(map.getByRole('button', { name: 'Colori Palermo, Palermo' })).toBeInViewport();
});

test('the map of a filtered search opens with its dealers in view and requests tiles of that zoom only', async () => {
  const zooms = recordZooms();
  stubResponse('get', '/api/brand', aBrand({ mapTilesUrl: NO_TILES_PATH }));
  stubResponse('get', SELLERS_PATH, [VICENZA, PALERMO]);
  await openPage(FILTERED);
  const map = page.getByRole('region', { name: 'Mappa dei rivenditori' });
  for (const name of ['Colorificio Berico, Vicenza', 'Colori Palermo, Palermo'])
    await expect.element(map.getByRole('button', { name })).toBeInViewport();
  await expect
    .element(page.getByText('Le strade non sono caricabili. Le posizioni dei rivenditori sono corrette.'))
    .toBeVisible();
  expect(zooms()).toEqual([6]);
});

const NEAR_VICENZA = { ...SCHIO, latitude: VICENZA.latitude + 0.15 };

test('without tiles choosing a dealer zooms to level 8 at most and shows its pin unclustered', async () => {
  const zooms = recordZooms();
  stubResponse('get', '/api/brand', aBrand({ mapTilesUrl: NO_TILES_PATH }));
  stubResponse('get', SELLERS_PATH, [VICENZA, NEAR_VICENZA, PALERMO]);
  await openPage(FILTERED);
  const map = page.getByRole('region', { name: 'Mappa dei rivenditori' });
  await expect
    .element(page.getByText('Le strade non sono caricabili. Le posizioni dei rivenditori sono corrette.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Colorificio Berico', exact: true }).click();
  for (const name of ['Colorificio Berico, Vicenza', 'Ferramenta Schio, Schio'])
    await expect.element(map.getByRole('button', { name })).toBeInViewport();
  expect(zooms()).toEqual([6, 8]);
});

test('without tiles a cluster first zooms to level 8, then one level per click', async () => {
  const zooms = recordZooms();
  stubResponse('get', '/api/brand', aBrand({ mapTilesUrl: NO_TILES_PATH }));
  stubResponse('get', SELLERS_PATH, [VICENZA, NEAR_VICENZA, PALERMO]);
  await openPage(FILTERED);
  const map = page.getByRole('region', { name: 'Mappa dei rivenditori' });
  await expect
    .element(page.getByText('Le strade non sono caricabili. Le posizioni dei rivenditori sono corrette.'))
    .toBeVisible();
  const cluster = map.getByTitle('2 rivenditori: ingrandisci');
  await cluster.click();
  await expect.poll(zooms).toEqual([6, 8]);
  await cluster.click();
  for (const name of ['Colorificio Berico, Vicenza', 'Ferramenta Schio, Schio'])
    await expect.element(map.getByRole('button', { name })).toBeInViewport();
  expect(zooms()).toEqual([6, 8, 9]);
});

test('a URL that excludes both kinds finds nobody', async () => {
  stubResponse('get', SELLERS_PATH, []);
  const { place } = await openPage('/products-search/sellersMap/false/false');
  await expect.element(page.getByText('Nessun rivenditore trovato', { exact: false }).first()).toBeVisible();
  expect(place()).toBe('/products-search/sellersMap/false/false');
  expect(page.getByRole('radio', { checked: true }).elements()).toEqual([]);
});
