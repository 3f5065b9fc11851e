import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { documentSearchSchema } from '@cromia/domain/sds/search';
import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { useZodForm } from '../../ui/form/use-zod-form';
import type { ChangeList } from '../../ui/list/list-address';
import { CodeField } from './CodeField';
import { CustomerCodeField, SdsForm } from './SdsForm';
import { SdsFrame } from './SdsFrame';
import { SdsResults } from './SdsResults';
import { SendAllDialog } from './SendAllDialog';
import { documentQuery } from './sds-queries';
import { DOCUMENT_SEARCH, type DocumentAddress } from './sds-searches';

interface DocumentPageProps {
  prefix: RolePrefix;
  search: DocumentAddress;
  onSearch: ChangeList<DocumentAddress>;
}

/** The sheets of what an order holds: each by itself, or all of them sent in one language. */
export function DocumentPage(props: DocumentPageProps) {
  const { prefix, search, onSearch } = props;
  const { orderCode, customerCode } = search;
  const { t } = useTexts('sds');
  const page = useQuery(documentQuery(prefix, search));
  const [sending, setSending] = useState(false);
  const hasSheets = page.isEnabled && page.isSuccess && page.data.totalElements > 0;
  return (
    <SdsFrame lead={t('sds:leads.document')}>
      <DocumentForm key={JSON.stringify(DOCUMENT_SEARCH.filtersOf(search))} {...props} />
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
          list={DOCUMENT_SEARCH}
          search={search}
          onSearch={onSearch}
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

function DocumentForm({ prefix, search, onSearch }: DocumentPageProps) {
  const { t } = useTexts('sds');
  const { orderCode = '', customerCode = '' } = search;
  const form = useZodForm(documentSearchSchema, { orderCode, customerCode });
  return (
    <SdsForm form={form} onSearch={(terms) => onSearch(DOCUMENT_SEARCH.filtered(search, terms))}>
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
