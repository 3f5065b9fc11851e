import type { User } from '@cromia/domain/accounts/login';
import { toRolePrefix } from '@cromia/domain/accounts/roles';
import { customerSearchSchema } from '@cromia/domain/sds/search';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/use-texts';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { createListControls, useList } from '../../../ui/list/use-list';
import { useActingCustomer } from '../../acting';
import { customerSearchQuery } from '../sds-queries';
import { CustomerCodeField, SdsForm, type SearchFormProps, useCurrentYear, YearField } from './SdsForm';
import { SdsFrame } from './SdsFrame';
import { SdsResults } from './SdsResults';
import { seesOwnSheetsOnly } from './sds-pages';
import { CUSTOMER_SEARCH, type CustomerSearch } from './sds-searches';

/** The sheets of a customer's batches of a year; customers and their managers see them at once. */
export function CustomerPage({ user }: { user: User }) {
  const { t } = useTexts('sds');
  const { state, onStateChange: onShow } = useList(CUSTOMER_SEARCH);
  const prefix = toRolePrefix(user.role);
  // A customer who also belongs to the SDS desk sees all sheets.
  const isOwn = seesOwnSheetsOnly(user);
  const acting = useActingCustomer();
  const thisYear = useCurrentYear();
  // A customer's account can only search for itself.
  const customerCode = isOwn
    ? undefined
    : (state.customerCode ?? acting?.customerCode ?? user.customerCode ?? undefined);
  const searched: CustomerSearch = { ...state, customerCode, year: state.year ?? thisYear };
  const list = createListControls(CUSTOMER_SEARCH, searched, onShow);
  const page = useQuery(customerSearchQuery(prefix, searched, isOwn));
  return (
    <SdsFrame lead={t(isOwn ? 'sds:leads.own' : 'sds:leads.customer')}>
      <CustomerForm
        key={JSON.stringify(list.values)}
        prefix={prefix}
        isOwn={isOwn}
        terms={searched}
        onSearch={list.onFilter}
      />
      {page.isEnabled && <SdsResults prefix={prefix} list={list} page={page} customerCode={customerCode} />}
    </SdsFrame>
  );
}

const ownSearchSchema = customerSearchSchema.partial({ customerCode: true });

interface CustomerFormProps extends SearchFormProps<CustomerSearch> {
  /** Whether the user is the customer, who sends no code. */
  isOwn: boolean;
}

function CustomerForm({ prefix, isOwn, terms, onSearch }: CustomerFormProps) {
  const { year, customerCode = '' } = terms;
  const form = useZodForm(isOwn ? ownSearchSchema : customerSearchSchema, {
    year: String(year),
    ...(isOwn ? {} : { customerCode }),
  });
  return (
    <SdsForm form={form} onSearch={onSearch}>
      {!isOwn && <CustomerCodeField form={form} name="customerCode" prefix={prefix} required />}
      <YearField form={form} name="year" />
    </SdsForm>
  );
}
