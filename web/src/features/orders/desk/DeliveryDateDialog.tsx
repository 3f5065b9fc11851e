import { getToday } from '@cromia/domain/dates';
import { dateField, optionalTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import type { OrderDeliveryDate, OrderToDecide } from '@cromia/domain/orders/order';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useContext, useState } from 'react';
import { z } from 'zod';
import { TimeZoneContext } from '../../../i18n/time-zone';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DateField } from '../../../ui/fields/DateField';
import { TextAreaField } from '../../../ui/fields/TextAreaField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useZodForm } from '../../../ui/form/use-zod-form';

interface TypedDate {
  deliveryDate: string | null;
  reason?: string | undefined;
}

/** A day of the manufacturer's calendar, today or later. */
function dateSchema(today: string): z.ZodType<OrderDeliveryDate, TypedDate> {
  return z.object({
    deliveryDate: z
      .string('missing')
      .nullable()
      .pipe(dateField().refine((day) => day >= today, 'invalidField')),
    reason: optionalTextField(LIMITS.note),
  });
}

interface DeliveryDateDialogProps {
  order: OrderToDecide;
  busy: boolean;
  onClose: () => void;
  onChange: (change: OrderDeliveryDate) => void;
}

/** Changes the delivery date, with an optional note for the customer. */
export function DeliveryDateDialog({ order, busy, onClose, onChange }: DeliveryDateDialogProps) {
  const { t } = useTexts('backoffice', 'orders');
  const timeZone = useContext(TimeZoneContext);
  const [today] = useState(() => getToday(timeZone, new Date()));
  const form = useZodForm(dateSchema(today), { deliveryDate: order.deliveryDate, reason: '' });
  const { isDirty } = form.formState;
  return (
    <FormDialog
      title={t('backoffice:orders.date.title', { code: order.orderCode })}
      isDirty={() => isDirty}
      busy={busy}
      onClose={onClose}
    >
      {(close) => (
        <form
          onSubmit={form.handleSubmit(({ deliveryDate, reason }) =>
            onChange({ deliveryDate, ...(reason ? { reason } : {}) }),
          )}
          noValidate
        >
          <Stack gap="md">
            <DateField
              control={form.control}
              name="deliveryDate"
              label={t('orders:columns.deliveryDate')}
              required
              minDate={today}
              errorWords={{ missing: t('backoffice:pricing.expirationError') }}
            />
            <TextAreaField
              control={form.control}
              name="reason"
              label={t('backoffice:pricing.message')}
              help={t('common:form.optional')}
              max={LIMITS.note}
              minRows={2}
            />
            <Text size="sm">{t('backoffice:orders.mailed')}</Text>
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button type="submit" {...busyButtonProps(busy)}>
                {t('backoffice:orders.date.change')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
