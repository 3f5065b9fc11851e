import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { documentSearchSchema } from '@cromia/domain/sds/search';
import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { useZodForm } from '../../ui/form/use-zod-form';
import { useList } from '../../ui/list/use-list';
import { documentSearchQuery } from './sds-queries';
import { CodeField } from './search/CodeField';
import { CustomerCodeField, SdsForm, type SearchFormProps } from './search/SdsForm';
import { SdsFrame } from './search/SdsFrame';
import { SdsResults } from './search/SdsResults';
import { DOCUMENT_SEARCH, type DocumentSearch } from './search/sds-searches';
import { SendAllDialog } from './sending/SendAllDialog';

/** The sheets of an order's products: one by one, or all sent in one language. */
export function DocumentPage({ prefix }: { prefix: RolePrefix }) {
  const list = useList(DOCUMENT_SEARCH);
  const { orderCode, customerCode } = list.state;
  const { t } = useTexts('sds');
  const page = useQuery(documentSearchQuery(prefix, list.state));
  const [sending, setSending] = useState(false);
  const hasSheets = page.isEnabled && page.isSuccess && page.data.totalElements > 0;
  return (
    <SdsFrame lead={t('sds:leads.document')}>
      <DocumentForm
        key={JSON.stringify(list.values)}
        prefix={prefix}
        terms={list.state}
        onSearch={list.onFilter}
      />
      {hasSheets && (
        <Button
          mt="md"
          variant="default"
          leftSection={<IconMailForward size={18} aria-hidden />}
          onClick={() => setSending(true)}
        >
          {t('sds:sendAll.open')}
        </Button>
      )}
      {page.isEnabled && (
        <SdsResults
          prefix={prefix}
          list={list}
          page={page}
          customerCode={customerCode}
          orderCode={orderCode}
        />
      )}
      {sending && orderCode !== undefined && (
        <SendAllDialog
          prefix={prefix}
          orderCode={orderCode}
          customerCode={customerCode}
          onClose={() => setSending(false)}
        />
      )}
    </SdsFrame>
  );
}

function DocumentForm({ prefix, terms, onSearch }: SearchFormProps<DocumentSearch>) {
  const { t } = useTexts('sds');
  const { orderCode = '', customerCode = '' } = terms;
  const form = useZodForm(documentSearchSchema, { orderCode, customerCode });
  return (
    <SdsForm form={form} onSearch={onSearch}>
      <CodeField
        form={form}
        name="orderCode"
        label={t('sds:fields.orderCode')}
        help={t('sds:fields.orderCodeHelp')}
      />
      {prefix !== 'customer' && <CustomerCodeField form={form} name="customerCode" prefix={prefix} />}
    </SdsForm>
  );
}
