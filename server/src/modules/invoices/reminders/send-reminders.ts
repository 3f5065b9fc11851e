import { addDays } from '@cromia/domain/dates';
import { DUE_SOON_DAYS } from '@cromia/domain/invoices/invoice-state';
import { chooseLanguage, type UiLanguage } from '@cromia/domain/languages';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import { getManufacturerToday } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import type { Job } from '../../../platform/jobs/scheduled-jobs.ts';
import type { Mail } from '../../../platform/mail/mail-transport.ts';
import { queueMails } from '../../../platform/mail/outbox.ts';
import { listCustomerUsers } from '../../customers/index.ts';
import { buildReminderMail } from './reminder-mails.ts';
import { claimReminders, listBillingAddresses, type ReminderKind } from './reminder-queries.ts';

/** Days for which a missed reminder of the due day is made up, such as after an outage. */
const LATE_DAYS = 2;

/** The days on which invoices are due that each kind of reminder is sent of. */
function findPeriod(kind: ReminderKind, today: string): { from: string; to: string } {
  return kind === 'early'
    ? { from: addDays(today, 1), to: addDays(today, DUE_SOON_DAYS) }
    : { from: addDays(today, -LATE_DAYS), to: today };
}

/**
 * The recipients of a customer: its users, and the addresses to which its invoices are sent, in the language of its first
 * user.
 */
async function listRecipients(
  trx: Transaction,
  customer: { id: string; billingEmails: readonly string[] },
): Promise<Map<string, UiLanguage>> {
  const users = await listCustomerUsers(trx, customer.id);
  const toLanguage = (language?: string) =>
    chooseLanguage(language === undefined ? {} : { userLanguage: language });
  const firstLanguage = toLanguage(users[0]?.language);
  return new Map([
    ...customer.billingEmails.map((email) => [email.toLowerCase(), firstLanguage] as const),
    ...users.map(({ username, language }) => [username, toLanguage(language)] as const),
  ]);
}

/** Queues one mail for each recipient and due day, and marks the invoices, in one transaction. @returns sent mails */
async function sendReminders(
  trx: Transaction,
  { config }: Pick<ServiceDependencies, 'config'>,
  kind: ReminderKind,
  today: string,
): Promise<number> {
  const invoices = await claimReminders(trx, kind, findPeriod(kind, today));
  const byCustomer = Map.groupBy(invoices, ({ customerId }) => customerId);
  const mails: Mail[] = [];
  for (const customer of await listBillingAddresses(trx, [...byCustomer.keys()])) {
    const recipients = await listRecipients(trx, customer);
    const byDay = Map.groupBy(byCustomer.get(customer.id) ?? [], ({ dueOn }) => dueOn);
    for (const [dueOn, due] of byDay)
      for (const [to, language] of recipients)
        mails.push(buildReminderMail(to, language, { kind, dueOn, customer, invoices: due }, config));
  }
  if (mails.length > 0) await queueMails(trx, mails);
  return mails.length;
}

/** Daily job that reminds of invoices before and on their due day, once each, unless INVOICE_REMINDERS is off. */
export function createInvoiceReminderJob(deps: ServiceDependencies): Job {
  return {
    name: 'invoice-reminders',
    cron: '0 6 * * *',
    work: async () => {
      if (!deps.config.invoiceReminders) return;
      const today = getManufacturerToday(deps);
      // The reminder of the day first, so that an invoice that was stored late gets only that one.
      for (const kind of ['due', 'early'] as const)
        await deps.db.transaction().execute((trx) => sendReminders(trx, deps, kind, today));
    },
  };
}
