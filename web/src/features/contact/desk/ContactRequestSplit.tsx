import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { useList } from '../../../ui/list/use-list';
import { QueueSplit, useIsSplit } from '../../desk';
import { ContactStatus } from './ContactStatus';
import { CONTACT_REQUEST_LIST } from './contact-queue';
import { contactRequestsQuery } from './contact-requests-queries';

/** A contact request beside the queue from which it was opened. */
export function ContactRequestSplit({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useTexts('contact', 'contact-desk');
  const { date } = useFormats();
  const list = useList(CONTACT_REQUEST_LIST);
  const page = useQuery({ ...contactRequestsQuery(list.query), enabled: useIsSplit() });
  return (
    <QueueSplit
      id={id}
      label={t('contact-desk:title')}
      list={list}
      page={page}
      link={(request, linkProps) => (
        <Link
          {...linkProps}
          to="/backoffice/contact-requests/$id"
          params={{ id: request.id }}
          search={list.search}
        />
      )}
      describe={(request) => ({
        title: request.name,
        badge: <ContactStatus status={request.status} />,
        texts: [t(`contact:types.${request.requestType}`), date(request.createdOn)],
      })}
    >
      {children}
    </QueueSplit>
  );
}
