import { Button, Group, Stack, Text } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/FeedbackAlert';
import { PlaceLink } from '../shell';
import classes from './checkout.module.css';

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** In place of the form once the request is sent (SuccessCheckOutOrder), with the ways on. */
export function OrderPlaced({ customerOrderCode }: { customerOrderCode: string }) {
  const { t } = useTexts('checkout');
  return (
    // The form is gone, and the focus with it: reading goes on here.
    <div ref={takeFocus} tabIndex={-1} className={classes.placed}>
      <FeedbackAlert status="Success" title={t('checkout:success.title')}>
        <Stack gap="md">
          <Text>{t('checkout:success.text', { code: customerOrderCode })}</Text>
          <Group gap="xs">
            <Button component={PlaceLink} path="/profile-customer/request-orders">
              {t('checkout:success.list')}
            </Button>
            <Button component={PlaceLink} path="/products-search" variant="default">
              {t('checkout:success.search')}
            </Button>
          </Group>
        </Stack>
      </FeedbackAlert>
    </div>
  );
}
