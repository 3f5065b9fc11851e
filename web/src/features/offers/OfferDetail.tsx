import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { OfferRequest } from '@cromia/domain/offers/offer-request';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import type { Fact } from '../../ui/fact';
import { DataTable } from '../../ui/table/DataTable';
import type { ShopScope } from '../acting';
import { LoadNotice, useLabelledLoad } from '../hazards';
import { ChangeRequestButton, CustomerConversation, RequestHold } from '../messages';
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
import { ProposeButton, VersionsButton } from './negotiation/NegotiationButtons';

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

/** Expanded row of an offer request: its lines, with prices once the offer is sent, the notes and the messages. */
export function OfferDetail({
  offer,
  scope,
  isReceipt = false,
  ...documentButtons
}: { offer: OfferRequest; scope: ShopScope; isReceipt?: boolean } & DocumentButtonsProps) {
  const { t } = useTexts('offers');
  const columns = useItemColumns({ isOffered: true });
  const facts = useOfferFacts(offer);
  const place = { kind: 'offer-requests', id: offer.id, scope, messageCount: offer.messageCount } as const;
  const sums = useSumsBeforeTotal({ ...offer, discount: offer.overallDiscount });
  const change = offer.status === 'PENDING' && !isReceipt && (
    <ChangeRequestButton place={place} number={offer.number} lines={offer.items} />
  );
  return (
    <DetailFrame
      facts={facts}
      sums={sums}
      actions={
        <>
          {offer.heldSince === null && change}
          <ProposeButton scope={scope} offer={offer} />
          <VersionsButton scope={scope} offer={offer} />
          <DocumentButtons id={offer.id} {...documentButtons} />
        </>
      }
      talk={!isReceipt && <CustomerConversation place={place} />}
    >
      <RequestHold place={place} heldSince={offer.heldSince} actions={change} />
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
