import { NOT_HAZARDOUS } from '@cromia/domain/hazards/hazard';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../../test/api-stub';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { openPage } from '../../../../test/open-page';

const SERIAL_PATH = '/api/v1/backoffice/hazards/{productClass}/{serial}';
const STORED = {
  productClass: '3',
  serial: 'F120',
  shortDescription: { it: 'Primer epossidico 2K' },
  hazard: {
    ...NOT_HAZARDOUS,
    signalWord: 'WARNING' as const,
    pictograms: ['GHS02' as const],
    hStatements: ['H226'],
    pStatements: ['P280', 'P411', 'P501'],
    completions: ['P411=35/95'],
    contains: ['xylene'],
    substanceNames: ['de:xylene=Xylol'],
  },
  version: 'v1',
  colors: [],
  productsWithoutWeight: ['F120-7035-25'],
  versions: [],
};
const part = (code: string) => page.getByRole('group', { name: code, exact: true });

test('the desk completes statements, and sees what is printed', async () => {
  stubResponse('get', SERIAL_PATH, STORED);
  stubResponse('put', SERIAL_PATH, STORED);
  await openPage('/backoffice/hazards/3/F120', { viewer: aUser({ role: 'IT' }) });
  await expect.element(page.getByText(/F120-7035-25/)).toBeVisible();
  await expect.element(page.getByText('Conservare a temperature non superiori a 35 °C/95 °F.')).toBeVisible();
  // Usual words until the supplier chooses.
  await expect.element(page.getByText(/fino ad allora si stampa questo testo d’uso/)).toBeVisible();
  await part('P501')
    .getByRole('checkbox', { name: /impianto di smaltimento/ })
    .click();
  await expect
    .element(part('P501').getByText(/Smaltire il prodotto\/recipiente in un impianto/))
    .toBeVisible();
  await expect.element(page.getByText(/fino ad allora si stampa/)).not.toBeInTheDocument();
  await part('P280').getByRole('checkbox', { name: 'guanti' }).click();
  await part('P280').getByRole('checkbox', { name: 'gli occhi' }).click();
  await expect.element(page.getByText('Indossare guanti protettivi/Proteggere gli occhi.')).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect
    .poll(() => callsTo('put', SERIAL_PATH)[0]?.body)
    .toMatchObject({
      hazard: {
        completions: ['P411=35/95', 'P501=DISPOSAL_PLANT', 'P280=GLOVES+EYES'],
        substanceNames: ['de:xylene=Xylol'],
      },
    });
});

test('own words and names are typed by language; what is missing is named', async () => {
  stubResponse('get', SERIAL_PATH, STORED);
  stubResponse('put', SERIAL_PATH, STORED);
  await openPage('/backoffice/hazards/3/F120', { viewer: aUser({ role: 'IT' }) });
  await part('P501')
    .getByRole('textbox', { name: /P501 con parole proprie/ })
    .fill('it: un consorzio\nxx: no');
  await expect.element(page.getByText('Scrivere una riga per lingua, come «it: testo»')).toBeVisible();
  await part('P501')
    .getByRole('textbox', { name: /P501 con parole proprie/ })
    .fill('it: un consorzio');
  await expect.element(page.getByText('Smaltire il prodotto/recipiente in un consorzio.')).toBeVisible();
  await expect.element(page.getByText('Mancano: en, de, fr, es, pl, cs')).toBeVisible();
  const names = page.getByRole('textbox', { name: /Nome di «xylene»/ });
  await expect.element(names).toHaveValue('de: Xylol');
  await names.fill('de: Xylol\nit: xilene');
  // The words of a removed statement go with it.
  await page.getByRole('textbox', { name: /Consigli di prudenza/ }).fill('P280 P501');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect
    .poll(() => callsTo('put', SERIAL_PATH)[0]?.body)
    .toMatchObject({
      hazard: {
        completions: ['it:P501=un consorzio'],
        substanceNames: ['de:xylene=Xylol', 'it:xylene=xilene'],
      },
    });
});
