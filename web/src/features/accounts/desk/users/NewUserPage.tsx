import { isAllowed } from '@cromia/domain/accounts/access';
import { USER_TYPES } from '@cromia/domain/accounts/roles';
import { listCreatableRoles, type NewUser } from '@cromia/domain/accounts/user-desk';
import { UI_LANGUAGES } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import { formatEmail } from '@cromia/domain/web/unicode-address';
import { Button } from '@mantine/core';

import { Link } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { type ApiProblem, toApiProblem } from '../../../../api/problem';
import { useUser } from '../../../../api/use-session';
import { LANGUAGE_NAMES } from '../../../../i18n/languages';
import { useTexts } from '../../../../i18n/use-texts';
import { busyButtonProps } from '../../../../ui/feedback/busy-button-props';
import { DialogActions } from '../../../../ui/feedback/DialogActions';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { useNotify } from '../../../../ui/feedback/use-notify';
import { SelectField } from '../../../../ui/fields/SelectField';
import { SuggestField } from '../../../../ui/fields/SuggestField';
import { TextField } from '../../../../ui/fields/TextField';
import { FormErrorSummary } from '../../../../ui/form/FormErrorSummary';
import { RequiredLegend } from '../../../../ui/form/RequiredLegend';
import { useSubmitOnce } from '../../../../ui/form/use-submit-once';
import { showFieldErrors, useZodForm } from '../../../../ui/form/use-zod-form';
import { LeaveGuard } from '../../../../ui/leaving/LeaveGuard';
import { PageFrame } from '../../../../ui/PageFrame';
import { BackLink, deskLayout } from '../../../desk';
import { newUserFormSchema } from './new-user-form';
import { suggestCustomers, useCreateUser } from './user-queries';

const FIELDS = ['username', 'firstname', 'lastname', 'language', 'role', 'type', 'customerCode'] as const;

interface NewUserPageProps {
  /** Customer of the user; undefined to choose the role and the customer. */
  customerCode: string | undefined;
}

/** Form for a new user, who gets a mail with a link to choose the password (contract, section 5). */
export function NewUserPage({ customerCode }: NewUserPageProps) {
  const { t } = useTexts('users');
  const viewer = useUser();
  const canSeeUsers = isAllowed(viewer, 'backoffice.users');
  const back = (
    <BackLink
      link={(props) =>
        canSeeUsers ? (
          <Link {...props} to="/backoffice/users" />
        ) : (
          <Link {...props} to="/backoffice/personal-data" />
        )
      }
    >
      {t('users:back')}
    </BackLink>
  );
  return (
    <PageFrame title={t('users:create.title')} lead={t('users:create.lead')} above={back} narrow>
      <NewUserForm customerCode={customerCode} canSeeUsers={canSeeUsers} />
    </PageFrame>
  );
}

function NewUserForm({ customerCode, canSeeUsers }: NewUserPageProps & { canSeeUsers: boolean }) {
  const { t } = useTexts('accounts', 'users');
  const viewer = useUser();
  const notify = useNotify();
  const creation = useCreateUser();
  const sendOnce = useSubmitOnce(creation);
  const roles = viewer === null ? [] : listCreatableRoles(viewer.role);
  const form = useZodForm(newUserFormSchema, {
    username: '',
    firstname: '',
    lastname: '',
    language: viewer?.language ?? 'it',
    role: customerCode === undefined ? '' : 'CUSTOMER',
    type: 'C',
    customerCode: customerCode ?? '',
  });
  const { control } = form;
  const role = useWatch({ control, name: 'role' });
  const { isDirty } = form.formState;
  const problem = creation.isError && !creation.isPending ? toApiProblem(creation.error) : null;
  const create = (user: NewUser) =>
    sendOnce(user, {
      onSuccess: ({ id }) => {
        const message = t('users:create.done', { username: formatEmail(user.username) });
        if (canSeeUsers)
          notify(message, (props) => <Link {...props} to="/backoffice/users/$id" params={{ id }} />);
        else notify(message);
        form.reset();
      },
      onError: (error) => void showFieldErrors(form, toApiProblem(error), FIELDS),
    });
  return (
    <form onSubmit={form.handleSubmit(create)} noValidate className={deskLayout.panel}>
      <RequiredLegend />
      <TextField
        control={control}
        name="username"
        label={t('users:fields.username')}
        errorWords={{ invalidField: t('users:create.wrongUsername') }}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <div className={deskLayout.pair}>
        <TextField
          control={control}
          name="firstname"
          label={t('accounts:fields.firstname')}
          autoComplete="off"
          required
        />
        <TextField
          control={control}
          name="lastname"
          label={t('accounts:fields.lastname')}
          autoComplete="off"
          required
        />
      </div>
      <div className={deskLayout.pair}>
        <SelectField
          control={control}
          name="role"
          label={t('users:fields.role')}
          data={roles.map((value) => ({ value, label: t(`users:roles.${value}`) }))}
          allowDeselect={false}
          required
        />
        <SelectField
          control={control}
          name="language"
          label={t('users:fields.language')}
          data={UI_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          allowDeselect={false}
          required
        />
      </div>
      {role === 'CUSTOMER' && (
        <SuggestField
          control={control}
          name="customerCode"
          label={t('users:create.customer')}
          help={t('users:create.customerHelp')}
          errorWords={{ invalidField: t('users:create.wrongCustomer') }}
          source="desk-customers"
          from={LIMITS.customerSuggestMinLength}
          find={suggestCustomers}
          failure="ServerError"
          maxLength={LIMITS.businessName}
          required
        />
      )}
      {role === 'USER' && (
        <SelectField
          control={control}
          name="type"
          label={t('users:fields.type')}
          data={USER_TYPES.map((value) => ({ value, label: t(`accounts:registration.types.${value}`) }))}
          allowDeselect={false}
          required
        />
      )}
      <FormErrorSummary control={form.control} />
      {problem !== null && <CreationProblem problem={problem} />}
      <DialogActions>
        <Button type="submit" {...busyButtonProps(creation.isPending)}>
          {t('users:create.send')}
        </Button>
      </DialogActions>
      <LeaveGuard isStored={false} when={() => isDirty && !creation.isPending} />
    </form>
  );
}

function CreationProblem({ problem }: { problem: ApiProblem }) {
  const { t } = useTexts('users');
  const isTaken = problem.code === 'Conflict' && problem.errors.some(({ path }) => path === 'username');
  return (
    <FeedbackAlert status="Fail">
      {isTaken ? t('users:create.exists') : t(`errors:${problem.code}`)}
    </FeedbackAlert>
  );
}
