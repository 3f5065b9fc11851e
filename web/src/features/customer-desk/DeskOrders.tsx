import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { updateRequestsQuery, useUpdateRequestColumns } from '../customers';
import { deskLayout } from '../desk';
import { offerQueueQuery, useOfferQueueColumns } from '../offers';
import {
  orderQueueQuery,
  orderRequestQueueQuery,
  useOrderQueueColumns,
  useOrderRequestQueueColumns,
} from '../orders';
import { LATEST_ROW_COUNT, LatestRows } from './LatestRows';

/** The open requests, offers and orders of a customer, newest first. */
export function DeskOrders({ code }: { code: string }) {
  return (
    <div className={deskLayout.detail}>
      <OpenRequests code={code} />
      <OpenChanges code={code} />
      <Offers code={code} />
      <Orders code={code} />
    </div>
  );
}

interface CustomerSectionProps {
  code: string;
}

function OpenRequests({ code }: CustomerSectionProps) {
  const { t } = useTexts('customers-desk', 'orders');
  const { quantity } = useFormats();
  const search = { customerCode: code, status: 'PENDING' } as const;
  const requests = useQuery(orderRequestQueueQuery({ ...search, page: 0, size: LATEST_ROW_COUNT }));
  return (
    <LatestRows
      title={t('customers-desk:customers.openRequests')}
      query={requests}
      columns={useOrderRequestQueueColumns()}
      rowId={({ id }) => id}
      rowLabel={({ number }) => number}
      link={({ id }, linkProps) => (
        <Link {...linkProps} to="/backoffice/order-requests/$id" params={{ id }} search={search} />
      )}
      renderListLink={(props) => <Link {...props} to="/backoffice/order-requests" search={search} />}
      formatListLabel={(total) => t('customers-desk:customers.all', { number: quantity(total) })}
      emptyText={t('customers-desk:customers.noOpenRequests')}
    />
  );
}

/** The pending changes of the customer's data; renders nothing if there are none. */
function OpenChanges({ code }: CustomerSectionProps) {
  const { t } = useTexts('customers-desk');
  const { quantity } = useFormats();
  const search = { customerCode: code, status: 'PENDING' } as const;
  const changes = useQuery(updateRequestsQuery({ ...search, page: 0, size: LATEST_ROW_COUNT }));
  const columns = useUpdateRequestColumns();
  if (changes.data?.empty !== false) return null;
  return (
    <LatestRows
      title={t('customers-desk:updates.title')}
      query={changes}
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={({ businessName }) => businessName}
      link={({ id }, linkProps) => (
        <Link {...linkProps} to="/backoffice/update-customer-requests/$id" params={{ id }} search={search} />
      )}
      renderListLink={(props) => (
        <Link {...props} to="/backoffice/update-customer-requests" search={search} />
      )}
      formatListLabel={(total) => t('customers-desk:customers.all', { number: quantity(total) })}
      emptyText=""
    />
  );
}

function Offers({ code }: CustomerSectionProps) {
  const { t } = useTexts('customers-desk', 'offers');
  const { quantity, moment } = useFormats();
  const search = { customerCode: code };
  const offers = useQuery(offerQueueQuery({ ...search, page: 0, size: LATEST_ROW_COUNT }));
  return (
    <LatestRows
      title={t('offers:title')}
      query={offers}
      columns={useOfferQueueColumns()}
      rowId={({ id }) => id}
      rowLabel={({ createdOn }) => moment(createdOn)}
      link={({ id }, linkProps) => (
        <Link {...linkProps} to="/backoffice/offer-requests/$id" params={{ id }} search={search} />
      )}
      renderListLink={(props) => <Link {...props} to="/backoffice/offer-requests" search={search} />}
      formatListLabel={(total) => t('customers-desk:customers.all', { number: quantity(total) })}
      emptyText={t('customers-desk:customers.noOffers')}
    />
  );
}

function Orders({ code }: CustomerSectionProps) {
  const { t } = useTexts('customers-desk', 'orders');
  const { quantity } = useFormats();
  const search = { customerCode: code };
  const orders = useQuery(orderQueueQuery({ ...search, page: 0, size: LATEST_ROW_COUNT }));
  return (
    <LatestRows
      title={t('orders:orders.title')}
      query={orders}
      columns={useOrderQueueColumns()}
      rowId={({ id }) => id}
      rowLabel={({ orderCode }) => t('orders:orders.paper', { code: orderCode })}
      link={({ id }, linkProps) => (
        <Link {...linkProps} to="/backoffice/orders/$id" params={{ id }} search={search} />
      )}
      renderListLink={(props) => <Link {...props} to="/backoffice/orders" search={search} />}
      formatListLabel={(total) => t('customers-desk:customers.all', { number: quantity(total) })}
      emptyText={t('customers-desk:customers.noOrders')}
    />
  );
}
