import { NOT_HAZARDOUS } from '@cromia/domain/hazards/hazard';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../test/api-stub';
import { aHazardLabel } from '../../../test/builders/catalogue/hazard';
import { aProductLevel } from '../../../test/builders/catalogue/private-catalogue';
import { aProduct, aSearchResponse, aSerial } from '../../../test/builders/catalogue/product';
import { paged } from '../../../test/builders/paged';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';

const IT = aUser({ role: 'IT' });
const LIST_PATH = '/api/v1/backoffice/hazards';
const SERIAL_PATH = '/api/v1/backoffice/hazards/{productClass}/{serial}';
const F120 = { productClass: '3', serial: 'F120', shortDescription: { it: 'Primer epossidico 2K' } };
const STORED = { ...F120, hazard: null, version: 'v1', colors: [], productsWithoutWeight: [], versions: [] };
const WARNING = {
  ...NOT_HAZARDOUS,
  signalWord: 'WARNING',
  pictograms: ['GHS02'],
  hStatements: ['H226'],
} satisfies typeof NOT_HAZARDOUS;

test('the desk lists the labels of serials, and those without any', async () => {
  const entry = { ...F120, exceptions: 0, changedOn: null, unNumber: '1263', soldNet: 0 };
  stubResponse(
    'get',
    LIST_PATH,
    paged([
      { ...entry, hazard: { signalWord: 'WARNING', pictograms: ['GHS02'] }, soldWithoutAssessment: 0 },
      { ...entry, serial: 'H500', hazard: null, unNumber: null, soldWithoutAssessment: 3, soldNet: 1250 },
    ]),
  );
  await openPage('/backoffice/hazards', { viewer: IT });
  const assessed = page.getByRole('row', { name: /F120/ });
  await expect.element(assessed).toMatchTextContent('Attenzione');
  await expect.element(assessed.getByRole('img', { name: 'Fiamma' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /H500/ })).toMatchTextContent('Colori da valutare: 3');
  await inspect();
});

test('saving the assessment of a serial of the queue opens the next, of which most was sold', async () => {
  const entry = { ...F120, exceptions: 0, changedOn: null, unNumber: null, hazard: null };
  const queued = { ...entry, serial: 'H500', soldWithoutAssessment: 3, soldNet: 1250 };
  let pending = [{ ...queued, serial: 'F120', soldNet: 5000 }, queued];
  stubResponse('get', LIST_PATH, () => paged(pending));
  stubResponse('get', SERIAL_PATH, ({ params }) => ({ ...STORED, ...params }));
  stubResponse('put', SERIAL_PATH, ({ params }) => {
    pending = pending.filter(({ serial }) => serial !== params.serial);
    return { ...STORED, ...params, hazard: WARNING, version: 'v2' };
  });
  const { place } = await openPage('/backoffice/hazards/3/F120?state=SOLD_NOT_ASSESSED&sort=sold%2Cdesc', {
    viewer: IT,
  });
  const statements = page.getByRole('textbox', { name: /Indicazioni di pericolo/ });
  await page.getByRole('combobox', { name: 'Avvertenza' }).click();
  await page.getByRole('option', { name: 'Attenzione' }).click();
  await statements.fill('H226');
  await page.getByRole('checkbox', { name: /GHS02/ }).click();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect.poll(place).toMatch(/hazards\/3\/H500\?state=SOLD_NOT_ASSESSED&sort=sold/);
  await expect.element(statements).toHaveValue('');
  // The last one of the queue stays open.
  await page.getByRole('combobox', { name: 'Avvertenza' }).click();
  await page.getByRole('option', { name: 'Attenzione' }).click();
  await statements.fill('H226');
  await page.getByRole('checkbox', { name: /GHS02/ }).click();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect.poll(() => callsTo('put', SERIAL_PATH)).toHaveLength(2);
  expect(place()).toMatch(/H500/);
});

