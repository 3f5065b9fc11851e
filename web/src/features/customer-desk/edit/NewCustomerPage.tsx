import { LIMITS } from '@cromia/domain/limits';
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { toApiProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { useNotify } from '../../../ui/feedback/use-notify';
import { TextField } from '../../../ui/fields/TextField';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { PageFrame } from '../../../ui/PageFrame';
import { ManagersField, TermsFields } from '../../activation';
import { BackLink, DeskFrame } from '../../desk';
import { type NewCustomerProposal, newCustomerQuery, useCreateCustomer } from '../customer-desk-queries';
import { CustomerForm } from './CustomerForm';
import { clearCustomerDraft, toDraftSubject } from './customer-draft';
import {
  type CustomerFormValues,
  createNewCustomerValues,
  findNewCustomerIssues,
  toNewCustomer,
} from './customer-form';
import classes from './customer-form.module.css';

const LIST_PATH = '/backoffice/customers';

interface NewCustomerPageProps {
  /** Called after the customer is created. */
  onCreated: (customerCode: string) => void;
}

/** Form for a new customer (contract, section 5). */
export function NewCustomerPage({ onCreated }: NewCustomerPageProps) {
  const { t } = useTexts('customers-desk');
  const proposal = useQuery(newCustomerQuery());
  const title = t('customers-desk:customers.new');
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/customers" />}>
      {t('customers-desk:customers.back')}
    </BackLink>
  );
  return (
    <DeskFrame query={proposal} title={title} back={back} notFound={t('customers-desk:customers.notFound')}>
      {(data) => (
        <PageFrame above={back} title={title}>
          <NewCustomerForm proposal={data} onCreated={onCreated} />
        </PageFrame>
      )}
    </DeskFrame>
  );
}

function NewCustomerForm({ proposal, onCreated }: NewCustomerPageProps & { proposal: NewCustomerProposal }) {
  const { t } = useTexts('customers-desk');
  const notify = useNotify();
  const creation = useCreateCustomer();
  const sendOnce = useSubmitOnce(creation);
  const initialValues = useMemo(() => createNewCustomerValues(proposal), [proposal]);
  const save = (values: CustomerFormValues) =>
    sendOnce(toNewCustomer(values, proposal.customerCode), {
      onSuccess: ({ customerCode }) => {
        clearCustomerDraft();
        notify(t('customers-desk:customers.created', { name: values.businessName, code: customerCode }));
        onCreated(customerCode);
      },
    });
  return (
    <CustomerForm
      subject={toDraftSubject(null)}
      initialValues={initialValues}
      findIssues={findNewCustomerIssues}
      problem={creation.isError && !creation.isPending ? toApiProblem(creation.error) : null}
      saving={creation.isPending}
      onSave={save}
      cancelPath={LIST_PATH}
    >
      <NewCustomerTerms proposedCode={proposal.customerCode} />
    </CustomerForm>
  );
}

function NewCustomerTerms({ proposedCode }: { proposedCode: string }) {
  const { t } = useTexts('customers-desk', 'desk');
  const { control } = useFormContext<CustomerFormValues>();
  return (
    <section className={classes.section} aria-labelledby="terms">
      <Title order={2} id="terms" size="h3">
        {t('customers-desk:customers.terms.title')}
      </Title>
      <TextField
        control={control}
        name="customerCode"
        label={t('desk:decision.customerCode')}
        help={t('desk:decision.customerCodeHelp', { code: proposedCode })}
        errorWords={{ invalidField: t('desk:decision.customerCodeError') }}
        required
        inputMode="numeric"
        maxLength={LIMITS.customerCode}
        autoComplete="off"
      />
      <TermsFields />
      <ManagersField />
    </section>
  );
}
