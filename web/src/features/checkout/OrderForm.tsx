import { actsForCustomers } from '@cromia/domain/accounts/roles';
import { type CustomerProfile, shippingChoices } from '@cromia/domain/customers/customer';
import { Button, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { asProblem } from '../../api/problem';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { EmptyState } from '../../ui/EmptyState';
import { FeedbackAlert } from '../../ui/FeedbackAlert';
import { LeaveGuard } from '../../ui/form/LeaveGuard';
import { useSendOnce } from '../../ui/form/use-send-once';
import { showFieldErrors, useZodForm } from '../../ui/form/use-zod-form';
import type { ShopScope } from '../customers';
import { PlaceLink } from '../shell';
import { AddressChoice } from './AddressChoice';
import classes from './checkout.module.css';
import { type OrderCheckout, rememberTyped } from './checkout-state';
import { DetailFields, NoteFields } from './OrderFields';
import { OrderSummary } from './OrderSummary';
import { earliestFor, initialOrder, orderSchemaFrom, typedOrder, type ValidOrder } from './order-form';
import { SubmitFeedback } from './SubmitFeedback';
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

interface OrderFormProps {
  scope: ShopScope;
  checkout: OrderCheckout;
  profile: Pick<CustomerProfile, 'addresses' | 'businessName'>;
  /** The manufacturer's, for the earliest delivery date. */
  timeZone: string;
}

/** Where, when and under which code the lines are ordered (section 2, /checkout/order). */
export function OrderForm({ scope, checkout, profile, timeZone }: OrderFormProps) {
  const { t } = useTexts('checkout');
  const user = useUser();
  const addresses = shippingChoices(profile.addresses);
  const [openedAt] = useState(() => new Date());
  const earliest = earliestFor(checkout.lines, timeZone, openedAt);
  const form = useZodForm(orderSchemaFrom(earliest), initialOrder(checkout, addresses, earliest));
  const { place, changes } = usePlaceOrder(scope);
  const sendOnce = useSendOnce(place);
  const { submitCount, isValid } = form.formState;

  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      // Only what a person changes is kept; an untouched form begins anew.
      if (name === undefined) return;
      rememberTyped(typedOrder(form.getValues()));
    });
    return unsubscribe;
  }, [form]);

  const send = (order: ValidOrder) =>
    sendOnce(
      { order, checkout },
      { onError: (error) => void showFieldErrors(form, asProblem(error), FIELDS) },
    );
  const submit = form.handleSubmit(send);
  const problem = place.isError ? asProblem(place.error) : null;
  const refusedFields = problem?.errors.some(({ path }) => FIELDS.some((field) => field === path)) ?? false;

  if (addresses.length === 0) return <EmptyState>{t('checkout:address.none')}</EmptyState>;
  if (checkout.lines.length === 0) {
    return (
      <>
        <SubmitFeedback problem={problem} changes={changes} invalid={false} onRetry={() => void submit()} />
        <EmptyState action={<BackToCart />}>{t('checkout:summary.gone')}</EmptyState>
      </>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.form}>
        <div>
          <section className={classes.section}>
            <Title order={2}>{t('checkout:sections.address')}</Title>
            <AddressChoice control={form.control} addresses={addresses} businessName={profile.businessName} />
          </section>
          <section className={classes.section}>
            <Title order={2}>{t('checkout:sections.order')}</Title>
            <DetailFields control={form.control} earliest={earliest} />
          </section>
          <section className={classes.section}>
            <Title order={2}>{t('checkout:sections.notes')}</Title>
            <NoteFields control={form.control} withAgentNote={user !== null && actsForCustomers(user.role)} />
          </section>
        </div>
        <div className={classes.summary}>
          <section className={classes.section}>
            <Title order={2}>{t('checkout:sections.summary')}</Title>
            <OrderSummary lines={checkout.lines} overallDiscount={checkout.overallDiscount} />
            {place.isPending ? (
              <FeedbackAlert status="Sending">{t('common:states.sending')}</FeedbackAlert>
            ) : (
              <SubmitFeedback
                problem={problem}
                changes={changes}
                invalid={(submitCount > 0 && !isValid) || refusedFields}
                onRetry={() => void submit()}
              />
            )}
            <div className={classes.actions}>
              <BackToCart />
              <Button type="submit" loading={place.isPending}>
                {t('checkout:actions.send')}
              </Button>
            </div>
          </section>
        </div>
      </div>
      <LeaveGuard when={() => checkout.typed !== null && !place.isSuccess} />
    </form>
  );
}

function BackToCart() {
  const { t } = useTexts('checkout');
  return (
    <Button
      component={PlaceLink}
      path="/profile-customer/cart"
      variant="default"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
    >
      {t('checkout:actions.backToCart')}
    </Button>
  );
}
