import { countDaysBetween, getToday } from '@cromia/domain/dates';
import type {
  ExpiringOffer,
  WaitingDocument,
  WaitingDocumentKind,
} from '@cromia/domain/overview/shop-overview';
import { type ReactNode, useContext } from 'react';
import { TimeZoneContext } from '../../../i18n/time-zone';
import { useTexts } from '../../../i18n/use-texts';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { Money } from '../../../ui/product/Money';
import type { StatusTone } from '../../../ui/theme';
import { NavItemLink } from '../../shell';
import classes from './document-list.module.css';

/**
 * The list of each kind, and its filter by the code of a document, or whether each document has a page of its own; order
 * requests have no filter by number.
 */
const LISTS: Record<
  WaitingDocumentKind,
  { path: string; filter?: string; hasPages?: boolean; tone: StatusTone }
> = {
  blockedOrders: { path: '/profile-customer/orders', filter: 'orderCode', tone: 'danger' },
  lateOrders: { path: '/profile-customer/orders', filter: 'orderCode', tone: 'warning' },
  claims: { path: '/profile-customer/claims', hasPages: true, tone: 'warning' },
  offerRequests: { path: '/profile-customer/request-offers', filter: 'number', tone: 'gray' },
  orderRequests: { path: '/profile-customer/request-orders', tone: 'gray' },
};

type ListedDocument = Pick<WaitingDocument, 'id' | 'code' | 'customerCode' | 'businessName' | 'total'>;

/** The path that opens a document in its list; from a portfolio it acts for the document's customer. */
function findDocumentPath(
  { id, code, customerCode }: ListedDocument,
  kind: WaitingDocumentKind,
  isPortfolio: boolean,
): string {
  const { path, filter, hasPages = false } = LISTS[kind];
  if (hasPages) return `${path}/${id}${isPortfolio ? `?${new URLSearchParams({ customerCode })}` : ''}`;
  const search = new URLSearchParams({
    ...(isPortfolio && { customerCode }),
    ...(filter !== undefined && { [filter]: code }),
    open: id,
  });
  return `${path}?${search}`;
}

interface DocumentListProps {
  /** Whether the documents are those of several customers, which are named. */
  isPortfolio: boolean;
}

/** The documents that wait, the most urgent first, each with its age and a link to it. */
export function WaitingDocuments({
  documents,
  isPortfolio,
}: DocumentListProps & { documents: readonly WaitingDocument[] }) {
  const { t } = useTexts('overview');
  const formatAge = useAge();
  if (documents.length === 0) return null;
  return (
    <ul className={classes.documents}>
      {documents.map((document) => (
        <DocumentRow
          key={`${document.kind} ${document.id}`}
          document={document}
          path={findDocumentPath(document, document.kind, isPortfolio)}
          isPortfolio={isPortfolio}
          note={document.reason}
          badge={
            <StatusBadge tone={LISTS[document.kind].tone}>
              {t(`overview:documents.${document.kind}`)}
            </StatusBadge>
          }
          age={
            document.kind === 'lateOrders'
              ? t('overview:daysLate', { count: formatAge.days(document.since) })
              : formatAge.text(document.since)
          }
        />
      ))}
    </ul>
  );
}

/** The offers that expire soon, the first to expire first. */
export function ExpiringOffers({
  offers,
  isPortfolio,
}: DocumentListProps & { offers: readonly ExpiringOffer[] }) {
  const { t } = useTexts('overview');
  const today = getToday(useContext(TimeZoneContext), new Date());
  return (
    <ul className={classes.documents}>
      {offers.map((offer) => {
        const daysLeft = countDaysBetween(today, offer.expirationDate);
        return (
          <DocumentRow
            key={offer.id}
            document={offer}
            path={findDocumentPath(offer, 'offerRequests', isPortfolio)}
            isPortfolio={isPortfolio}
            note={null}
            age={daysLeft === 0 ? t('overview:expiresToday') : t('overview:expiresIn', { count: daysLeft })}
          />
        );
      })}
    </ul>
  );
}

/** Returns functions that count and describe the days since a day. */
function useAge() {
  const { t } = useTexts('overview');
  const today = getToday(useContext(TimeZoneContext), new Date());
  const days = (since: string) => countDaysBetween(since, today);
  const text = (since: string) =>
    days(since) <= 0 ? t('overview:oldestToday') : t('overview:daysWaiting', { count: days(since) });
  return { days, text };
}

interface DocumentRowProps extends DocumentListProps {
  document: ListedDocument;
  path: string;
  badge?: ReactNode;
  age: string;
  note: string | null;
}

function DocumentRow({ document, path, isPortfolio, badge, age, note }: DocumentRowProps) {
  const { code, businessName, total } = document;
  return (
    <li>
      <NavItemLink path={path} className={classes.document}>
        <span className={classes.name}>
          <strong translate="no">{code}</strong>
          {isPortfolio && <span>{businessName}</span>}
          {note !== null && <q className={classes.note}>{note}</q>}
        </span>
        <span className={classes.badge}>{badge}</span>
        <span className={classes.age}>{age}</span>
        <span className={classes.total}>{total !== null && <Money amount={total} />}</span>
      </NavItemLink>
    </li>
  );
}
