import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsTo, stubResponse } from '../../../../test/api-stub';
import { anAddress } from '../../../../test/builders/customer';
import { anAuditEntry, anAuditPage } from '../../../../test/builders/desk/audit-entry';
import { aUser } from '../../../../test/builders/user';
import { inspect } from '../../../../test/inspect';
import { type OpenOptions, openPage } from '../../../../test/open-page';

const LIST_PATH = '/api/v1/backoffice/audit';

function openLog(entry: ReturnType<typeof anAuditEntry>, options: OpenOptions = {}) {
  stubResponse('get', LIST_PATH, anAuditPage([entry]));
  return openPage('/backoffice/audit', { viewer: aUser({ role: 'ADMIN' }), ...options });
}

/** Expands the only entry with the button of its row or card. */
async function expandEntry(name = /^(Dettagli|Apri)/) {
  await page.getByRole('button', { name }).click();
}

test('a change of rights shows the old and the new value of the right', async () => {
  await openLog(
    anAuditEntry({
      action: 'users.change-rights',
      entity: 'user',
      details: { was: { roleSds: 'AUTO' }, is: { roleSds: 'EMPLOYEE' } },
    }),
  );
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent('Registro delle modifiche');
  await expect.element(page.getByRole('row').nth(1)).toMatchTextContent('Permessi modificati');
  await inspect();
  await expandEntry();
  await expect.element(page.getByRole('term')).toHaveTextContent('Schede di sicurezza (SDS)');
  const right = page.getByRole('definition');
  await expect.element(right).toMatchTextContent('Addetto SDS');
  await expect.element(right).toMatchTextContent('Secondo il ruolo');
  await inspect();
});

test('a change of a customer shows terms as percentages and an address in one line, and links to its page', async () => {
  await openLog(
    anAuditEntry({
      action: 'customers.change',
      entity: 'customer',
      customerCode: '100001',
      details: {
        was: { discountPct1: 20, 'addresses.SL': anAddress({ code: 'SL' }) },
        is: { discountPct1: 22.5, 'addresses.SL': anAddress({ code: 'SL', city: 'Schio' }) },
      },
    }),
  );
  await expandEntry();
  await expect.element(page.getByText('Primo sconto')).toBeVisible();
  await expect.element(page.getByText('22,5', { exact: false })).toBeVisible();
  await expect.element(page.getByText('31100 Schio', { exact: false })).toBeVisible();
  await expect.element(page.getByText('31100 Treviso', { exact: false })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Apri la pratica' }))
    .toHaveAttribute('href', expect.stringMatching(/\/backoffice\/customers\/100001$/));
});

test('a contact request shows its type', async () => {
  await openLog(
    anAuditEntry({
      action: 'contact-requests.send',
      entity: 'contact_request',
      customerCode: null,
      businessName: null,
      details: { requestType: 'PLATFORM' },
    }),
  );
  await expandEntry();
  await expect.element(page.getByRole('term')).toHaveTextContent('Motivo');
  await expect.element(page.getByRole('definition')).toHaveTextContent('Informazioni sulla piattaforma');
});

test('a catalogue correction shows field, language and values, and links to the serial', async () => {
  await openLog(
    anAuditEntry({
      action: 'catalogue.correct',
      entity: 'serials',
      entityId: '3-F120',
      customerCode: null,
      businessName: null,
      details: {
        subject: 'F120',
        changes: [
          { field: 'shortDescription.de', was: null, is: '2K-Epoxidgrund' },
          { field: 'inStock', was: true, is: false },
        ],
      },
    }),
  );
  await expandEntry();
  await expect.element(page.getByText('Nome (Deutsch): – → 2K-Epoxidgrund')).toBeVisible();
  await expect.element(page.getByText('Giacenza: A magazzino → Non a magazzino')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Apri la pratica' }))
    .toHaveAttribute('href', expect.stringMatching(/\/backoffice\/catalogue\/3\/F120$/));
  await inspect();
});

test('a removed dealer keeps the name that its change recorded, and the author leads to their account', async () => {
  await openLog(
    anAuditEntry({
      action: 'dealers.remove',
      entity: 'dealer',
      subject: null,
      username: 'anna@cromia.test',
      name: 'Anna Dalla Costa',
      details: { businessName: 'Colorificio Berico' },
    }),
  );
  await expect.element(page.getByRole('row').nth(1)).toMatchTextContent(/Colorificio Berico/);
  await expect
    .element(page.getByRole('link', { name: 'Anna Dalla Costa' }))
    .toHaveAttribute('href', expect.stringContaining('searchString=anna'));
});

test('IT sees that an offer was decided, but not its terms', async () => {
  await openLog(anAuditEntry(), {
    viewer: aUser({ role: 'IT' }),
    language: 'de',
    viewport: 'phone',
  });
  await expandEntry(/^Details/);
  await expect
    .element(page.getByText('Die Einzelheiten sehen nur die, die diesen Vorgang bearbeiten.'))
    .toBeVisible();
  await inspect();
});

test('the filter chip of an action names its entity', async () => {
  stubResponse('get', LIST_PATH, anAuditPage([anAuditEntry()]));
  await openPage('/backoffice/audit?action=offer-requests.decide', {
    viewer: aUser({ role: 'IT' }),
  });
  const chip = 'Decisa · Richiesta di offerta';
  await expect.element(page.getByText(chip, { exact: false })).toBeVisible();
});

test('the log is filtered by part of the name of its author', async () => {
  const { place } = await openLog(anAuditEntry());
  await page.getByRole('button', { name: 'Filtri' }).click();
  await page.getByLabelText('Chi').fill('marta ros');
  await inspect();
  await page.getByRole('button', { name: 'Filtra' }).click();
  await expect.poll(place).toBe('/backoffice/audit?username=marta+ros');
  await expect
    .poll(() => callsTo('get', LIST_PATH).at(-1)?.url.searchParams.get('username'))
    .toBe('marta ros');
});

test('a published safety data sheet shows its recipe in words and Czech as CS', async () => {
  await openLog(
    anAuditEntry({
      action: 'sds.publish',
      entity: 'sds-documents',
      customerCode: null,
      businessName: null,
      details: { recipe: '01', language: 'CZ' },
    }),
  );
  await expandEntry();
  const value = page.getByRole('definition');
  await expect.element(value.nth(0)).toHaveTextContent('01 · miscelazione');
  await expect.element(value.nth(1)).toHaveTextContent('CS');
});
