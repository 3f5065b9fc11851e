import { actsForCustomers } from '@cromia/domain/accounts/roles';
import { listShippingAddresses } from '@cromia/domain/customers/customer';
import type { CustomerProfile } from '@cromia/domain/customers/customer-profile';
import { findNextWorkingDay } from '@cromia/domain/dates';
import { Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useZodForm } from '../../../ui/form/use-zod-form';
import type { ShopScope } from '../../acting';
import { NeedNotice, useApprovalNeed } from '../../approvals';
import { calculateCartSums } from '../../cart';
import { AddressChoice } from '../AddressChoice';
import { ChangesNotice } from '../ChangesNotice';
import { CheckoutFrame, CheckoutSection, EmptyCheckoutNotice } from '../CheckoutFrame';
import { CheckoutLabels, CheckoutLoad } from '../CheckoutHazards';
import { type OrderCheckout, saveOrderFormValues } from '../checkout-state';
import { useSaveFormValues } from '../use-save-form-values';
import { useSubmitCheckout } from '../use-submit-checkout';
import { OrderDetailFields, OrderNoteFields } from './OrderFields';
import { OrderSummary, OrderSummaryTotal } from './OrderSummary';
import {
  createInitialOrder,
  createOrderSchema,
  findEarliestDeliveryDate,
  findOfferedDelivery,
  type OrderInput,
  toOrderFormValues,
  type ValidOrder,
} from './order-form';
import { usePlaceOrder } from './use-place-order';

const FIELDS = [
  'address',
  'customerOrderCode',
  'deliveryDateRequested',
  'acceptMultipleShipping',
  'shippingNote',
  'genericNote',
  'agentNote',
] as const;

function saveValues(typed: OrderInput): void {
  saveOrderFormValues(toOrderFormValues(typed));
}

export interface OrderFormProps {
  scope: ShopScope;
  checkout: OrderCheckout;
  profile: Pick<CustomerProfile, 'addresses' | 'businessName' | 'paymentTerms'>;
  /** The manufacturer's time zone, for the earliest delivery date. */
  timeZone: string;
  /** The note of the cart. */
  cartNote: string;
  /** Days without deliveries, beside Saturdays and Sundays. */
  closedDays: ReadonlySet<string>;
  /** Renders the payment terms, and what is left of the credit limit. */
  renderCredit: (order: { total: number; paymentTerms: string | null }) => ReactNode;
}

/** The form of an order: address, delivery date, order code and notes (section 2, /checkout/order). */
export function OrderForm(props: OrderFormProps) {
  const { scope, checkout, profile, timeZone, cartNote, closedDays, renderCredit } = props;
  const { t } = useTexts('approvals', 'checkout');
  const user = useUser();
  const addresses = listShippingAddresses(profile.addresses);
  const [openedAt] = useState(() => new Date());
  // Section 5: the offer determines the date of its order, unless that date has passed or is too near.
  const offered =
    checkout.kind === 'offer-order' ? findOfferedDelivery(checkout.offer, timeZone, openedAt) : null;
  const offeredDate = checkout.kind === 'offer-order' ? checkout.offer.deliveryDateRequested : null;
  const earliest =
    checkout.kind === 'order'
      ? findEarliestDeliveryDate(checkout.lines, timeZone, openedAt)
      : (offered?.earliest ?? null);
  const form = useZodForm(
    createOrderSchema(
      earliest,
      closedDays,
      offered?.hasPassed === false ? (offeredDate ?? undefined) : undefined,
    ),
    createInitialOrder(checkout, addresses, {
      proposedDate: earliest === null ? null : findNextWorkingDay(earliest, closedDays),
      cartNote,
      hasOfferedDatePassed: offered?.hasPassed,
    }),
  );
  const { need, rights } = useApprovalNeed(
    scope,
    calculateCartSums(checkout.lines, checkout.overallDiscount).total,
  );
  const { place, changes } = usePlaceOrder(scope);
  const { submit, submission } = useSubmitCheckout(form, place, changes, FIELDS, (order) => ({
    order,
    checkout,
    isApproval: need !== null,
  }));
  useSaveFormValues(form, saveValues);

  const setNote = (note: string) =>
    form.setValue('genericNote', note, { shouldDirty: true, shouldValidate: true });
  if (addresses.length === 0) return <EmptyState>{t('checkout:address.none')}</EmptyState>;
  if (checkout.lines.length === 0) return <EmptyCheckoutNotice submission={submission} onRetry={submit} />;
  return (
    <CheckoutFrame
      labels={<CheckoutLabels lines={checkout.lines} />}
      onSubmit={submit}
      submission={submission}
      sendLabel={t(need === null ? 'checkout:actions.send' : 'approvals:ask')}
      hasUnsentInput={() => checkout.typed !== null && !place.isSuccess}
      summary={
        <>
          <OrderSummary {...checkout} />
          {renderCredit({
            total: calculateCartSums(checkout.lines, checkout.overallDiscount).total,
            paymentTerms: profile.paymentTerms,
          })}
        </>
      }
      total={<OrderSummaryTotal {...checkout} />}
    >
      {need !== null && rights && (
        <Stack mb="lg">
          <NeedNotice need={need} rights={rights} />
        </Stack>
      )}
      {checkout.kind === 'order' && (
        <UnavailableLinesNotice checkout={checkout} control={form.control} onNote={setNote} />
      )}
      <CheckoutLoad lines={checkout.lines} />
      <CheckoutSection title={t('checkout:sections.address')}>
        <AddressChoice control={form.control} addresses={addresses} businessName={profile.businessName} />
      </CheckoutSection>
      <CheckoutSection title={t('checkout:sections.order')}>
        <OrderDetailFields control={form.control} {...{ earliest, closedDays, offeredDate }} />
      </CheckoutSection>
      <CheckoutSection title={t('checkout:sections.notes')}>
        <OrderNoteFields
          control={form.control}
          withAgentNote={user !== null && actsForCustomers(user.role)}
        />
      </CheckoutSection>
    </CheckoutFrame>
  );
}

interface UnavailableLinesNoticeProps {
  checkout: Extract<OrderCheckout, { kind: 'order' }>;
  control: Control<OrderInput, unknown, ValidOrder>;
  /** Replaces the general note of the order. */
  onNote: (note: string) => void;
}

/** Lists what has changed since a repeated order. */
function UnavailableLinesNotice({ checkout, control, onNote }: UnavailableLinesNoticeProps) {
  const { t } = useTexts('checkout');
  const note = useWatch({ control, name: 'genericNote' }) ?? '';
  return (
    <ChangesNotice
      title={t('checkout:redo.title')}
      text={t('checkout:redo.text')}
      changes={checkout.unavailable}
      note={note}
      onNote={onNote}
    />
  );
}
