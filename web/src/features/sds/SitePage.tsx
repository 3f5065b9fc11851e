import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { SDS_SITES } from '@cromia/domain/sds/sds';
import { siteSearchSchema } from '@cromia/domain/sds/search';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts';
import { SelectField } from '../../ui/form/fields';
import { useZodForm } from '../../ui/form/use-zod-form';
import type { ChangeList } from '../../ui/list/list-address';
import { CodeField } from './CodeField';
import { CustomerCodeField, SdsForm, useThisYear, YearField } from './SdsForm';
import { SdsFrame } from './SdsFrame';
import { SdsResults } from './SdsResults';
import { siteQuery } from './sds-queries';
import { SITE_SEARCH, type SiteAddress } from './sds-searches';

interface SitePageProps {
  prefix: RolePrefix;
  search: SiteAddress;
  onSearch: ChangeList<SiteAddress>;
}

/** The sheets of what a site has made in a year (section 2, warehouse). */
export function SitePage(props: SitePageProps) {
  const { prefix, search, onSearch } = props;
  const { t } = useTexts('sds');
  const page = useQuery(siteQuery(prefix, search));
  return (
    <SdsFrame lead={t('sds:leads.site')}>
      <SiteForm key={JSON.stringify(SITE_SEARCH.filtersOf(search))} {...props} />
      {page.isEnabled && (
        <SdsResults
          prefix={prefix}
          list={SITE_SEARCH}
          search={search}
          onSearch={onSearch}
          page={page}
          customerCode={search.customerCode}
        />
      )}
    </SdsFrame>
  );
}

function SiteForm({ prefix, search, onSearch }: SitePageProps) {
  const { t } = useTexts('sds');
  const thisYear = useThisYear();
  const { site, serial = '', color = '', year = thisYear, customerCode = '' } = search;
  const form = useZodForm(siteSearchSchema, {
    ...(site === undefined ? {} : { site }),
    serial,
    color,
    year: String(year),
    customerCode,
  });
  return (
    <SdsForm form={form} onSearch={(terms) => onSearch(SITE_SEARCH.filtered(search, terms))}>
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
