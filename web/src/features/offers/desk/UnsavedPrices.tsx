import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import {
  getDisplayedOfferStatus,
  type OfferRequestToDecide,
  type PricedItem,
} from '@cromia/domain/offers/offer-request';
import { Button, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { Money } from '../../../ui/product/Money';
import { ProductName } from '../../../ui/product/ProductName';
import type { DataColumn } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { SumList, UnitPrice } from '../../cart';
import { deskLayout, findLatestDecision } from '../../desk';
import {
  calculatePricedRowTotal,
  calculatePricedUnitPrice,
  calculatePricingSums,
  type LinePriceFormValues,
} from './price-form';

interface UnsavedPricesProps {
  offer: OfferRequestToDecide;
  typed: readonly LinePriceFormValues[];
  onDismiss: () => void;
}

type UnsavedLine = PricedItem & { typed: LinePriceFormValues | undefined };

/** The number in a field; null for an empty or invalid one. */
function toNumberOrNull(value: number | null | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}

/** Displays prices that were typed but not sent because a colleague decided first, so that they are not lost. */
export function UnsavedPrices({ offer, typed, onDismiss }: UnsavedPricesProps) {
  const { t } = useTexts('audit-log', 'cart', 'desk', 'offers', 'offers-desk');
  const { moment, content } = useFormats();
  const lastEntry = findLatestDecision(offer.history);
  const columns: DataColumn<UnsavedLine>[] = [
    {
      id: 'product',
      header: t('cart:columns.product'),
      cell: (line) => <ProductName product={line} />,
      card: 'title',
    },
    {
      id: 'quantity',
      header: t('cart:columns.quantity'),
      cell: (line) => `${line.quantity} × ${content(line)}`,
      align: 'right',
    },
    {
      id: 'unitPrice',
      header: t('cart:columns.unitPrice'),
      cell: ({ um, typed: price }) => (
        <UnitPrice
          line={{
            um,
            finalUnitPrice: price === undefined ? null : calculatePricedUnitPrice(price),
            unitPrice: toNumberOrNull(price?.unitPrice),
            discountPct1: toNumberOrNull(price?.discountPct1),
            discountPct2: toNumberOrNull(price?.discountPct2),
          }}
        />
      ),
      align: 'right',
    },
    {
      id: 'rowTotal',
      header: t('cart:columns.rowTotal'),
      cell: (line) => {
        const total = line.typed === undefined ? null : calculatePricedRowTotal(line, line.typed);
        return total === null ? '–' : <Money amount={total} fw={600} />;
      },
      align: 'right',
    },
  ];
  return (
    <section className={deskLayout.items} aria-labelledby="unsaved-prices">
      <Title order={2} id="unsaved-prices" size="h3">
        {t('offers-desk:pricing.unsavedTitle')}
      </Title>
      <FeedbackAlert status="WarningDismissable" title={t('desk:decision.tooLate')} onDismiss={onDismiss}>
        {t('offers-desk:pricing.kept', {
          who: lastEntry?.username ?? t('audit-log:system'),
          moment: lastEntry === undefined ? '–' : moment(lastEntry.at),
          status: t(`offers:deskStatus.${getDisplayedOfferStatus(offer)}`),
        })}
      </FeedbackAlert>
      <DataTable
        label={t('offers-desk:pricing.unsavedTitle')}
        columns={columns}
        rows={offer.items.map((item, index): UnsavedLine => ({ ...item, typed: typed[index] }))}
        rowId={(line) => line.id}
        rowLabel={(line) => formatProductCode(line.productCode)}
      />
      <SumList sums={calculatePricingSums(offer, typed).sums} />
      <div>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link
              {...props}
              to="/backoffice/offer-requests"
              search={{ status: 'PENDING', sort: 'createdOn,asc' }}
            />
          )}
        >
          {t('offers-desk:pricing.waiting')}
        </Button>
      </div>
    </section>
  );
}
