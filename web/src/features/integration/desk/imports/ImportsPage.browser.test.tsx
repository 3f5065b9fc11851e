import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubRejection, stubResponse } from '../../../../../test/api-stub';
import { anImport, anImportResponse } from '../../../../../test/builders/desk/imports';
import { paged } from '../../../../../test/builders/paged';
import { aUser } from '../../../../../test/builders/user';
import { chooseFile } from '../../../../../test/files';
import { inspect } from '../../../../../test/inspect';
import { openPage } from '../../../../../test/open-page';

const LIST = '/api/v1/backoffice/imports';
const IT = aUser({ role: 'IT', username: 'it@cromia.test' });

const dialog = () => page.getByRole('dialog');

async function openFileDialog() {
  const opened = await openPage('/backoffice/imports', { viewer: IT });
  await page.getByRole('button', { name: 'Importa un file' }).click();
  await dialog().getByRole('combobox', { name: 'Dati' }).selectOptions('prices');
  return { ...opened, apply: dialog().getByRole('button', { name: 'Importa' }) };
}

test('the list shows the kind, the outcome and the importing user', async () => {
  stubResponse('get', LIST, paged([anImport()]));
  await openPage('/backoffice/imports', { viewer: IT });
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Importazioni');
  const row = page.getByRole('row').nth(1);
  await expect.element(row).toMatchTextContent('Prezzi');
  await expect.element(row).toMatchTextContent('it@cromia.test');
  await expect.element(row).toMatchTextContent('Importato tutto');
  await inspect();
});

test('a file with invalid rows can be applied only with the option to skip them', async () => {
  stubResponse('get', LIST, paged([]));
  stubResponse(
    'post',
    LIST,
    anImportResponse({
      outcome: 'PARTLY',
      failed: 1,
      errors: [
        { row: 3, path: 'unitPrice', code: 'decimalComma' },
        { row: 4, path: 'priceListCode', code: 'invalidField', allowed: ['RIV', 'IND'] },
        { row: 5, path: '', code: 'duplicate', rows: [6, 7] },
      ],
    }),
  );
  const { apply } = await openFileDialog();
  await chooseFile('prices.csv', 'serial;color;pkg;priceListCode;unitPrice\r\n', 'text/csv');
  await expect
    .element(
      dialog().getByText(
        'Virgola decimale in un file i cui numeri hanno anche punti o separatori delle migliaia: usa il punto.',
      ),
    )
    .toBeVisible();
  await expect.element(dialog().getByText('Valore non valido. Ammessi: RIV, IND.')).toBeVisible();
  await expect
    .element(dialog().getByText('Un’altra riga riguarda la stessa cosa. È in conflitto con le righe 6, 7.'))
    .toBeVisible();
  await expect.element(apply).toBeDisabled();
  await inspect();
  await dialog().getByRole('checkbox', { name: 'Importa le righe corrette e lascia le altre' }).click();
  await expect.element(apply).toBeEnabled();
});

test('a file is previewed in a dry run before it is applied', async () => {
  stubResponse('get', LIST, paged([]));
  const change = { row: 2, subject: 'F120-7035-25 RIV', field: 'unitPrice', was: 12.5, is: 1234.125 };
  stubResponse('post', LIST, anImportResponse({ changes: [{ ...change, corrected: true }] }));
  const { apply } = await openFileDialog();
  await chooseFile('prices.csv', 'serial;color;pkg;priceListCode;unitPrice\r\n', 'text/csv');
  const counts = 'Nuove: 0. Cambiate: 1. Già così: 0. Errate: 0.';
  await expect.element(dialog().getByText(counts)).toBeVisible();
  const changed = dialog().getByRole('row', { name: /F120-7035-25 RIV/ });
  await expect.element(changed).toMatchTextContent('12,5');
  await expect.element(changed).toMatchTextContent('Sovrascrive una correzione manuale');
  await expect.element(changed).toMatchTextContent('1.234,125');
  const queries = () =>
    callsTo('post', LIST).map(({ url: { searchParams } }) => ({
      partial: searchParams.get('partial'),
      dryRun: searchParams.get('dryRun'),
    }));
  expect(queries()).toEqual([{ partial: 'true', dryRun: 'true' }]);
  stubResponse('get', LIST, paged([anImport()]));
  await apply.click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(queries().at(-1)).toEqual({ partial: 'false', dryRun: 'false' });
  await expect.element(page.getByRole('row').nth(1)).toMatchTextContent('Prezzi');
});

