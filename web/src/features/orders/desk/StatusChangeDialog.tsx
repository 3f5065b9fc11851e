import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { choiceField, optionalTextField, requiredLinesField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { ORDER_STATUS_NAMES, type OrderToDecide } from '@cromia/domain/orders/order';
import { type OrderStatusChange, SHIPMENT_RESTS } from '@cromia/domain/orders/order-change';
import { Button, Stack, Text } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { RadioField } from '../../../ui/fields/RadioField';
import { TextAreaField } from '../../../ui/fields/TextAreaField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { createFormSchema, useZodForm } from '../../../ui/form/use-zod-form';
import { BeforeAfterComparison, type DecisionOptions, MailRecipients } from '../../desk';
import {
  BatchFields,
  OrdersTogether,
  ShipmentFields,
  type ShipmentInput,
  useShipmentForm,
} from '../../shipments';
import type { OrderTransition, ShipmentDoubt } from './order-transition';

type TransitionInput = Pick<OrderStatusChange, 'reason' | 'rest'>;

/** Lines with a field for their batch; a longer shipment names its batches by import. */
const MAX_BATCH_FIELDS = 50;

const formValuesSchema = z.object({ reason: z.string(), rest: z.string() });

/**
 * The schema of a transition: a reason if the customer needs one, and a choice about remaining packages if there are
 * any.
 */
function createTransitionSchema(
  needsReason: boolean,
  needsRestChoice: boolean,
): z.ZodType<TransitionInput, z.infer<typeof formValuesSchema>> {
  const rules = z.object({
    reason: needsReason ? requiredLinesField(LIMITS.note) : optionalTextField(LIMITS.note),
    rest: needsRestChoice ? choiceField(SHIPMENT_RESTS) : z.undefined(),
  });
  return createFormSchema(formValuesSchema, ({ reason, rest }) =>
    rules.safeParse({ reason, rest: rest === '' ? undefined : rest }),
  );
}

interface StatusChangeDialogProps {
  transition: OrderTransition;
  order: OrderToDecide;
  /** Number of lines processed in part; undefined for a transition without quantities. */
  reduced: number | undefined;
  /** The amount that the transition concerns, EUR. */
  amount: number;
  /** Why a shipment needs a reason. */
  doubt: ShipmentDoubt | undefined;
  busy: boolean;
  onClose: () => void;
  /** @param shipment what the shipment says of its way; undefined for other transitions */
  onConfirm: (input: TransitionInput, options: DecisionOptions, shipment?: ShipmentInput) => void;
}

/** Dialog that confirms a transition: its effect, the choice about remaining packages, and a note for the customer. */
export function StatusChangeDialog({
  transition,
  order,
  reduced,
  amount,
  doubt,
  busy,
  onClose,
  onConfirm,
}: StatusChangeDialogProps) {
  const { t } = useTexts('desk', 'offers-desk', 'orders', 'orders-desk');
  const { money } = useFormats();
  const { event, to, isFinal } = transition;
  const needsReason = transition.needsReason || doubt !== undefined;
  // Staff apply the usual transitions to one order after another; blocking and cancelling are exceptions.
  const isUsual = event === 'confirm' || event === 'ship' || event === 'invoice';
  const hasRest = event === 'ship' && reduced !== undefined && reduced > 0;
  // A shipment of nothing can only cancel what is missing.
  const isEmpty = doubt?.kind === 'empty';
  const needsRestChoice = hasRest && !isEmpty && order.acceptMultipleShipping;
  const form = useZodForm(createTransitionSchema(needsReason, needsRestChoice), { reason: '', rest: '' });
  const { isDirty } = form.formState;
  const shipment = useShipmentForm();
  const ships = event === 'ship' && !isEmpty;
  const chosenRest = useWatch({ control: form.control, name: 'rest' });
  // While remaining packages stay open, the order keeps its status.
  const nextStatus = chosenRest === 'OPEN' ? order.status : to;
  const submit = (options: DecisionOptions) =>
    form.handleSubmit(({ reason, rest }) => {
      const input = { reason: reason || undefined, rest };
      if (!ships) return onConfirm(input, options);
      const { batches, together } = shipment;
      return shipment.form.handleSubmit((fields) =>
        onConfirm(input, options, { ...fields, batches, together }),
      )();
    });
  return (
    <FormDialog
      title={t(`orders-desk:ask.${event}`, { code: order.orderCode })}
      isDirty={() => isDirty}
      busy={busy}
      onClose={onClose}
    >
      {(close) => (
        <form onSubmit={submit({ opensNext: false })} noValidate>
          <Stack gap="md">
            <BeforeAfterComparison
              before={t(`orders:orderStatus.${ORDER_STATUS_NAMES[order.status]}`)}
              after={
                needsRestChoice && chosenRest === ''
                  ? t('orders-desk:byRest')
                  : t(`orders:orderStatus.${ORDER_STATUS_NAMES[nextStatus]}`)
              }
            />
            {reduced !== undefined && (
              <Text size="sm" fw={550}>
                {reduced === 0 ? t('orders-desk:whole') : t('orders-desk:reduced', { count: reduced })}
              </Text>
            )}
            {doubt !== undefined && (
              <FeedbackAlert status="WarningDismissable">
                {doubt.kind === 'empty'
                  ? t('orders-desk:doubt.empty')
                  : t('orders-desk:doubt.offMultiplier', {
                      lines: doubt.items.map(({ productCode }) => formatProductCode(productCode)).join(', '),
                    })}
              </FeedbackAlert>
            )}
            {hasRest && !isEmpty && !needsRestChoice && (
              <Text size="sm">{t('orders-desk:rest.cancelled')}</Text>
            )}
            {needsRestChoice && (
              <RadioField
                control={form.control}
                name="rest"
                label={t('orders-desk:rest.label')}
                required
                options={SHIPMENT_RESTS.toReversed().map((value) => ({
                  value,
                  label: t(`orders-desk:rest.${value}`),
                }))}
              />
            )}
            <Text size="sm">
              <strong>{t('desk:decision.amount')}</strong> {money(amount)}
              {amount !== order.total && ` ${t('orders:amounts.of', { total: money(order.total) })}`}
            </Text>
            {ships && (
              <>
                <ShipmentFields control={shipment.form.control} />
                {order.items.length <= MAX_BATCH_FIELDS && (
                  <BatchFields
                    items={order.items}
                    batches={shipment.batches}
                    onChange={shipment.setBatches}
                  />
                )}
                <OrdersTogether
                  customerCode={order.customerCode}
                  orderId={order.id}
                  ids={shipment.together}
                  onChange={shipment.setTogether}
                />
              </>
            )}
            {event === 'release' && (
              <Text size="sm">
                {t('orders-desk:releasedTo', { status: t(`orders:orderStatus.${ORDER_STATUS_NAMES[to]}`) })}
              </Text>
            )}
            <MailRecipients kind="orders" id={order.id} isShipment={ships} />
            {isFinal && <Text size="sm">{t('orders-desk:final')}</Text>}
            <TextAreaField
              control={form.control}
              name="reason"
              label={t(needsReason ? 'desk:decision.reason' : 'offers-desk:pricing.message')}
              required={needsReason}
              optional={!needsReason}
              max={LIMITS.note}
              minRows={2}
            />
            <DialogActions>
              <Button variant="default" onClick={close}>
                {/* "Cancel" beside "Cancel the order" would be ambiguous. */}
                {t(event === 'cancel' ? 'common:actions.back' : 'common:actions.cancel')}
              </Button>
              {isUsual && (
                <Button variant="default" disabled={busy} onClick={() => void submit({ opensNext: true })()}>
                  {t('desk:decision.andNext', { action: t(`orders-desk:events.${event}`) })}
                </Button>
              )}
              <Button
                type="submit"
                color={transition.needsReason ? 'danger' : 'accent'}
                {...busyButtonProps(busy)}
                {...(needsReason ? {} : { 'data-autofocus': true })}
              >
                {t(`orders-desk:events.${event}`)}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
