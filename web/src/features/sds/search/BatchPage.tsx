import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { formatDate } from '@cromia/domain/dates';
import { LIMITS, SDS_NEW_BATCH_FORMAT_AFTER } from '@cromia/domain/limits';
import { batchSearchSchema } from '@cromia/domain/sds/search';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/use-texts';
import { SuggestField } from '../../../ui/fields/SuggestField';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { useList } from '../../../ui/list/use-list';
import { batchSearchQuery, findBatches } from '../sds-queries';
import { CustomerCodeField, SdsForm, type SearchFormProps } from './SdsForm';
import { SdsFrame } from './SdsFrame';
import { SdsResults } from './SdsResults';
import { BATCH_SEARCH, type BatchSearch } from './sds-searches';

/** The sheet of a batch, by its code in either format (section 5). */
export function BatchPage({ prefix }: { prefix: RolePrefix }) {
  const list = useList(BATCH_SEARCH);
  const { t } = useTexts('sds');
  const page = useQuery(batchSearchQuery(prefix, list.state));
  return (
    <SdsFrame lead={t('sds:leads.batch', { day: formatDate(SDS_NEW_BATCH_FORMAT_AFTER) })}>
      <BatchForm
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

function BatchForm({ prefix, terms, onSearch }: SearchFormProps<BatchSearch>) {
  const { t } = useTexts('sds');
  const { batch = '', customerCode = '' } = terms;
  const form = useZodForm(batchSearchSchema, { batch, customerCode });
  return (
    <SdsForm form={form} onSearch={onSearch}>
      <SuggestField
        control={form.control}
        name="batch"
        label={t('sds:fields.batch')}
        help={t('sds:fields.batchHelp')}
        required
        errorWords={{ invalidField: t('sds:fields.batchError'), invalidLenght: t('sds:fields.batchError') }}
        source={`batches ${prefix}`}
        from={LIMITS.batchSuggestMinLength}
        find={async (text, signal) =>
          (await findBatches(prefix, text, signal)).map(({ batch: code, serial, color, site, date }) => ({
            value: code,
            description: `${serial}-${color} · ${site} · ${formatDate(date)}`,
          }))
        }
        failure="SdsBatchError"
      />
      <CustomerCodeField form={form} name="customerCode" prefix={prefix} />
    </SdsForm>
  );
}
