import { formatDate } from '@cromia/domain/dates';
import type { StaffOfferRequest } from '@cromia/domain/offers/offer-request';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/data-table/columns';
import { RowLink } from '../../../ui/data-table/RowLink';
import { OfferStatusCell } from '../../offers';
import classes from '../backoffice.module.css';
import { useIsFolded } from '../use-is-folded';
import { useSharedColumns } from '../use-shared-columns';

type Column = DataColumn<StaffOfferRequest>;

/** Columns of the queue; an offer request has no code of its own, so that its moment leads to it. */
export function useOfferQueueColumns(): Column[] {
  const { t } = useTexts('backoffice', 'offers', 'orders');
  const folded = useIsFolded();
  const { moment } = useFormats();
  const { customer, sentBy, lines, total } = useSharedColumns(folded, folded);
  return useMemo(() => {
    const createdOn: Column = {
      id: 'createdOn',
      header: t('orders:columns.createdOn'),
      cell: ({ createdOn: at }) => <RowLink className={classes.unbroken}>{moment(at)}</RowLink>,
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
    const status: Column = {
      id: 'status',
      header: t('orders:columns.status'),
      cell: (offer) => <OfferStatusCell offer={offer} atDesk />,
      sortBy: (offer) => offer.status,
    };
    if (folded) return [createdOn, customer, answerBy, total, status];
    return [createdOn, customer, sentBy, delivery, answerBy, lines, total, status];
  }, [t, moment, folded, customer, sentBy, lines, total]);
}
