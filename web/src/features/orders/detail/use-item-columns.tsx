import type { OfferRequestItem } from '@cromia/domain/offers/offer-request';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { AvailableAgain } from '../../../ui/product/AvailableAgain';
import { Money } from '../../../ui/product/Money';
import { ProductName } from '../../../ui/product/ProductName';
import type { DataColumn } from '../../../ui/table/columns';
import { UnitPrice } from '../../cart';
import { HazardMark } from '../../hazards';

/** A line of an order request or an offer request; prices are null until an offer sets them. */
export type RequestLine = OfferRequestItem;

/** The columns of the lines of a request. @param isOffered whether staff set the prices, so that no price list has them */
export function useItemColumns({ isOffered }: { isOffered: boolean }): DataColumn<RequestLine>[] {
  const { t } = useTexts('cart');
  const { content, weight } = useFormats();
  return useMemo(
    () => [
      {
        id: 'product',
        header: t('cart:columns.product'),
        cell: (item) => (
          <ProductName
            product={item}
            mark={
              <>
                <AvailableAgain product={item} />
                <HazardMark code={item.productCode} />
              </>
            }
          />
        ),
        card: 'title',
      },
      {
        id: 'quantity',
        card: 'brief',
        header: t('cart:columns.quantity'),
        cell: (item) => `${item.quantity} × ${content(item)}`,
        align: 'right',
      },
      {
        id: 'unitPrice',
        header: t('cart:columns.unitPrice'),
        cell: (item) =>
          item.finalUnitPrice === null ? (
            '–'
          ) : (
            <UnitPrice line={isOffered ? { ...item, priceListCode: undefined } : item} />
          ),
        align: 'right',
      },
      {
        id: 'rowWeight',
        header: t('cart:columns.rowWeight'),
        cell: (item) => weight(item.rowWeight),
        align: 'right',
      },
      {
        id: 'rowTotal',
        card: 'amount',
        header: t('cart:columns.rowTotal'),
        cell: (item) => (item.rowTotal === null ? '–' : <Money amount={item.rowTotal} fw={600} />),
        align: 'right',
      },
    ],
    [t, content, weight, isOffered],
  );
}
