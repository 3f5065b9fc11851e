import { type RegistrationSummary, toRegistrationSummary } from '@cromia/domain/accounts/confirmation';
import type { Registration } from '@cromia/domain/accounts/registration';
import { Button } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { RequiredLegend } from '../../../ui/form/RequiredLegend';
import { useRevalidateDependents } from '../../../ui/form/use-revalidate-dependents';
import { useServerErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { ConsentFields } from '../person/ConsentFields';
import { PersonSections } from '../person/PersonSections';
import { PERSON_FIELD_DEPENDENCIES, toPersonFormValues } from '../person/person-form-values';
import classes from '../styles.module.css';
import { REGISTRATION_FIELDS, registrationFormSchema } from './registration-form-values';

/** A registration that its owner corrected: the body to send and the person to display. */
export interface CorrectedRegistration {
  registration: Registration;
  person: RegistrationSummary;
}

interface CorrectRegistrationProps {
  username: string;
  person: RegistrationSummary;
  /** The error of the confirmation with these data; null without one. */
  error: Error | null;
  onDone: (correction: CorrectedRegistration) => void;
  onCancel: () => void;
}

/** Form to correct the data and consents of a registration before confirming it. */
export default function CorrectRegistration(props: CorrectRegistrationProps) {
  const { username, person, error, onDone, onCancel } = props;
  const { t, language } = useTexts('accounts');
  const rules = useMemo(() => registrationFormSchema(person.type, language), [person.type, language]);
  const form = useZodForm(rules, {
    ...toPersonFormValues(person),
    username,
    confirmusername: username,
    privacyAccepted: true,
  });
  useRevalidateDependents(form, PERSON_FIELD_DEPENDENCIES);
  useServerErrors(form, error, REGISTRATION_FIELDS, 'registration.');
  const { setFocus } = form;
  useEffect(() => setFocus('firstname'), [setFocus]);
  const submit = form.handleSubmit((registration) =>
    onDone({ registration, person: toRegistrationSummary(registration) }),
  );
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className={classes.edit}>
        <div className={classes.legend}>
          <RequiredLegend />
        </div>
        <PersonSections type={person.type} username={null} consents={<ConsentFields />} />
        <FormErrorSummary control={form.control} />
        <div className={classes.save}>
          <Button variant="default" onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit">{t('common:actions.apply')}</Button>
        </div>
      </form>
    </FormProvider>
  );
}