test('a contradiction is explained before it is saved', async () => {
  const stored = { ...STORED, hazard: WARNING };
  stubResponse('get', SERIAL_PATH, stored);
  stubResponse('put', SERIAL_PATH, { ...stored, version: 'v2' });
  await openPage('/backoffice/hazards/3/F120', { viewer: IT });
  const statements = page.getByRole('textbox', { name: /Indicazioni di pericolo/ });
  await expect.element(statements).toHaveValue('H226');
  await statements.fill('H226 H317');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect.element(page.getByText('Mancano i pittogrammi GHS07.')).toBeVisible();
  await inspect();
  await page.getByRole('checkbox', { name: /GHS07/ }).click();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect
    .poll(() => callsTo('put', SERIAL_PATH)[0]?.body)
    .toMatchObject({
      version: 'v1',
      hazard: { pictograms: ['GHS02', 'GHS07'], hStatements: ['H226', 'H317'] },
    });
});

test('another colour does not take typed statements away without a prompt', async () => {
  const color = {
    ...{ color: '7035', colorDescription: { it: 'Grigio' }, hex: null, version: 'c1' },
    ...{ isSold: false, hazard: null },
  };
  const stored = { ...STORED, hazard: WARNING, colors: [color] };
  stubResponse('get', SERIAL_PATH, stored);
  const { place } = await openPage('/backoffice/hazards/3/F120?serial=F1', { viewer: IT });
  const statements = page.getByRole('textbox', { name: /Indicazioni di pericolo/ });
  const choose = async () => {
    await page.getByRole('combobox', { name: /Vale per/ }).click();
    await page.getByRole('option', { name: /7035/ }).click();
  };
  await statements.fill('H226 H317');
  await choose();
  const prompt = page.getByRole('dialog');
  await prompt.getByRole('button', { name: 'Resta qui' }).click();
  await expect.element(statements).toHaveValue('H226 H317');
  await choose();
  await prompt.getByRole('button', { name: 'Lascia la pagina' }).click();
  await expect.element(statements).toHaveValue('H226');
  expect(place()).toMatch(/serial=F1&appliesTo=.*7035/);
});

test('an unknown code is named at its field', async () => {
  stubResponse('get', SERIAL_PATH, STORED);
  await openPage('/backoffice/hazards/3/F120', { viewer: IT });
  await page.getByRole('textbox', { name: /Indicazioni di pericolo/ }).fill('H999');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect.element(page.getByText(/Codice sconosciuto/).first()).toBeVisible();
});

const DETAIL_PATH = '/api/products/{productClass}/{serial}/{color}/{pkg}';
const VIEWERS = {
  'a visitor': undefined,
  'a private user': aUser({ type: 'P' }),
  'a company': aUser({ type: 'C' }),
  staff: IT,
};
const PAGES = {
  'the product': '/products-search/b2b?nameCode=F120&open=F120-7035-25',
  'the private catalogue': '/products-search/b2c?path=ENAMELS/E600',
};

/** The product search of professionals is for companies. */
const listPages = (viewer: ReturnType<typeof aUser> | undefined) =>
  viewer?.type === 'C' ? Object.values(PAGES) : [PAGES['the private catalogue']];

/** Statements of a thinner, as long as they come. */
const STATEMENTS = [
  'Liquido e vapori infiammabili.',
  'Può essere letale in caso di ingestione e di penetrazione nelle vie respiratorie.',
  'Nocivo a contatto con la pelle o se inalato',
  'Provoca irritazione cutanea.',
  'Può provocare una reazione allergica cutanea.',
  'Provoca gravi lesioni oculari.',
  'Può irritare le vie respiratorie.',
  'Può provocare sonnolenza o vertigini.',
  'Può provocare danni agli organi in caso di esposizione prolungata o ripetuta.',
  'Tossico per gli organismi acquatici con effetti di lunga durata.',
];

