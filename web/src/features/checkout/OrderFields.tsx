import { LIMITS } from '@cromia/domain/limits';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { DateField } from '../../ui/form/DateField';
import { SwitchField, TextAreaField, TextField } from '../../ui/form/fields';
import type { OrderControl } from './order-form';

/** The customer's order code, the delivery date and whether it may come in parts. */
export function DetailFields({ control, earliest }: { control: OrderControl; earliest: string }) {
  const { t } = useTexts('checkout');
  const { date } = useFormats();
  const dateWords = t('checkout:errors.date', { date: date(earliest) });
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
      <DateField
        control={control}
        name="deliveryDateRequested"
        label={t('checkout:fields.deliveryDateRequested')}
        help={t('checkout:fields.deliveryDateHint', { date: date(earliest) })}
        errorWords={{ missing: dateWords, invalidField: dateWords }}
        minDate={earliest}
        required
      />
      <SwitchField
        control={control}
        name="acceptMultipleShipping"
        label={t('checkout:fields.acceptMultipleShipping')}
        help={t('checkout:fields.acceptMultipleShippingHint')}
      />
    </>
  );
}

/** The notes; the agent's is for those who act for a customer (section 6). */
export function NoteFields({ control, withAgentNote }: { control: OrderControl; withAgentNote: boolean }) {
  const { t } = useTexts('checkout');
  const notes = ['shippingNote', 'genericNote', ...(withAgentNote ? ['agentNote' as const] : [])] as const;
  return notes.map((name) => (
    <TextAreaField
      key={name}
      control={control}
      name={name}
      label={t(`checkout:fields.${name}`)}
      help={t(`checkout:fields.${name}Hint`)}
      errorWords={{ invalidLenght: t('checkout:errors.note', { max: LIMITS.note }) }}
      max={LIMITS.note}
      minRows={2}
    />
  ));
}
