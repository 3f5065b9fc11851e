import { formatCountryName } from '@cromia/domain/addresses/country-name';
import type { NewDealer } from '@cromia/domain/dealers/dealer-desk';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { type FieldPath, useWatch } from 'react-hook-form';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { CountryField } from '../../../ui/fields/CountryField';
import { TextField } from '../../../ui/fields/TextField';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { RequiredLegend } from '../../../ui/form/RequiredLegend';
import { useRevalidateDependents } from '../../../ui/form/use-revalidate-dependents';
import { showFieldErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard';
import { deskLayout } from '../../desk';
import { DealerPinField } from './DealerPinField';
import { clearDealerDraft, readDealerDraft, saveDealerDraft } from './dealer-draft';
import { type DealerFormValues, dealerFormSchema } from './dealer-form';

const FIELDS: FieldPath<DealerFormValues>[] = [
  'businessName',
  'street',
  'country',
  'postalCode',
  'city',
  'province',
  'phone',
  'email',
  'latitude',
  'longitude',
  'mapLink',
  'forPrivate',
  'forProfessional',
  'brands',
];

/** Dependent field by the field that its rules depend on; see `useRevalidateDependents`. */
const FIELD_DEPENDENCIES = { country: 'postalCode', forPrivate: 'forProfessional' } as const;
const PHONE_DEPENDENCY = { country: 'phone' } as const;

interface DealerFormProps {
  /** Key of the draft, from `toDraftSubject`. */
  subject: string;
  initialValues: DealerFormValues;
  /** Saves the dealer; `onFailed` is called on an error. */
  onSave: (dealer: NewDealer, onFailed: (error: Error) => void) => void;
  saving: boolean;
  error: Error | null;
  /** Replaces the general error text; null shows the general text. */
  errorText: ReactNode;
  /** Buttons before the save button. */
  actions: ReactNode;
}

/** Form with all fields of a dealer. */
export function DealerForm(props: DealerFormProps) {
  const { subject, initialValues, onSave, saving, error, errorText, actions } = props;
  const { t, language } = useTexts('accounts', 'activation', 'dealers', 'dealers-desk');
  const form = useZodForm(dealerFormSchema, readDealerDraft(subject) ?? initialValues);
  const { control } = form;
  useRevalidateDependents(form, FIELD_DEPENDENCIES);
  useRevalidateDependents(form, PHONE_DEPENDENCY);
  const country = useWatch({ control, name: 'country' });
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      // Resets have no name; only changes by the user are stored.
      if (name !== undefined) saveDealerDraft(subject, form.getValues());
    });
    return unsubscribe;
  }, [form, subject]);
  const submit = form.handleSubmit((dealer) =>
    onSave(dealer, (failure) => void showFieldErrors(form, toApiProblem(failure), FIELDS)),
  );
  return (
    <form onSubmit={submit} noValidate className={deskLayout.panel}>
      <RequiredLegend />
      <TextField control={control} name="businessName" label={t('dealers:filters.businessName')} required />
      <div className={deskLayout.pair}>
        <TextField control={control} name="street" label={t('activation:fields.streetAddress1')} required />
        <CountryField control={control} name="country" label={t('accounts:fields.country')} required />
      </div>
      <div className={deskLayout.pair}>
        <TextField
          control={control}
          name="postalCode"
          label={t('dealers:filters.postalCode')}
          required
          errorWords={{
            invalidField: t('accounts:errors.zipCode', { country: formatCountryName(country, language) }),
          }}
        />
        <TextField control={control} name="city" label={t('activation:fields.city')} required />
        <TextField control={control} name="province" label={t('accounts:fields.province')} optional />
      </div>
      <div className={deskLayout.pair}>
        <TextField
          control={control}
          name="phone"
          label={t('accounts:fields.telephone')}
          optional
          type="tel"
          inputMode="tel"
        />
        <TextField
          control={control}
          name="email"
          label={t('activation:fields.email')}
          optional
          type="email"
          inputMode="email"
          autoCapitalize="none"
          errorWords={{ invalidField: t('accounts:errors.username') }}
        />
      </div>
      <DealerPinField form={form} />
      <TextField
        control={control}
        name="mapLink"
        label={t('dealers-desk:fields.mapLink')}
        help={t('dealers-desk:mapLinkHelp')}
        optional
        errorWords={{ invalidField: t('dealers-desk:wrongLink') }}
        type="url"
        inputMode="url"
      />
      <div className={deskLayout.pair}>
        <CheckboxField control={control} name="forPrivate" label={t('dealers-desk:fields.forPrivate')} />
        <CheckboxField
          control={control}
          name="forProfessional"
          label={t('dealers-desk:fields.forProfessional')}
          errorWords={{ missing: t('dealers-desk:forNobody') }}
        />
      </div>
      <TextField
        control={control}
        name="brands"
        label={t('dealers-desk:fields.brands')}
        help={t('dealers-desk:brandsHelp')}
        optional
        errorWords={{ invalidField: t('dealers-desk:wrongBrand') }}
      />
      <FormErrorSummary control={form.control} />
      {error !== null && !saving && (
        <FeedbackAlert status="Fail">{errorText ?? <ProblemText error={error} />}</FeedbackAlert>
      )}
      <DialogActions>
        {actions}
        <Button type="submit" {...busyButtonProps(saving)}>
          {t('common:actions.save')}
        </Button>
      </DialogActions>
      <LeaveGuard isStored when={() => readDealerDraft(subject) !== null} onLeave={clearDealerDraft} />
    </form>
  );
}
