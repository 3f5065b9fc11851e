import { getToday } from '@cromia/domain/dates';
import { dateField, optionalTextField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import type { OrderToDecide } from '@cromia/domain/orders/order';
import type { OrderDeliveryDate } from '@cromia/domain/orders/order-change';
import { Button, Stack } from '@mantine/core';
import { useContext, useState } from 'react';
import { z } from 'zod';
import { TimeZoneContext } from '../../../i18n/time-zone';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { DateField } from '../../../ui/fields/DateField';
import { TextAreaField } from '../../../ui/fields/TextAreaField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useServerErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { MailRecipients } from '../../desk';

interface DateFormValues {
  deliveryDate: string | null;
  reason?: string | undefined;
}

/** The form schema: a day of the manufacturer's calendar, today or later. */
function createDateSchema(today: string): z.ZodType<Omit<OrderDeliveryDate, 'version'>, DateFormValues> {
  return z.object({
    deliveryDate: z
      .string('missing')
      .nullable()
      .pipe(dateField().refine((day) => day >= today, 'invalidField')),
    reason: optionalTextField(LIMITS.note),
  });
}

const FIELDS = ['deliveryDate', 'reason'] as const;

interface DeliveryDateDialogProps {
  order: OrderToDecide;
  busy: boolean;
  /** The error of the last attempt; null without one. */
  error: Error | null;
  onClose: () => void;
  onChange: (change: OrderDeliveryDate) => void;
}

/** Dialog that changes the delivery date, with an optional note for the customer. */
export function DeliveryDateDialog({ order, busy, error, onClose, onChange }: DeliveryDateDialogProps) {
  const { t } = useTexts('offers-desk', 'orders', 'orders-desk');
  // The form is based on this version, whatever is fetched meanwhile.
  const [version] = useState(order.version);
  const timeZone = useContext(TimeZoneContext);
  const [today] = useState(() => getToday(timeZone, new Date()));
  const form = useZodForm(createDateSchema(today), { deliveryDate: order.deliveryDate, reason: '' });
  useServerErrors(form, error, FIELDS);
  const { isDirty } = form.formState;
  return (
    <FormDialog
      title={t('orders-desk:date.title', { code: order.orderCode })}
      isDirty={() => isDirty}
      busy={busy}
      onClose={onClose}
    >
      {(close) => (
        <form
          onSubmit={form.handleSubmit(({ deliveryDate, reason }) =>
            onChange({ version, deliveryDate, ...(reason ? { reason } : {}) }),
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
              errorWords={{ missing: t('offers-desk:pricing.expirationError') }}
            />
            <TextAreaField
              control={form.control}
              name="reason"
              label={t('offers-desk:pricing.message')}
              optional
              max={LIMITS.note}
              minRows={2}
            />
            <MailRecipients kind="orders" id={order.id} />
            <DialogActions>
              <Button variant="default" onClick={close}>
                {t('common:actions.cancel')}
              </Button>
              <Button type="submit" {...busyButtonProps(busy)}>
                {t('orders-desk:date.change')}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
