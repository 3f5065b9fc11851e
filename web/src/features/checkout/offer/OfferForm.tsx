import { listShippingAddresses } from '@cromia/domain/customers/customer';
import type { CustomerProfile } from '@cromia/domain/customers/customer-profile';
import { findNextWorkingDay } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextAreaField } from '../../../ui/fields/TextAreaField';
import { useZodForm } from '../../../ui/form/use-zod-form';
import type { ShopScope } from '../../acting';
import { CheckoutFrame, CheckoutSection, EmptyCheckoutNotice } from '../CheckoutFrame';
import { CheckoutLabels } from '../CheckoutHazards';
import { type OfferCheckout, saveOfferFormValues } from '../checkout-state';
import { DeliveryFields } from '../DeliveryFields';
import { OfferSummary, OfferSummaryTotal } from '../order/OrderSummary';
import { findEarliestDeliveryDate } from '../order/order-form';
import { useSaveFormValues } from '../use-save-form-values';
import { useSubmitCheckout } from '../use-submit-checkout';
import { OfferChangesNotice } from './OfferChangesNotice';
import { createInitialOffer, createOfferSchema, type OfferInput, toOfferFormValues } from './offer-form';
import { usePlaceOffer } from './use-place-offer';

const FIELDS = ['address', 'deliveryDateRequested', 'acceptMultipleShipping', 'note'] as const;

function saveValues(typed: OfferInput): void {
  saveOfferFormValues(toOfferFormValues(typed));
}

interface OfferFormProps {
  scope: ShopScope;
  checkout: OfferCheckout;
  profile: Pick<CustomerProfile, 'addresses' | 'businessName'>;
  /** The manufacturer's time zone, for the earliest delivery date. */
  timeZone: string;
  /** The note of the cart. */
  cartNote: string;
  /** Days without deliveries, beside Saturdays and Sundays. */
  closedDays: ReadonlySet<string>;
}

/** The form of an offer request: address, delivery date and note (section 2, /checkout/offer). */
export function OfferForm({ scope, checkout, profile, timeZone, cartNote, closedDays }: OfferFormProps) {
  const { t } = useTexts('checkout');
  const [openedAt] = useState(() => new Date());
  const earliest = findEarliestDeliveryDate(checkout.lines, timeZone, openedAt);
  const addresses = listShippingAddresses(profile.addresses);
  const form = useZodForm(
    createOfferSchema(earliest, closedDays),
    createInitialOffer(checkout, {
      addresses,
      proposedDate: findNextWorkingDay(earliest, closedDays),
      cartNote,
    }),
  );
  const { place, changes } = usePlaceOffer(scope);
  const { submit, submission } = useSubmitCheckout(form, place, changes, FIELDS, (offer) => ({
    offer,
    checkout,
  }));
  useSaveFormValues(form, saveValues);
  const setNote = (note: string) => form.setValue('note', note, { shouldDirty: true, shouldValidate: true });
  if (checkout.lines.length === 0) return <EmptyCheckoutNotice submission={submission} onRetry={submit} />;
  return (
    <CheckoutFrame
      labels={<CheckoutLabels lines={checkout.lines} />}
      onSubmit={submit}
      submission={submission}
      sendLabel={t('checkout:actions.sendOffer')}
      hasUnsentInput={() => checkout.typed !== null && !place.isSuccess}
      summary={<OfferSummary lines={checkout.lines} />}
      total={<OfferSummaryTotal />}
    >
      <OfferChangesNotice checkout={checkout} control={form.control} onNote={setNote} />
      <CheckoutSection title={t('checkout:sections.offer')}>
        <SelectField
          control={form.control}
          name="address"
          label={t('checkout:sections.address')}
          help={t('checkout:fields.offerAddressHint')}
          optional
          data={addresses.map((address) => ({
            value: address.code,
            label: `${address.businessName ?? profile.businessName}, ${address.streetAddress1}, ${address.zipOrPostalCode} ${address.city}`,
          }))}
          clearable
          clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
        />
        <DeliveryFields
          control={form.control}
          names={{ date: 'deliveryDateRequested', multiple: 'acceptMultipleShipping' }}
          earliest={earliest}
          closedDays={closedDays}
        />
        <TextAreaField
          control={form.control}
          name="note"
          label={t('checkout:fields.offerNote')}
          help={t('checkout:fields.offerNoteHint')}
          optional
          errorWords={{ invalidLenght: t('checkout:errors.note', { max: LIMITS.note }) }}
          max={LIMITS.note}
          minRows={3}
        />
      </CheckoutSection>
    </CheckoutFrame>
  );
}
