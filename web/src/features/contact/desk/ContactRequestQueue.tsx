import type { ContactRequest } from '@cromia/domain/contact/contact-desk';
import { Text } from '@mantine/core';
import { IconMessageOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import type { DataColumn } from '../../../ui/table/columns';
import { RowLink } from '../../../ui/table/RowLink';
import { deskLayout, QueueKeys, Sender } from '../../desk';
import { ContactStatus } from './ContactStatus';
import { CONTACT_REQUEST_LIST } from './contact-queue';
import { contactRequestsQuery } from './contact-requests-queries';

/** The contact requests of visitors and users (contract, section 5). */
export function ContactRequestQueue() {
  const { t } = useTexts('contact-desk', 'orders');
  const columns = useColumns();
  const list = useList(CONTACT_REQUEST_LIST);
  const requests = useQuery(contactRequestsQuery(list.query));
  return (
    <PageFrame title={t('contact-desk:title')} lead={t('contact-desk:lead')}>
      <QueueKeys>
        <PagedList
          list={list}
          page={requests}
          label={t('contact-desk:title')}
          count={(found) => t('common:table.results', found)}
          columns={columns}
          rowId={(request) => request.id}
          rowLabel={(request) => request.name}
          link={({ id }, linkProps) => (
            <Link {...linkProps} to="/backoffice/contact-requests/$id" params={{ id }} search={list.search} />
          )}
          emptyContent={{
            icon: IconMessageOff,
            none: t('contact-desk:empty'),
            noMatch: t('orders:filters.noMatch'),
          }}
        />
      </QueueKeys>
    </PageFrame>
  );
}

function useColumns(): DataColumn<ContactRequest>[] {
  const { t } = useTexts('contact', 'contact-desk', 'desk');
  const { date } = useFormats();
  return useMemo(
    () => [
      {
        id: 'createdOn',
        card: 'brief',
        cardLabel: true,
        header: t('contact-desk:fields.createdOn'),
        cell: ({ createdOn }) => <span className={deskLayout.unbroken}>{date(createdOn)}</span>,
        sortBy: ({ createdOn }) => createdOn,
      },
      {
        id: 'name',
        header: t('contact-desk:fields.name'),
        cell: ({ name }) => <RowLink>{name}</RowLink>,
        sortBy: ({ name }) => name,
        card: 'title',
      },
      {
        id: 'requestType',
        card: 'brief',
        header: t('contact-desk:fields.requestType'),
        cell: ({ requestType }) => t(`contact:types.${requestType}`),
        sortBy: ({ requestType }) => requestType,
      },
      {
        id: 'request',
        header: t('contact-desk:fields.request'),
        cell: ({ request }) => (
          <Text span size="sm" lineClamp={2}>
            {request}
          </Text>
        ),
      },
      {
        id: 'assignedTo',
        header: t('desk:handling.assignedTo'),
        cell: ({ assignedTo }) => (assignedTo === null ? '–' : <Sender username={assignedTo} />),
      },
      {
        id: 'status',
        card: 'badge',
        header: t('contact-desk:fields.status'),
        cell: ({ status }) => <ContactStatus status={status} />,
        sortBy: ({ status }) => status,
      },
    ],
    [t, date],
  );
}