test('the preview of synonyms says that a corrected pair is new, and where to delete the old one', async () => {
  stubResponse('get', LIST, paged([]));
  stubResponse('post', LIST, anImportResponse({ kind: 'synonyms', created: 1, changed: 0, unchanged: 6 }));
  await openFileDialog();
  await dialog().getByRole('combobox', { name: 'Dati' }).selectOptions('synonyms');
  await chooseFile('synonyms.csv', 'language;term;synonym\r\nit;stucco;fondo\r\n', 'text/csv');
  await expect.element(dialog().getByText(/Una coppia corretta conta come nuova/)).toBeVisible();
  await expect
    .element(dialog().getByRole('link', { name: 'Sinonimi della ricerca' }))
    .toHaveAttribute('href', '/backoffice/search-synonyms');
  await inspect();
});

test('the import button stays in view under a long preview, and the names of fields do not break', async () => {
  stubResponse('get', LIST, paged([]));
  const errors = Array.from({ length: 60 }, (_, index) => ({
    row: index + 2,
    path: index === 0 ? 'price/list.code' : 'agentCommissionPct',
    code: 'decimalComma' as const,
  }));
  stubResponse('post', LIST, anImportResponse({ outcome: 'PARTLY', failed: 60, errors }));
  const { apply } = await openFileDialog();
  await chooseFile('prices.csv', 'serial\r\n', 'text/csv');
  const heightOf = (name: string) =>
    dialog().getByText(name, { exact: true }).first().element().getBoundingClientRect().height;
  await expect.element(dialog().getByText('price/list.code')).toBeVisible();
  const lineHeight = heightOf('price/list.code');
  expect(heightOf('agentCommissionPct')).toBe(lineHeight);
  expect(lineHeight).toBeLessThan(30);
  await expect.element(apply).toBeInViewport({ ratio: 1 });
  await expect
    .element(dialog().getByRole('checkbox', { name: 'Importa le righe corrette e lascia le altre' }))
    .toBeInViewport();
});

test('the preview counts the values that empty cells erase', async () => {
  stubResponse('get', LIST, paged([]));
  const change = {
    row: 2,
    subject: '100001',
    field: 'pec',
    was: 'pec@customer.test',
    is: null,
    corrected: false,
  };
  stubResponse('post', LIST, anImportResponse({ changes: [change], erased: 2 }));
  await openFileDialog();
  await chooseFile('customers.csv', 'customerCode;pec\r\n', 'text/csv');
  await expect.element(dialog().getByText('2 valori vengono cancellati: le celle sono vuote.')).toBeVisible();
});

test('prices that change by more than 30 % are imported once the user has checked them', async () => {
  stubResponse('get', LIST, paged([]));
  const change = { row: 2, subject: 'F120-7035-25 RIV', field: 'unitPrice', was: 10, is: 14.5 };
  stubResponse('post', LIST, anImportResponse({ changes: [{ ...change, corrected: false, unusual: true }] }));
  const { apply } = await openFileDialog();
  await chooseFile('prices.csv', 'serial;color;pkg;priceListCode;unitPrice\r\n', 'text/csv');
  await expect.element(dialog().getByRole('row', { name: /F120-7035-25 RIV/ })).toMatchTextContent('+45 %');
  await expect.element(apply).toBeDisabled();
  await dialog().getByRole('checkbox', { name: 'Ho controllato questi prezzi' }).click();
  await expect.element(apply).toBeEnabled();
});

test('a file that cannot be read is named with what to do', async () => {
  stubResponse('get', LIST, paged([]));
  stubRejection('post', LIST, {
    status: 400,
    code: 'BadRequest',
    errors: [{ path: 'rows', code: 'missing' }],
  });
  await openFileDialog();
  await chooseFile('large.csv', 'x'.repeat(8 * 1_048_576 + 1), 'text/csv');
  await expect.element(dialog().getByText(/large\.csv .*9 MB.*8 MB/)).toBeVisible();
  expect(callsTo('post', LIST)).toHaveLength(0);
  await chooseFile('empty.csv', 'serial;color\r\n', 'text/csv');
  await expect.element(dialog().getByText('empty.csv non contiene righe.')).toBeVisible();
});

