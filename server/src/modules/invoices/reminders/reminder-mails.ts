import { formatMoney } from '@cromia/domain/amount-formats';
import { sumRowTotals } from '@cromia/domain/catalogue/pricing';
import { formatDate } from '@cromia/domain/dates';
import type { UiLanguage } from '@cromia/domain/languages';
import type { Config } from '../../../platform/config.ts';
import { toMail, toPageUrl } from '../../../platform/mail/mail-page.ts';
import type { Mail } from '../../../platform/mail/mail-transport.ts';
import { getInvoiceTexts } from '../texts.ts';
import type { RemindedInvoice, ReminderKind } from './reminder-queries.ts';

interface ReminderContent {
  kind: ReminderKind;
  dueOn: string;
  customer: { customerCode: string; businessName: string; paymentTerms: string | null };
  /** At least one, all due on the day. */
  invoices: readonly RemindedInvoice[];
}

/** The mail that reminds of the invoices of a customer that are due on a day. */
export function buildReminderMail(
  to: string,
  language: UiLanguage,
  { kind, dueOn, customer, invoices }: ReminderContent,
  sender: Pick<Config, 'brand' | 'publicUrl'>,
): Mail {
  const t = getInvoiceTexts(language);
  const values = { date: formatDate(dueOn) };
  const money = (amount: number) => formatMoney(amount, language);
  const facts: [string, string][] = [
    [t('reminder.customer'), `${customer.customerCode} ${customer.businessName}`],
  ];
  if (customer.paymentTerms !== null) facts.push([t('reminder.terms'), customer.paymentTerms]);
  return toMail(
    to,
    {
      language,
      title: t(`reminder.${kind}.title`, values),
      paragraphs: [t(`reminder.${kind}.text`, values)],
      facts,
      lines: {
        rows: invoices.map(({ invoiceNumber, total, open }) => ({
          title: invoiceNumber,
          text: '',
          details: open < total ? t('reminder.part', { open: money(open), total: money(total) }) : '',
          total: money(open),
        })),
      },
      sums: [[t('reminder.open'), money(sumRowTotals(invoices.map(({ open }) => open)))]],
      link: {
        label: t('reminder.link'),
        url: toPageUrl(sender, 'profile-customer/invoices', {
          customerCode: customer.customerCode,
          state: 'UNPAID',
        }),
      },
    },
    sender.brand,
  );
}
