import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import type { OrderRequest } from '@cromia/domain/orders/order-request';
import { Anchor } from '@mantine/core';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { Fact } from '../../../ui/fact';
import { DataTable } from '../../../ui/table/DataTable';
import type { ShopScope } from '../../acting';
import { AddToListButton } from '../../add-to-list';
import { ChangeRequestButton, CustomerConversation, RequestHold } from '../../messages';
import { NavItemLink } from '../../shell';
import { DocumentButtons, type DocumentButtonsProps } from '../DocumentButtons';
import { DetailFrame, withoutEmptyFacts } from '../detail/DetailFrame';
import { DocumentLoad } from '../detail/DocumentLoad';
import { OrderTimeline } from '../detail/OrderTimeline';
import { ShippingAddressText } from '../detail/ShippingAddressText';
import { useItemColumns } from '../detail/use-item-columns';
import { usePlacedByFacts } from '../use-placed-by';
import { orderRequestDetailQuery } from './order-requests-queries';
import { useRequestSums } from './use-request-sums';

/** Link to the order of a request. */
function OrderLink({ code }: { code: string }) {
  const query = new URLSearchParams({ orderCode: code });
  return (
    <Anchor component={NavItemLink} path={`/profile-customer/orders?${query}`} inherit translate="no">
      {code}
    </Anchor>
  );
}

/** Facts of an order request beside its lines; empty ones are left out. */
export function useOrderRequestFacts(request: OrderRequest): Fact[] {
  const { t } = useTexts('orders');
  const { weight, date } = useFormats();
  const { address, acceptMultipleShipping, totalWeight, status, expirationDate, orderCode } = request;
  const shipping = acceptMultipleShipping ? 'orders:detail.accepted' : 'orders:detail.notAccepted';
  const placedByFacts = usePlacedByFacts(request.placedBy, 'ordered');
  return [
    ...placedByFacts,
    { label: t('orders:detail.address'), value: <ShippingAddressText address={address} /> },
    { label: t('orders:detail.multipleShipping'), value: t(shipping) },
    { label: t('orders:detail.weight'), value: weight(totalWeight) },
    ...(orderCode === null
      ? []
      : [{ label: t('orders:detail.orderCode'), value: <OrderLink code={orderCode} /> }]),
    ...withoutEmptyFacts([
      {
        label: t('orders:detail.decisionUntil'),
        value: status === 'PENDING' && expirationDate !== null ? date(expirationDate) : null,
      },
      { label: t('orders:detail.reason'), value: request.reason },
      { label: t('orders:detail.shippingNote'), value: request.shippingNote },
      { label: t('orders:detail.genericNote'), value: request.genericNote },
      { label: t('orders:detail.agentNote'), value: request.agentNote },
    ]),
  ];
}

/** Expanded row of an order request: its lines, the address, the notes and the messages. */
export function RequestDetail({
  request,
  scope,
  isReceipt = false,
  ...documentButtons
}: { request: OrderRequest; scope: ShopScope; isReceipt?: boolean } & DocumentButtonsProps) {
  const { t } = useTexts('orders');
  const columns = useItemColumns({ isOffered: request.offerRequestId !== null });
  const facts = useOrderRequestFacts(request);
  const sums = useRequestSums(request);
  const place = {
    kind: 'order-requests',
    id: request.id,
    scope,
    messageCount: request.messageCount,
  } as const;
  const isHeld = request.heldSince !== null;
  const change = request.status === 'PENDING' && !isReceipt && request.offerRequestId === null && (
    <ChangeRequestButton place={place} number={request.number} lines={request.items} />
  );
  return (
    <DetailFrame
      facts={facts}
      sums={sums}
      talk={!isReceipt && <CustomerConversation place={place} />}
      actions={
        <>
          {!isHeld && change}
          <AddToListButton
            getProducts={() => request.items.map(({ productCode, quantity }) => ({ productCode, quantity }))}
          />
          <DocumentButtons id={request.id} {...documentButtons} />
        </>
      }
    >
      <RequestHold place={place} heldSince={request.heldSince} actions={change} />
      <OrderTimeline scope={scope} kind="order-requests" id={request.id} />
      <DocumentLoad detail={orderRequestDetailQuery(scope, request.id)} />
      <DataTable
        label={t('orders:detail.items')}
        columns={columns}
        rows={request.items}
        rowId={(item) => item.id}
        rowLabel={(item) => formatProductCode(item.productCode)}
      />
    </DetailFrame>
  );
}
