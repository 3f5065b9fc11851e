import { formatDate } from '@cromia/domain/dates';
import type { StaffOfferRequest } from '@cromia/domain/offers/offer-request';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/data-table/columns';
import { OfferStanding } from '../../offers';
import { Below } from '../Below';
import classes from '../backoffice.module.css';
import { useOriginColumns } from '../use-origin-columns';
import type { OfferQueueSearch } from './offer-queue';

type Column = DataColumn<StaffOfferRequest>;

/**
 * Columns of the queue; an offer request has no code of its own, so that its moment leads to it.
 * @param search the queue as it stands, which the page of a request leads back to
 * @param folded where there is little room: what else would be a column of its own stands below another
 */
export function useOfferQueueColumns(search: OfferQueueSearch, folded: boolean): Column[] {
  const { t } = useTexts('backoffice', 'offers', 'orders');
  const { moment, money } = useFormats();
  const { customer, sentBy } = useOriginColumns(folded);
  return useMemo(() => {
    const createdOn: Column = {
      id: 'createdOn',
      header: t('orders:columns.createdOn'),
      cell: ({ id, createdOn: at }) => (
        <Anchor
          inherit
          fw={550}
          className={classes.unbroken}
          renderRoot={(props) => (
            <Link {...props} to="/backoffice/offer-requests/$id" params={{ id }} search={search} />
          )}
        >
          {moment(at)}
        </Anchor>
      ),
      sortBy: (offer) => offer.createdOn,
    };
    const delivery: Column = {
      id: 'deliveryDateRequested',
      header: t('orders:columns.deliveryDateRequested'),
      cell: (offer) => <span className={classes.unbroken}>{formatDate(offer.deliveryDateRequested)}</span>,
      sortBy: (offer) => offer.deliveryDateRequested,
    };
    const answerBy: Column = {
      id: 'expirationDate',
      header: t('backoffice:offers.until'),
      cell: ({ expirationDate }) => (
        <span className={classes.unbroken}>{expirationDate === null ? '–' : formatDate(expirationDate)}</span>
      ),
      sortBy: (offer) => offer.expirationDate,
    };
    const lines: Column = {
      id: 'lines',
      header: t('backoffice:queue.linesHeader'),
      cell: (offer) => offer.itemCount,
      align: 'right',
    };
    const total: Column = {
      id: 'total',
      header: t('orders:columns.total'),
      cell: (offer) => (
        <>
          <strong className={classes.unbroken}>{money(offer.total)}</strong>
          {folded && <Below>{t('backoffice:queue.lines', { count: offer.itemCount })}</Below>}
        </>
      ),
      align: 'right',
    };
    const status: Column = {
      id: 'status',
      header: t('orders:columns.status'),
      cell: (offer) => <OfferStanding offer={offer} />,
      sortBy: (offer) => offer.status,
    };
    if (folded) return [createdOn, customer, answerBy, total, status];
    return [createdOn, customer, sentBy, delivery, answerBy, lines, total, status];
  }, [t, moment, money, search, folded, customer, sentBy]);
}
