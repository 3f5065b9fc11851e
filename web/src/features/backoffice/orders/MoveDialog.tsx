import { optionalText, requiredText } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { ORDER_STATUS_NAMES } from '@cromia/domain/orders/order';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { z } from 'zod';
import { useTexts } from '../../../i18n/use-texts';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { whileBusy } from '../../../ui/while-busy';
import type { OrderMove } from './order-move';

const RULES = {
  required: z.object({ reason: requiredText(LIMITS.note) }),
  optional: z.object({ reason: optionalText(LIMITS.note) }),
};

interface MoveDialogProps {
  move: OrderMove;
  orderCode: string;
  /** Lines that go on with less than they could; undefined where the step is about no quantities. */
  reduced: number | undefined;
  busy: boolean;
  onClose: () => void;
  onMove: (reason: string | undefined) => void;
}

/** Says what a step does before it is taken, and takes a word for the customer. */
export function MoveDialog({ move, orderCode, reduced, busy, onClose, onMove }: MoveDialogProps) {
  const { t } = useTexts('backoffice', 'orders');
  const { event, to, needsReason, isFinal } = move;
  const form = useZodForm<{ reason?: string | undefined }, { reason?: string | undefined }>(
    needsReason ? RULES.required : RULES.optional,
    { reason: '' },
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`backoffice:orders.ask.${event}`, { code: orderCode })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form onSubmit={form.handleSubmit(({ reason }) => onMove(reason || undefined))} noValidate>
        <Stack gap="md">
          {reduced !== undefined && (
            <Text size="sm" fw={550}>
              {reduced === 0
                ? t('backoffice:orders.whole')
                : t('backoffice:orders.reduced', { count: reduced })}
            </Text>
          )}
          <Text size="sm">
            {event === 'release' &&
              `${t('backoffice:orders.releasedTo', { status: t(`orders:orderStatus.${ORDER_STATUS_NAMES[to]}`) })} `}
            {t(isFinal ? 'backoffice:orders.final' : 'backoffice:orders.mailed')}
          </Text>
          <TextAreaField
            control={form.control}
            name="reason"
            label={t(needsReason ? 'backoffice:decision.reason' : 'backoffice:pricing.message')}
            {...(needsReason ? { required: true } : { help: t('common:form.optional') })}
            max={LIMITS.note}
            minRows={2}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('common:actions.cancel')}
            </Button>
            <Button
              type="submit"
              color={needsReason ? 'danger' : 'accent'}
              {...whileBusy(busy)}
              {...(needsReason ? {} : { 'data-autofocus': true })}
            >
              {t(`backoffice:orders.events.${event}`)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