test('a file that changes nothing cannot be applied', async () => {
  stubResponse('get', LIST, paged([]));
  stubResponse('post', LIST, anImportResponse({ changed: 0, unchanged: 1 }));
  const { apply } = await openFileDialog();
  await chooseFile('prices.csv', 'serial;color;pkg;priceListCode;unitPrice\r\n', 'text/csv');
  const counts = 'Nuove: 0. Cambiate: 0. Già così: 1. Errate: 0.';
  await expect.element(dialog().getByText(counts)).toBeVisible();
  await expect.element(apply).toBeDisabled();
});

test('the page of an import shows its file, errors, changes and rows', async () => {
  const { id } = anImport();
  stubResponse('get', `${LIST}/{id}`, {
    ...anImport({ outcome: 'PARTLY', failed: 1 }),
    errors: [{ row: 3, path: 'productCode', code: 'unknown' }],
    changes: [
      { row: 2, subject: 'F120-7035-25 RIV', field: 'unitPrice', was: 12.5, is: 13.1, corrected: false },
    ],
    fileKept: true,
    canUndo: true,
  });
  stubResponse(
    'get',
    `${LIST}/{id}/rows`,
    paged([
      { row: 2, state: 'CHANGED', cells: { serial: 'F120', unitPrice: '13.1' } },
      { row: 3, state: 'FAILED', cells: { serial: 'F999' } },
    ]),
  );
  await openPage(`/backoffice/imports/${id}`, { viewer: IT });
  await expect.element(page.getByText('listino.csv')).toBeVisible();
  for (const name of ['Scarica il file', 'Scarica gli errori'])
    await expect.element(page.getByRole('button', { name })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /F999/ })).toMatchTextContent('Errata');
  await inspect();
});

test('an import is undone after a confirmation, which says why if it cannot be', async () => {
  const { id } = anImport();
  const detail = { ...anImport(), errors: [], changes: [], fileKept: true, canUndo: true };
  stubResponse('get', `${LIST}/{id}`, detail);
  stubResponse('get', `${LIST}/{id}/rows`, paged([]));
  stubRejection('post', `${LIST}/{id}/undo`, {
    status: 409,
    code: 'Conflict',
    outcome: {
      changedBy: 'clerk@cromia.test',
      changedOn: '2026-11-20T09:30:00.000Z',
      undoneOn: null,
      changedSince: [{ subject: 'F120-7035-25 RIV', field: 'unitPrice' }],
    },
  });
  await openPage(`/backoffice/imports/${id}`, { viewer: IT });
  await page.getByRole('button', { name: 'Annulla importazione' }).click();
  await inspect();
  await dialog().getByRole('button', { name: 'Annulla importazione' }).click();
  await expect
    .element(dialog().getByText('clerk@cromia.test ha modificato dei valori', { exact: false }))
    .toBeVisible();
  await expect.element(dialog().getByText('F120-7035-25 RIV', { exact: false })).toBeVisible();
  await inspect();
  const undone = {
    ...detail,
    canUndo: false,
    undoneOn: '2026-11-20T10:00:00.000Z',
    undoneBy: 'it@cromia.test',
  };
  stubResponse('post', `${LIST}/{id}/undo`, undone);
  stubResponse('get', `${LIST}/{id}`, undone);
  await dialog().getByRole('button', { name: 'Annulla importazione' }).click();
  await expect.element(page.getByText('it@cromia.test ha annullato', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Annulla importazione' })).not.toBeInTheDocument();
});

test.each([
  { role: 'IT', offersOrders: false },
  { role: 'ADMIN', offersOrders: true },
  { role: 'CROMIA', offersOrders: true },
] as const)(
  'imports of orders and their statuses are offered to $role: $offersOrders',
  async ({ role, offersOrders }) => {
    stubResponse('get', LIST, paged([]));
    await openPage('/backoffice/imports', { viewer: aUser({ role }) });
    await page.getByRole('button', { name: 'Importa un file' }).click();
    const kinds = dialog().getByRole('combobox', { name: 'Dati' });
    await expect.element(kinds).toMatchTextContent('Prezzi');
    for (const kind of ['Ordini', 'Stati degli ordini']) {
      const option = kinds.getByRole('option', { name: kind, exact: true });
      if (offersOrders) await expect.element(option).toBeInTheDocument();
      else await expect.element(option).not.toBeInTheDocument();
    }
  },
);
