import { LIMITS } from '@cromia/domain/limits';
import { useTexts } from '../../../i18n/use-texts';
import { TextAreaField } from '../../../ui/fields/TextAreaField';
import { TextField } from '../../../ui/fields/TextField';
import { DeliveryFields } from '../DeliveryFields';
import { UsedCodeNotice } from '../UsedCodeNotice';
import type { OrderControl } from './order-form';

interface OrderDetailFieldsProps {
  control: OrderControl;
  /** Null when an offer determines the date (section 4). */
  earliest: string | null;
  /** Days without deliveries, beside Saturdays and Sundays. */
  closedDays: ReadonlySet<string>;
  /** Delivery date of the ordered offer; null for an order of cart lines. */
  offeredDate: string | null;
}

/** The customer's order code, the delivery date, and the choice of partial deliveries. */
export function OrderDetailFields({ control, earliest, closedDays, offeredDate }: OrderDetailFieldsProps) {
  const { t } = useTexts('checkout');
  return (
    <>
      <TextField
        control={control}
        name="customerOrderCode"
        label={t('checkout:fields.customerOrderCode')}
        help={t('checkout:fields.customerOrderCodeHint')}
        errorWords={{
          missing: t('checkout:errors.codeMissing'),
          invalidField: t('checkout:errors.codeInvalid'),
          invalidLenght: t('checkout:errors.codeTooLong'),
        }}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <UsedCodeNotice control={control} />
      <DeliveryFields
        control={control}
        names={{ date: 'deliveryDateRequested', multiple: 'acceptMultipleShipping' }}
        earliest={earliest}
        closedDays={closedDays}
        offeredDate={offeredDate}
      />
    </>
  );
}

/** The note fields; the agent's note is for users who act for a customer (section 6). */
export function OrderNoteFields({
  control,
  withAgentNote,
}: {
  control: OrderControl;
  withAgentNote: boolean;
}) {
  const { t } = useTexts('checkout');
  const notes = ['shippingNote', 'genericNote', ...(withAgentNote ? ['agentNote' as const] : [])] as const;
  return notes.map((name) => (
    <TextAreaField
      key={name}
      control={control}
      name={name}
      label={t(`checkout:fields.${name}`)}
      help={t(`checkout:fields.${name}Hint`)}
      optional
      errorWords={{ invalidLenght: t('checkout:errors.note', { max: LIMITS.note }) }}
      max={LIMITS.note}
      minRows={2}
    />
  ));
}
