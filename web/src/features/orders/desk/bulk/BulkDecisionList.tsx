import { sumRowTotals } from '@cromia/domain/catalogue/pricing';
import { listShipmentRecipients } from '@cromia/domain/orders/mail-recipients';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import { Money } from '../../../../ui/product/Money';
import {
  type BulkActionRow,
  CellNote,
  type DoubtsQuery,
  type MailedKind,
  mailRecipientsQuery,
  RecipientNames,
} from '../../../desk';
import classes from './bulk-decision-list.module.css';

/** An order or order request of a bulk decision. */
export interface BulkDecisionRow extends BulkActionRow {
  id: string;
  /** The customer's order number, unless it is the `code`. */
  customerOrderCode?: string | null;
  customerCode: string;
  businessName: string;
  /** The amount that the decision concerns, EUR; null without a total. */
  total: number | null;
  /** Total of the whole order if it differs, EUR. */
  orderTotal?: number | undefined;
  /** Weight of the packages to ship, kg. */
  weight?: number;
}

export interface BulkDecision {
  event: 'accept' | 'reject' | 'confirm' | 'ship' | 'invoice';
  /** The kind of the documents, for the recipients of the mails. */
  kind: MailedKind;
  /** Names of the status before and after the decision. */
  before: string;
  after: string;
  /** The selected rows that allow the decision. */
  rows: readonly BulkDecisionRow[];
  /** Reads the lines whose prices are confirmed first. */
  doubts?: DoubtsQuery;
}

/** The rows of a bulk decision with their status before and after, and the sums of all. */
export function BulkDecisionList({ event, kind, before, after, rows }: BulkDecision) {
  const { t } = useTexts('desk', 'orders');
  const recipients = useQuery(
    mailRecipientsQuery(
      kind,
      rows.map(({ id }) => id),
    ),
  );
  const recipientsById = new Map(
    recipients.data?.map((row) => [row.id, event === 'ship' ? listShipmentRecipients(row) : row.recipients]),
  );
  const { money, quantity, weight } = useFormats();
  const customers = new Set(rows.map(({ customerCode }) => customerCode)).size;
  const total = sumRowTotals(rows.flatMap((row) => row.total ?? []));
  const weights = rows.flatMap((row) => row.weight ?? []);
  return (
    <div className={classes.box}>
      {/* The list is focusable, so that it can be scrolled by keyboard. */}
      <ul className={classes.rows} tabIndex={0} aria-label={t('desk:batch.list')}>
        {rows.map((row) => (
          <li key={row.id}>
            <div>
              <strong>{row.code}</strong>
              {row.customerOrderCode && <CellNote>{row.customerOrderCode}</CellNote>}
            </div>
            <div className={classes.customer}>
              {row.businessName}
              <CellNote>{row.customerCode}</CellNote>
              {recipientsById.has(row.id) && <RecipientNames recipients={recipientsById.get(row.id) ?? []} />}
            </div>
            <div className={classes.status}>
              {before} → {after}
            </div>
            <div className={classes.amount}>
              {row.total === null ? '–' : <Money amount={row.total} fw={600} />}
              {row.orderTotal !== undefined && (
                <CellNote>{t('orders:amounts.of', { total: money(row.orderTotal) })}</CellNote>
              )}
              {row.weight !== undefined && <CellNote>{weight(row.weight)}</CellNote>}
            </div>
          </li>
        ))}
      </ul>
      {recipients.isError && <CellNote>{t('desk:mailed.unread')}</CellNote>}
      <div className={classes.sums}>
        <span>{t('desk:batch.customers', { count: customers, number: quantity(customers) })}</span>
        <strong>
          {t(event === 'ship' ? 'desk:batch.shipped' : 'orders:columns.total')}: {money(total)}
          {weights.length > 0 && ` · ${weight(weights.reduce((sum, rowWeight) => sum + rowWeight, 0))}`}
        </strong>
      </div>
    </div>
  );
}