describe.each([1, 4, 10])('a product with %d statements', (count) => {
  test.each([
    [1440, 900],
    [1024, 768],
  ])(
    'has label, price, quantity and the button that adds it on the first screen of %d x %d',
    async (width, height) => {
      const hazard = aHazardLabel({
        pictograms: ['GHS02', 'GHS05', 'GHS07', 'GHS08'],
        hStatements: STATEMENTS.slice(0, count).map((text) => ({ code: text, text })),
      });
      stubResponse('get', '/api/products/filters/name', aSearchResponse([aSerial()]));
      stubResponse('get', '/api/tds/versions/last/available-languages', []);
      stubResponse('get', DETAIL_PATH, ({ params }) => aProduct({ id: params, hazard }));
      await openPage(PAGES['the product'], { viewer: aUser(), viewport: 'wide' });
      await page.viewport(width, height);
      const label = page.getByRole('region', { name: 'Etichetta di pericolo' }).first();
      const parts = [
        label,
        page.getByRole('button', { name: 'Aggiungi', exact: true }),
        page.getByRole('textbox', { name: /Quantità/ }).first(),
        page.getByText('Il tuo prezzo netto, IVA esclusa').first(),
      ];
      for (const part of parts) {
        await expect.element(part).toBeVisible();
        expect(part.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
      }
    },
  );
});

test.each([1, 4, 10])(
  'on a phone, pictograms and signal word of a product with %d statements are above the bar that adds it, also for an agent',
  async (count) => {
    const hazard = aHazardLabel({
      pictograms: ['GHS02', 'GHS05', 'GHS07', 'GHS08'],
      hStatements: STATEMENTS.slice(0, count).map((text) => ({ code: text, text })),
    });
    stubResponse('get', '/api/products/filters/name', aSearchResponse([aSerial()]));
    stubResponse('get', '/api/tds/versions/last/available-languages', []);
    stubResponse('get', DETAIL_PATH, ({ params }) =>
      aProduct({
        ...{ id: params, hazard },
        variants: ['01', '05', '25', 'D2'].map((pkg) => ({
          ...aProduct({ id: { ...params, pkg } }),
          pkg,
          image: null,
        })),
      }),
    );
    await openPage(PAGES['the product'], {
      viewer: aUser({ role: 'AGENT', customerCode: null, companyRole: null }),
      actingFor: { customerCode: '100001', businessName: 'Rossi Verniciature S.r.l.' },
      viewport: 'phone',
    });
    await page.viewport(390, 844);
    const add = page.getByRole('button', { name: 'Aggiungi', exact: true });
    await expect.element(add).toBeVisible();
    const bar = add.element().closest('[data-bottom-bar]')?.getBoundingClientRect();
    const label = page.getByRole('region', { name: 'Etichetta di pericolo' }).first();
    for (const part of [label.getByRole('img').last(), label.getByText('Attenzione')])
      expect(part.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar?.top ?? 0);
    const last = label.getByText(STATEMENTS[count - 1] ?? '');
    const follows = last.element().compareDocumentPosition(add.element()) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows).not.toBe(0);
  },
);

describe.each(Object.entries(VIEWERS))('%s', (_viewer, viewer) => {
  test.each(
    listPages(viewer).flatMap((path) => [
      { path, viewport: 'phone' as const },
      { path, viewport: undefined },
    ]),
  )(
    'sees the label of a hazardous product before the click that buys: $path, $viewport',
    async ({ path, viewport }) => {
      stubResponse('get', '/api/products/filters/name', aSearchResponse([aSerial()]));
      stubResponse('get', '/api/tds/versions/last/available-languages', []);
      stubResponse('get', DETAIL_PATH, ({ params }) => aProduct({ id: params }));
      stubResponse('get', '/api/v1/public/b2c/level', aProductLevel());
      await openPage(path, { ...(viewer && { viewer }), ...(viewport === undefined ? {} : { viewport }) });
      const label = page.getByRole('region', { name: 'Etichetta di pericolo' }).first();
      await expect.element(label).toBeVisible();
      await expect.element(label).toMatchTextContent('Liquido e vapori infiammabili.');
      const pictogram = label.getByRole('img', { name: 'Fiamma' });
      // 1 cm at 96 pixels an inch.
      expect(pictogram.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(38);
      const buy = page.getByRole('button', { name: 'Acquista' }).first().element();
      const follows = label.element().compareDocumentPosition(buy) & Node.DOCUMENT_POSITION_FOLLOWING;
      expect(follows).not.toBe(0);
    },
  );
});
