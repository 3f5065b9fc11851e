import { PRICE_LISTS } from '@cromia/domain/catalogue/price-lists';
import { LIMITS } from '@cromia/domain/limits';
import { SimpleGrid } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts';
import { NumberField } from '../../../ui/fields/NumberField';
import { SelectField } from '../../../ui/fields/SelectField';
import { SwitchField } from '../../../ui/fields/SwitchField';
import { TextField } from '../../../ui/fields/TextField';
import type { TermsFormValues } from './terms-form';

const PERCENT = { suffix: ' %', decimalScale: LIMITS.percentDecimals, max: 100, required: true } as const;

/** The fields of a customer's commercial terms, in the form of the context. */
export function TermsFields() {
  const { t } = useTexts('customers-desk');
  const { control } = useFormContext<TermsFormValues>();
  return (
    <>
      <SelectField
        control={control}
        name="priceListCode"
        label={t('customers-desk:customers.terms.priceList')}
        data={[...PRICE_LISTS]}
        allowDeselect={false}
        required
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField
          control={control}
          name="discountPct1"
          label={t('customers-desk:customers.terms.discount1')}
          {...PERCENT}
        />
        <NumberField
          control={control}
          name="discountPct2"
          label={t('customers-desk:customers.terms.discount2')}
          {...PERCENT}
        />
        <NumberField
          control={control}
          name="unconditionalDiscountPct"
          label={t('customers-desk:customers.terms.overallDiscount')}
          {...PERCENT}
        />
        <NumberField
          control={control}
          name="agentCommissionPct"
          label={t('customers-desk:customers.terms.commission')}
          {...PERCENT}
        />
      </SimpleGrid>
      <TextField
        control={control}
        name="paymentTerms"
        label={t('customers-desk:customers.terms.payment')}
        optional
        maxLength={LIMITS.text}
        autoComplete="off"
      />
      <NumberField
        control={control}
        name="creditLimit"
        label={t('customers-desk:customers.terms.creditLimit')}
        suffix=" €"
        decimalScale={2}
        max={LIMITS.amount}
        grouped
        optional
      />
      <SwitchField
        control={control}
        name="blocksOverLimit"
        label={t('customers-desk:customers.terms.blocks')}
      />
    </>
  );
}
