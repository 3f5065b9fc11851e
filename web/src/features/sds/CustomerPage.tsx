import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { customerSearchSchema } from '@cromia/domain/sds/search';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts';
import { useZodForm } from '../../ui/form/use-zod-form';
import type { ChangeList } from '../../ui/list/list-address';
import { useActingCustomer } from '../customers';
import { CustomerCodeField, SdsForm, useThisYear, YearField } from './SdsForm';
import { SdsFrame } from './SdsFrame';
import { SdsResults } from './SdsResults';
import { customerQuery } from './sds-queries';
import { CUSTOMER_SEARCH, type CustomerAddress } from './sds-searches';

interface CustomerPageProps {
  prefix: RolePrefix;
  search: CustomerAddress;
  onSearch: ChangeList<CustomerAddress>;
}

/** The sheets of a customer's batches of a year; whoever is a customer, or acts for one, sees them at once. */
export function CustomerPage({ prefix, search, onSearch }: CustomerPageProps) {
  const { t } = useTexts('sds');
  const isOwn = prefix === 'customer';
  const acting = useActingCustomer();
  const thisYear = useThisYear();
  // An account is the only customer that it may name.
  const customerCode = isOwn ? undefined : (search.customerCode ?? acting?.customerCode);
  const shown: CustomerAddress = { ...search, customerCode, year: search.year ?? thisYear };
  const page = useQuery(customerQuery(prefix, shown, isOwn));
  return (
    <SdsFrame lead={t(isOwn ? 'sds:leads.own' : 'sds:leads.customer')}>
      <CustomerForm
        key={JSON.stringify(CUSTOMER_SEARCH.filtersOf(shown))}
        prefix={prefix}
        search={shown}
        onSearch={onSearch}
      />
      {page.isEnabled && (
        <SdsResults
          prefix={prefix}
          list={CUSTOMER_SEARCH}
          search={shown}
          onSearch={onSearch}
          page={page}
          customerCode={customerCode}
        />
      )}
    </SdsFrame>
  );
}

const ownSchema = customerSearchSchema.partial({ customerCode: true });

function CustomerForm({ prefix, search, onSearch }: CustomerPageProps) {
  const isOwn = prefix === 'customer';
  const { year, customerCode = '' } = search;
  const form = useZodForm(isOwn ? ownSchema : customerSearchSchema, {
    year: String(year),
    ...(isOwn ? {} : { customerCode }),
  });
  return (
    <SdsForm form={form} onSearch={(terms) => onSearch(CUSTOMER_SEARCH.filtered(search, terms))}>
      {!isOwn && <CustomerCodeField form={form} name="customerCode" prefix={prefix} required />}
      <YearField form={form} name="year" />
    </SdsForm>
  );
}
