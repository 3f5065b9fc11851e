import type { HazardLabel } from '@cromia/domain/hazards/label';
import type { TrainingConfirmation } from '@cromia/domain/hazards/training';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stubResponse } from '../../../test/api-stub';
import { aCart, aCartItem } from '../../../test/builders/catalogue/cart';
import { aHazardLabel } from '../../../test/builders/catalogue/hazard';
import { aProduct, aSearchResponse, aSerial } from '../../../test/builders/catalogue/product';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { type OpenOptions, openPage } from '../../../test/open-page';

const TRAINING = '/api/v1/public/{prefix}/training-confirmation';
const CART = '/profile-customer/cart';
const CONFIRM = { name: 'Conferma la formazione' };

const MISSING: TrainingConfirmation = {
  ...{ confirmedOn: null, confirmedBy: null, validUntil: null, isValid: false },
  confirmers: ['Carlo Rossi', 'Anna Pozzi'],
};
const CONFIRMED: TrainingConfirmation = {
  ...{ confirmedOn: '2026-03-10T08:00:00.000Z', validUntil: '2031-03-10T08:00:00.000Z' },
  ...{ confirmedBy: 'Anna Pozzi', isValid: true, confirmers: [] },
};

const stubCart = () =>
  stubResponse(
    'get',
    '/api/v1/public/{prefix}/carts',
    aCart({ items: [aCartItem({ diisocyanates: true })] }),
  );

function stubProduct(hazard: HazardLabel, tsc = 'S'): void {
  stubResponse('get', '/api/products/filters/name', aSearchResponse([aSerial()]));
  stubResponse('get', '/api/products/filters/advanced', aSearchResponse([aSerial()]));
  stubResponse('get', '/api/tds/versions/last/available-languages', []);
  stubResponse('get', '/api/products/{productClass}/{serial}/{color}/{pkg}', ({ params }) =>
    aProduct({ id: params, tsc, hazard }),
  );
}

describe('the confirmation of training', () => {
  test('is asked once: a confirmed one is not asked again', async () => {
    let stored = MISSING;
    stubCart();
    stubResponse('get', TRAINING, () => stored);
    stubResponse('post', TRAINING, () => {
      stored = CONFIRMED;
      return stored;
    });
    await openPage(CART, { viewer: aUser() });
    await inspect();
    const notice = page.getByText(/^A partire dal 24 agosto 2023/);
    await expect.element(notice).toBeVisible();
    await page.getByRole('button', CONFIRM).dblClick();
    await expect.element(page.getByText('Formazione confermata il 10-03-2026 (Anna Pozzi)')).toBeVisible();
    expect(page.getByRole('button', CONFIRM).query()).toBeNull();
    await expect.element(notice).not.toBeVisible();
    await page.getByText('Diisocianati: formazione obbligatoria').click();
    await expect.element(notice).toBeVisible();
  });

  test('without a stored name, states the date alone', async () => {
    stubCart();
    stubResponse('get', TRAINING, { ...CONFIRMED, confirmedBy: null });
    await openPage(CART, { viewer: aUser() });
    await expect
      .element(page.getByText('Formazione confermata il 10-03-2026', { exact: true }))
      .toBeVisible();
  });

  const others: [string, Pick<OpenOptions, 'viewer' | 'actingFor'>][] = [
    ['a viewer', { viewer: aUser({ companyRole: 'VIEWER', hasColleagues: true }) }],
    ['a requester', { viewer: aUser({ companyRole: 'REQUESTER', hasColleagues: true }) }],
    [
      'an agent',
      {
        viewer: aUser({ role: 'AGENT', customerCode: null, companyRole: null }),
        actingFor: { customerCode: '100001', businessName: 'Rossi Verniciature S.r.l.' },
      },
    ],
  ];
  test.each(others)('%s reads who can give it', async (_name, options) => {
    stubProduct(aHazardLabel({ diisocyanates: true }));
    stubResponse('get', TRAINING, MISSING);
    await openPage('/products-search/b2b?nameCode=F120&open=F120-7035-25', options);
    await expect
      .element(page.getByText('Non ancora confermata. Chi può farlo: Carlo Rossi, Anna Pozzi.'))
      .toBeVisible();
    expect(page.getByRole('button', CONFIRM).query()).toBeNull();
  });
});

describe('a product for professionals only', () => {
  test.each([
    ['sold', 'S'],
    ['on request', 'N'],
  ])('%s: a private user reads why it is not for sale, without a way to buy it', async (_name, tsc) => {
    stubProduct(aHazardLabel({ professionalOnly: true }), tsc);
    await openPage('/products-search/guest?serial=F120&open=F120-7035-25', {
      viewer: aUser({ role: 'USER', type: 'P', customerCode: null, companyRole: null }),
    });
    await expect.element(page.getByText('Questo prodotto non è in vendita ai privati.')).toBeVisible();
    for (const name of [/Acquista/, /Aggiungi/, /richiesta/i, /assistenza/i])
      expect(page.getByRole('dialog').getByRole('button', { name }).query()).toBeNull();
    expect(
      page
        .getByRole('dialog')
        .getByRole('link', { name: /Assistenza|Contatt/ })
        .query(),
    ).toBeNull();
    await inspect();
  });
});
