import type { ContactRequest } from '@cromia/domain/contact/contact-request';
import { Anchor, Button, Text } from '@mantine/core';
import { IconMessageOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import type { DataColumn } from '../../../ui/data-table/columns';
import { ListTable } from '../../../ui/list/ListTable';
import type { ChangeList } from '../../../ui/list/list-address';
import { PageFrame } from '../../../ui/PageFrame';
import classes from '../backoffice.module.css';
import { useQueueWidth } from '../use-queue-width';
import { ContactFilters } from './ContactFilters';
import { ContactStatus } from './ContactStatus';
import { CONTACT_REQUESTS, type ContactQueueSearch } from './contact-queue';
import { contactRequestsQuery } from './contact-requests-query';

interface ContactRequestQueueProps {
  search: ContactQueueSearch;
  onSearch: ChangeList<ContactQueueSearch>;
}

/** What visitors and users wrote, for those who answer (contract, section 5). */
export function ContactRequestQueue({ search, onSearch }: ContactRequestQueueProps) {
  const { t } = useTexts('backoffice', 'orders');
  const { asCards } = useQueueWidth();
  const columns = useColumns(search);
  const requests = useQuery(contactRequestsQuery(search));
  const open = ({ id }: ContactRequest) => (
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link {...props} to="/backoffice/contact-requests/$id" params={{ id }} search={search} />
      )}
    >
      {t('common:actions.open')}
    </Button>
  );
  return (
    <PageFrame title={t('backoffice:contacts.title')} lead={t('backoffice:contacts.lead')}>
      <ContactFilters search={search} onSearch={onSearch} />
      <div className={classes.queue}>
        <ListTable
          list={CONTACT_REQUESTS}
          search={search}
          onSearch={onSearch}
          page={requests}
          label={t('backoffice:contacts.title')}
          count={(found) => t('common:table.results', found)}
          columns={columns}
          rowId={(request) => request.id}
          rowLabel={(request) => request.name}
          {...(asCards ? { actions: open } : {})}
          nothing={{
            icon: IconMessageOff,
            none: t('backoffice:contacts.empty'),
            noMatch: t('orders:filters.noMatch'),
          }}
        />
      </div>
    </PageFrame>
  );
}

function useColumns(search: ContactQueueSearch): DataColumn<ContactRequest>[] {
  const { t } = useTexts('backoffice', 'contact');
  const { date } = useFormats();
  return useMemo(
    () => [
      {
        id: 'createdOn',
        header: t('backoffice:contacts.fields.createdOn'),
        cell: ({ createdOn }) => <span className={classes.unbroken}>{date(createdOn)}</span>,
        sortBy: ({ createdOn }) => createdOn,
      },
      {
        id: 'name',
        header: t('backoffice:contacts.fields.name'),
        cell: ({ id, name }) => (
          <Anchor
            inherit
            fw={550}
            renderRoot={(props) => (
              <Link {...props} to="/backoffice/contact-requests/$id" params={{ id }} search={search} />
            )}
          >
            {name}
          </Anchor>
        ),
        sortBy: ({ name }) => name,
        card: 'title',
      },
      {
        id: 'requestType',
        header: t('backoffice:contacts.fields.requestType'),
        cell: ({ requestType }) => t(`contact:types.${requestType}`),
        sortBy: ({ requestType }) => requestType,
      },
      {
        id: 'request',
        header: t('backoffice:contacts.fields.request'),
        cell: ({ request }) => (
          <Text span size="sm" lineClamp={2}>
            {request}
          </Text>
        ),
      },
      {
        id: 'status',
        header: t('backoffice:contacts.fields.status'),
        cell: ({ status }) => <ContactStatus status={status} />,
        sortBy: ({ status }) => status,
      },
    ],
    [t, date, search],
  );
}
