import { isAllowed } from '@cromia/domain/accounts/access';
import type { DeskCustomer } from '@cromia/domain/customers/customer-desk';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { useNotify } from '../../../ui/feedback/use-notify';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { deskCustomerQuery, useChangeCustomer } from '../customer-desk-queries';
import { DeskProfile } from '../DeskProfile';
import { CustomerForm } from './CustomerForm';
import { clearCustomerDraft, toDraftSubject } from './customer-draft';
import {
  type CustomerFormValues,
  findChangeIssues,
  toCustomerChange,
  toCustomerFormValues,
} from './customer-form';

interface EditCustomerProps {
  code: string;
  /** Called after the customer is saved. */
  onSaved: () => void;
}

/** The data of a customer, to change (contract, section 5). Others than ADMIN and CROMIA see the data. */
export function EditCustomer({ code, onSaved }: EditCustomerProps) {
  const user = useUser();
  const customer = useQuery(deskCustomerQuery(code));
  // The form is based on these data, whatever is fetched meanwhile.
  const [opened, setOpened] = useState(customer.data);
  const stored = opened ?? customer.data;
  if (!isAllowed(user, 'backoffice.customer-data')) return <DeskProfile code={code} />;
  if (stored === undefined) return null;
  const reload = async () => {
    clearCustomerDraft();
    setOpened((await customer.refetch()).data);
  };
  return <EditForm key={stored.version} customer={stored} onSaved={onSaved} onReload={() => void reload()} />;
}

interface EditFormProps extends Pick<EditCustomerProps, 'onSaved'> {
  customer: DeskCustomer;
  onReload: () => void;
}

function EditForm({ customer, onSaved, onReload }: EditFormProps) {
  const { t } = useTexts('customers', 'customers-desk');
  const notify = useNotify();
  const { customerCode, version } = customer;
  const initialValues = useMemo(() => toCustomerFormValues(customer), [customer]);
  const change = useChangeCustomer(customerCode);
  const sendOnce = useSubmitOnce(change);
  const [isUnchanged, setUnchanged] = useState(false);
  const findIssues = useCallback(
    (values: CustomerFormValues) => findChangeIssues(values, initialValues),
    [initialValues],
  );
  const save = (values: CustomerFormValues) => {
    const body = toCustomerChange(values, initialValues, version);
    setUnchanged(body === null);
    if (body === null) return;
    sendOnce(body, {
      onSuccess: () => {
        clearCustomerDraft();
        notify(t('customers-desk:customers.saved'));
        onSaved();
      },
    });
  };
  return (
    <CustomerForm
      subject={toDraftSubject(customer)}
      initialValues={initialValues}
      findIssues={findIssues}
      problem={change.isError && !change.isPending ? toApiProblem(change.error) : null}
      notice={
        isUnchanged && <FeedbackAlert status="InfoSuccess">{t('customers:edit.unchanged')}</FeedbackAlert>
      }
      saving={change.isPending}
      onSave={save}
      onReload={onReload}
      cancelPath={`/backoffice/customers/${customerCode}`}
    />
  );
}
