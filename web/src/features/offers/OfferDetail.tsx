import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { OfferRequest } from '@cromia/domain/offers/offer-request';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import type { Fact } from '../../ui/fact';
import { DataTable } from '../../ui/table/DataTable';
import { LoadNotice, useLabelledLoad } from '../hazards';
import {
  DetailFrame,
  DocumentButtons,
  type DocumentButtonsProps,
  ShippingAddressText,
  useItemColumns,
  usePlacedByFacts,
  useSumsBeforeTotal,
  withoutEmptyFacts,
} from '../orders';

/** Facts of an offer request beside its lines; empty ones are left out. */
export function useOfferFacts(offer: OfferRequest): Fact[] {
  const { t } = useTexts('offers', 'orders');
  const { weight, date } = useFormats();
  const { acceptMultipleShipping, totalWeight, expirationDate, answerExpectedOn, address } = offer;
  const shipping = acceptMultipleShipping ? 'orders:detail.accepted' : 'orders:detail.notAccepted';
  // While a request is pending, the status states the date of the expected response instead.
  const lastDay = answerExpectedOn === null ? expirationDate : null;
  const placedByFacts = usePlacedByFacts(offer.placedBy, 'requested');
  return [
    ...placedByFacts,
    ...(address === null
      ? []
      : [{ label: t('orders:detail.address'), value: <ShippingAddressText address={address} /> }]),
    { label: t('orders:detail.multipleShipping'), value: t(shipping) },
    { label: t('orders:detail.weight'), value: weight(totalWeight) },
    ...withoutEmptyFacts([
      { label: t('offers:detail.expirationDate'), value: lastDay === null ? null : date(lastDay) },
      {
        label: t(offer.status === 'REJECTED' ? 'orders:detail.reason' : 'offers:detail.message'),
        value: offer.reason,
      },
      { label: t('offers:detail.note'), value: offer.note },
    ]),
  ];
}

/** The dangerous goods of an offer that can be ordered; nothing without any. */
function OfferLoad({ offer: { items } }: { offer: OfferRequest }) {
  const load = useLabelledLoad(items);
  return load && <LoadNotice transport={load.transport} lines={items} />;
}

/** Expanded row of an offer request: its lines, with prices once the offer is sent, and the notes. */
export function OfferDetail({ offer, ...documentButtons }: { offer: OfferRequest } & DocumentButtonsProps) {
  const { t } = useTexts('offers');
  const columns = useItemColumns({ isOffered: true });
  const facts = useOfferFacts(offer);
  const sums = useSumsBeforeTotal({ ...offer, discount: offer.overallDiscount });
  return (
    <DetailFrame facts={facts} sums={sums} actions={<DocumentButtons id={offer.id} {...documentButtons} />}>
      {offer.canOrder && <OfferLoad offer={offer} />}
      <DataTable
        label={t('offers:detail.items')}
        columns={columns}
        rows={offer.items}
        rowId={(item) => item.id}
        rowLabel={(item) => formatProductCode(item.productCode)}
      />
    </DetailFrame>
  );
}
