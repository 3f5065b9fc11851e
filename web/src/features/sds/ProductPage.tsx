import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { productSearchSchema } from '@cromia/domain/sds/search';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts';
import { TextField } from '../../ui/form/fields';
import { useZodForm } from '../../ui/form/use-zod-form';
import type { ChangeList } from '../../ui/list/list-address';
import { CustomerCodeField, SdsForm } from './SdsForm';
import { SdsFrame } from './SdsFrame';
import { SdsResults } from './SdsResults';
import { productQuery } from './sds-queries';
import { PRODUCT_SEARCH, type ProductAddress } from './sds-searches';

interface ProductPageProps {
  prefix: RolePrefix;
  search: ProductAddress;
  onSearch: ChangeList<ProductAddress>;
}

/** Every version of a product's sheets, for the SDS desk. */
export function ProductPage(props: ProductPageProps) {
  const { prefix, search, onSearch } = props;
  const { t } = useTexts('sds');
  const page = useQuery(productQuery(prefix, search));
  return (
    <SdsFrame lead={t('sds:leads.product')}>
      <ProductForm key={JSON.stringify(PRODUCT_SEARCH.filtersOf(search))} {...props} />
      {page.isEnabled && (
        <SdsResults
          prefix={prefix}
          list={PRODUCT_SEARCH}
          search={search}
          onSearch={onSearch}
          page={page}
          customerCode={search.customerCode}
        />
      )}
    </SdsFrame>
  );
}

function ProductForm({ prefix, search, onSearch }: ProductPageProps) {
  const { t } = useTexts('sds');
  const { product = '', customerCode = '' } = search;
  const form = useZodForm(productSearchSchema, { product, customerCode });
  return (
    <SdsForm form={form} onSearch={(terms) => onSearch(PRODUCT_SEARCH.filtered(search, terms))}>
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
