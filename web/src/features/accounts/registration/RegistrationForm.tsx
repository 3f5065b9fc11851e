import type { Registration } from '@cromia/domain/accounts/registration';
import type { UserType } from '@cromia/domain/accounts/roles';
import type { DisplayedInvitation } from '@cromia/domain/activation/request-responses';
import { Button, Text } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { AutofillForm } from '../../../ui/form/AutofillForm';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { RequiredLegend } from '../../../ui/form/RequiredLegend';
import { useRevalidateDependents } from '../../../ui/form/use-revalidate-dependents';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { showFieldErrors, useZodForm } from '../../../ui/form/use-zod-form';
import { useIsPrerendered } from '../../../ui/use-is-prerendered';
import { PersonSections } from '../person/PersonSections';
import classes from '../styles.module.css';
import { EmailFields, InvitedEmailField, PrivacyFields } from './AccountFields';
import {
  createInvitedRegistrationValues,
  createRegistrationValues,
  REGISTRATION_FIELD_DEPENDENCIES,
  REGISTRATION_FIELDS,
  registrationDraft,
  registrationFormSchema,
} from './registration-form-values';
import { UserTypeChoice } from './UserTypeChoice';
import { useRegister } from './use-register';

interface RegistrationFormProps {
  type: UserType;
  onTypeChange: (type: UserType) => void;
  /** The invitation behind the link, if any. Only a company's user with the invited address can accept it. */
  invitation?: DisplayedInvitation | undefined;
  /** Called after the registration is sent. */
  onSent: (registration: Registration) => void;
}

/** Initial values: the draft of this tab if there is one, else the invitation's fields. */
function createInitialValues(invitation: DisplayedInvitation | undefined) {
  const draft = registrationDraft.read();
  if (invitation === undefined) return draft ?? createRegistrationValues(navigator.languages);
  return draft?.username === invitation.inviteeEmail
    ? draft
    : createInvitedRegistrationValues(invitation, navigator.languages);
}

/** The form of the registration (sections 2, 3 and 5). */
export function RegistrationForm({ type, onTypeChange, invitation, onSent }: RegistrationFormProps) {
  const { t, language } = useTexts('accounts');
  const rules = useMemo(() => registrationFormSchema(type, language), [type, language]);
  const isPrerendered = useIsPrerendered();
  const [initialValues] = useState(() =>
    isPrerendered ? createRegistrationValues([]) : createInitialValues(invitation),
  );
  const form = useZodForm(rules, initialValues);
  const register = useRegister();
  const sendOnce = useSubmitOnce(register);
  useRevalidateDependents(form, REGISTRATION_FIELD_DEPENDENCIES);

  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name !== undefined) registrationDraft.write(form.getValues());
    });
    return unsubscribe;
  }, [form]);

  const submit = form.handleSubmit((registration) =>
    sendOnce(registration, {
      onSuccess: () => {
        registrationDraft.write(null);
        onSent(registration);
      },
      onError: (error) => void showFieldErrors(form, toApiProblem(error), REGISTRATION_FIELDS),
    }),
  );
  const chooseType = (chosen: UserType) => {
    // Errors in fields that only the other type has are obsolete.
    form.clearErrors();
    onTypeChange(chosen);
  };
  return (
    <FormProvider {...form}>
      <AutofillForm onSubmit={submit}>
        {invitation === undefined && <UserTypeChoice type={type} onChange={chooseType} />}
        <div className={classes.legend}>
          <RequiredLegend />
        </div>
        <PersonSections
          type={type}
          username={invitation === undefined ? <EmailFields /> : <InvitedEmailField />}
          consents={<PrivacyFields />}
        />
        <FormErrorSummary control={form.control} />
        {register.isError && !register.isPending && (
          <FeedbackAlert status="Fail">
            <ProblemText error={register.error} />
          </FeedbackAlert>
        )}
        <div className={classes.submit}>
          <Button type="submit" size="md" {...busyButtonProps(register.isPending)}>
            {t('accounts:registration.submit')}
          </Button>
          <Text size="sm" c="dimmed">
            {t('accounts:registration.next')}
          </Text>
        </div>
      </AutofillForm>
    </FormProvider>
  );
}
