import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { siteSearchSchema } from '@cromia/domain/sds/search';
import { SDS_SITES } from '@cromia/domain/sds/sheet';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/use-texts';
import { SelectField } from '../../../ui/fields/SelectField';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { useList } from '../../../ui/list/use-list';
import { siteSearchQuery } from '../sds-queries';
import { CodeField } from './CodeField';
import { CustomerCodeField, SdsForm, type SearchFormProps, useCurrentYear, YearField } from './SdsForm';
import { SdsFrame } from './SdsFrame';
import { SdsResults } from './SdsResults';
import { SITE_SEARCH, type SiteSearch } from './sds-searches';

/** The sheets of the batches that a site produced in a year (section 2, warehouse). */
export function SitePage({ prefix }: { prefix: RolePrefix }) {
  const list = useList(SITE_SEARCH);
  const { t } = useTexts('sds');
  const page = useQuery(siteSearchQuery(prefix, list.state));
  return (
    <SdsFrame lead={t('sds:leads.site')}>
      <SiteForm
        key={JSON.stringify(list.values)}
        prefix={prefix}
        terms={list.state}
        onSearch={list.onFilter}
      />
      {page.isEnabled && (
        <SdsResults prefix={prefix} list={list} page={page} customerCode={list.state.customerCode} />
      )}
    </SdsFrame>
  );
}

function SiteForm({ prefix, terms, onSearch }: SearchFormProps<SiteSearch>) {
  const { t } = useTexts('sds');
  const thisYear = useCurrentYear();
  const { site, serial = '', color = '', year = thisYear, customerCode = '' } = terms;
  const form = useZodForm(siteSearchSchema, {
    ...(site === undefined ? {} : { site }),
    serial,
    color,
    year: String(year),
    customerCode,
  });
  return (
    <SdsForm form={form} onSearch={onSearch}>
      <SelectField
        control={form.control}
        name="site"
        label={t('sds:fields.site')}
        data={[...SDS_SITES]}
        allowDeselect={false}
        required
      />
      <CodeField form={form} name="serial" label={t('sds:fields.serial')} />
      <CodeField form={form} name="color" label={t('sds:fields.color')} />
      <YearField form={form} name="year" />
      <CustomerCodeField form={form} name="customerCode" prefix={prefix} />
    </SdsForm>
  );
}
