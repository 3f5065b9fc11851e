import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { productSearchSchema } from '@cromia/domain/sds/search';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/use-texts';
import { TextField } from '../../../ui/fields/TextField';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { useList } from '../../../ui/list/use-list';
import { productSearchQuery } from '../sds-queries';
import { CustomerCodeField, SdsForm, type SearchFormProps } from './SdsForm';
import { SdsFrame } from './SdsFrame';
import { SdsResults } from './SdsResults';
import { PRODUCT_SEARCH, type ProductSearch } from './sds-searches';

/** Every version of a product's sheets, for the SDS desk. */
export function ProductPage({ prefix }: { prefix: RolePrefix }) {
  const list = useList(PRODUCT_SEARCH);
  const { t } = useTexts('sds');
  const page = useQuery(productSearchQuery(prefix, list.state));
  return (
    <SdsFrame lead={t('sds:leads.product')}>
      <ProductForm
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

function ProductForm({ prefix, terms, onSearch }: SearchFormProps<ProductSearch>) {
  const { t } = useTexts('sds');
  const { product = '', customerCode = '' } = terms;
  const form = useZodForm(productSearchSchema, { product, customerCode });
  return (
    <SdsForm form={form} onSearch={onSearch}>
      <TextField
        control={form.control}
        name="product"
        label={t('sds:fields.product')}
        help={t('sds:fields.productHelp')}
        autoComplete="off"
        required
      />
      <CustomerCodeField form={form} name="customerCode" prefix={prefix} />
    </SdsForm>
  );
}
