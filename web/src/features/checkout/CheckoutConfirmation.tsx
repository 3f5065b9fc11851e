import { formatDate } from '@cromia/domain/dates';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert, focusOutcome } from '../../ui/feedback/FeedbackAlert';
import type { ShopScope } from '../acting';
import { OfferReceipt } from '../offers';
import { OrderReceipt } from '../orders';
import { NavItemLink } from '../shell';
import type { OfferCheckout, OrderCheckout } from './checkout-state';
import classes from './styles.module.css';

interface PlacedConfirmationProps {
  title: string;
  text: string;
  /** Link to the list of requests, with the new row expanded. */
  list: { path: string; label: string };
  /** The receipt of the request. */
  children: ReactNode;
}

function PlacedConfirmation({ title, text, list, children }: PlacedConfirmationProps) {
  const { t } = useTexts('checkout');
  return (
    // The form that had the focus is unmounted, so the focus moves here.
    <div ref={focusOutcome} tabIndex={-1} className={classes.placed}>
      <FeedbackAlert status="Success" title={title}>
        <Stack gap="md">
          <Text>{text}</Text>
          <Group gap="xs">
            <Button component={NavItemLink} path={list.path}>
              {list.label}
            </Button>
            <Button component={NavItemLink} path="/products-search" variant="default">
              {t('checkout:success.search')}
            </Button>
          </Group>
        </Stack>
      </FeedbackAlert>
      <section className={classes.receipt} aria-label={t('checkout:sections.summary')}>
        {children}
      </section>
    </div>
  );
}

/**
 * Replaces the form once the order request is sent (SuccessCheckOutOrder), and links to the next steps. Without an order
 * code, an earlier attempt was stored whose response was lost.
 */
export function OrderConfirmation({
  scope,
  id,
  customerOrderCode,
}: Omit<NonNullable<OrderCheckout['placed']>, 'isApproval'> & { scope: ShopScope }) {
  const { t } = useTexts('checkout');
  const list = { path: `/profile-customer/request-orders?open=${id}`, label: t('checkout:success.list') };
  const receipt = <OrderReceipt scope={scope} id={id} />;
  if (customerOrderCode === null) return <EarlierConfirmation list={list}>{receipt}</EarlierConfirmation>;
  return (
    <PlacedConfirmation
      title={t('checkout:success.title')}
      text={t('checkout:success.text', { code: customerOrderCode })}
      list={list}
    >
      {receipt}
    </PlacedConfirmation>
  );
}

/** Replaces the form once the offer request is sent (SuccessCheckOutOffer), and links to the next steps. */
export function OfferConfirmation({
  scope,
  ...placed
}: NonNullable<OfferCheckout['placed']> & { scope: ShopScope }) {
  const { id, number, answerExpectedOn, isEarlier } = placed;
  const { t } = useTexts('checkout');
  const list = {
    path: `/profile-customer/request-offers?open=${id}`,
    label: t('checkout:offerSuccess.list'),
  };
  const receipt = <OfferReceipt scope={scope} id={id} />;
  if (isEarlier) return <EarlierConfirmation list={list}>{receipt}</EarlierConfirmation>;
  return (
    <PlacedConfirmation
      title={t('checkout:offerSuccess.title')}
      text={t('checkout:offerSuccess.text', {
        number,
        date: answerExpectedOn === null ? '' : formatDate(answerExpectedOn),
      })}
      list={list}
    >
      {receipt}
    </PlacedConfirmation>
  );
}

/** Reports that an earlier attempt was stored, so that the last changes were not sent. */
function EarlierConfirmation({ list, children }: Pick<PlacedConfirmationProps, 'list' | 'children'>) {
  const { t } = useTexts('checkout');
  return (
    <PlacedConfirmation title={t('checkout:earlier.title')} text={t('checkout:earlier.text')} list={list}>
      {children}
    </PlacedConfirmation>
  );
}
