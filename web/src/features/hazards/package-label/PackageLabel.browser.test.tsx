import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { NOT_HAZARDOUS } from '@cromia/domain/hazards/hazard';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubReply, stubResponse } from '../../../../test/api-stub';
import { aProduct, aSearchResponse, aSerial } from '../../../../test/builders/catalogue/product';
import { paged } from '../../../../test/builders/paged';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const DETAIL_PATH = '/api/products/{productClass}/{serial}/{color}/{pkg}';
const LABEL_PATH = '/api/products/{productClass}/{serial}/{color}/{pkg}/label';
const SMALL = { productClass: '3', serial: 'F120', color: '7035', pkg: '05' };
const PDF = () => new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } });
const dialog = page.getByRole('dialog', { name: 'Etichetta di pericolo' });

function stubProduct(): void {
  stubResponse('get', DETAIL_PATH, ({ params }) => aProduct({ id: params }));
}

describe('the dialog that prints a hazard label', () => {
  async function openDialog(): Promise<void> {
    stubResponse('get', '/api/products/filters/name', aSearchResponse([aSerial()]));
    stubResponse('get', '/api/tds/versions/last/available-languages', []);
    stubProduct();
    await openPage('/products-search/b2b?nameCode=F120&open=F120-7035-25', {
      viewer: aUser({ type: 'C' }),
    });
    await page.getByRole('button', { name: 'Stampa etichetta di pericolo' }).click();
  }

  test('creates that of another packaging, language and content', async () => {
    stubReply('get', LABEL_PATH, PDF);
    await openDialog();
    await expect.element(dialog.getByRole('textbox', { name: /Contenuto/ })).toHaveValue('25');
    await inspect();
    await dialog.getByRole('combobox', { name: 'Imballaggio' }).selectOptions(toProductKey(SMALL));
    await expect.element(dialog.getByRole('textbox', { name: /Contenuto/ })).toHaveValue('5');
    await dialog.getByRole('textbox', { name: /Contenuto/ }).fill('2,5');
    await dialog.getByRole('combobox', { name: 'Lingua' }).selectOptions('cs');
    await dialog.getByRole('combobox', { name: 'Formato' }).selectOptions('A7');
    await dialog.getByRole('button', { name: 'Crea etichetta' }).click();
    await expect
      .poll(() =>
        callsTo('get', LABEL_PATH).map(({ params, url }) => [
          params.pkg,
          Object.fromEntries(url.searchParams),
        ]),
      )
      .toEqual([['05', { lang: 'cs', size: 'A7', quantity: '2.5' }]]);
  });

  test('offers no size that is too small for the content', async () => {
    await openDialog();
    await dialog.getByRole('textbox', { name: /Contenuto/ }).fill('200');
    await expect.element(dialog.getByRole('option', { name: /A7 .*troppo piccola/ })).toBeDisabled();
    await expect.element(dialog.getByRole('option', { name: 'A6 (105 × 148 mm)' })).toBeEnabled();
    await dialog.getByRole('textbox', { name: /Contenuto/ }).fill('x');
    await expect.element(dialog.getByText('Inserisci un numero maggiore di 0')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Crea etichetta' })).toBeDisabled();
  });

  test('says why a label cannot be created', async () => {
    stubRejection('get', LABEL_PATH, {
      status: 422,
      code: 'LabelTooSmall',
      limit: { of: 'value', min: 'A5' },
    });
    await openDialog();
    await dialog.getByRole('button', { name: 'Crea etichetta' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('A5');
  });
});

describe('the desk', () => {
  const SERIAL_PATH = '/api/v1/backoffice/hazards/{productClass}/{serial}';
  const COLORS_PATH = '/api/products/serials/{productClass}/{serial}/colors';
  const color = { colorDescription: { it: 'Grigio luce' }, hex: null, version: 'c1', hazard: null };
  const openDesk = async (isSold: boolean, hazard: typeof NOT_HAZARDOUS | null) => {
    stubResponse('get', SERIAL_PATH, {
      ...{ productClass: '3', serial: 'F120', shortDescription: { it: 'Primer epossidico 2K' } },
      ...{ hazard, version: 'v1', productsWithoutWeight: [], versions: [] },
      colors: [{ ...color, color: '7035', isSold }],
    });
    stubProduct();
    stubResponse('get', COLORS_PATH, paged(aSerial().colors ?? []));
    await openPage('/backoffice/hazards/3/F120', { viewer: aUser({ role: 'IT' }) });
    await expect.element(page.getByRole('button', { name: 'Salva' })).toBeVisible();
  };
  const button = page.getByRole('button', { name: 'Stampa etichetta di pericolo' });

  test('prints the label of a colour that is sold', async () => {
    await openDesk(true, NOT_HAZARDOUS);
    await button.click();
    await expect.element(dialog.getByRole('button', { name: 'Crea etichetta' })).toBeVisible();
  });

  test.each([
    ['is not sold', false, NOT_HAZARDOUS],
    ['is not assessed', true, null],
  ] as const)('offers no label of a colour that %s', async (_name, isSold, hazard) => {
    await openDesk(isSold, hazard);
    await expect.element(button).not.toBeInTheDocument();
  });
});
