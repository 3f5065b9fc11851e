import { formatDate } from '@cromia/domain/dates';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { NavItemLink } from '../shell';
import type { OfferCheckout } from './checkout-state';
import classes from './styles.module.css';

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

interface PlacedConfirmationProps {
  title: string;
  text: string;
  /** The list that contains it now, with its row expanded to read, print or save. */
  list: { path: string; label: string };
}

function PlacedConfirmation({ title, text, list }: PlacedConfirmationProps) {
  const { t } = useTexts('checkout');
  return (
    // The form had the focus and is gone, so the focus moves here.
    <div ref={takeFocus} tabIndex={-1} className={classes.placed}>
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
    </div>
  );
}

/** Shown instead of the form once the order request is sent (SuccessCheckOutOrder), with the next steps. */
export function OrderConfirmation({ id, customerOrderCode }: { id: string; customerOrderCode: string }) {
  const { t } = useTexts('checkout');
  return (
    <PlacedConfirmation
      title={t('checkout:success.title')}
      text={t('checkout:success.text', { code: customerOrderCode })}
      list={{ path: `/profile-customer/request-orders?open=${id}`, label: t('checkout:success.list') }}
    />
  );
}

/** The same for an offer request (SuccessCheckOutOffer). */
export function OfferConfirmation({ id, number, answerExpectedOn }: NonNullable<OfferCheckout['placed']>) {
  const { t } = useTexts('checkout');
  return (
    <PlacedConfirmation
      title={t('checkout:offerSuccess.title')}
      text={t('checkout:offerSuccess.text', {
        number,
        date: answerExpectedOn === null ? '' : formatDate(answerExpectedOn),
      })}
      list={{ path: `/profile-customer/request-offers?open=${id}`, label: t('checkout:offerSuccess.list') }}
    />
  );
}
