import type { FailedMail } from '@cromia/domain/operating/failed-mails';
import { Button } from '@mantine/core';
import { IconMailCheck, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { useNotify } from '../../../ui/feedback/use-notify';
import { PagedList } from '../../../ui/list/PagedList';
import { useList } from '../../../ui/list/use-list';
import { PageFrame } from '../../../ui/PageFrame';
import type { DataColumn } from '../../../ui/table/columns';
import { CellNote } from '../../desk';
import { FAILED_MAIL_LIST } from './operating-lists';
import { failedMailsQuery, useResendMails } from './operating-queries';

/** Mails that could not be sent, with the reason and buttons to send them again. */
export function FailedMailsPage() {
  const { t } = useTexts('operating');
  const list = useList(FAILED_MAIL_LIST);
  const mails = useQuery(failedMailsQuery(list.query));
  const { resend, isPending } = useResendNotified();
  const columns = useColumns();
  const hasMails = (mails.data?.totalElements ?? 0) > 0;
  return (
    <PageFrame
      title={t('operating:mails.title')}
      lead={t('operating:mails.lead')}
      actions={
        hasMails && (
          <Button
            {...busyButtonProps(isPending)}
            leftSection={<IconSend size={16} aria-hidden />}
            onClick={() => resend(null)}
          >
            {t('operating:mails.resendAll')}
          </Button>
        )
      }
    >
      <PagedList
        list={list}
        page={mails}
        label={t('operating:mails.title')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ subject }) => subject}
        actions={({ id, subject, to }) => (
          <Button
            variant="default"
            disabled={isPending}
            aria-label={t('operating:mails.resendNamed', { subject, to })}
            onClick={() => resend(id)}
          >
            {t('operating:mails.resend')}
          </Button>
        )}
        emptyContent={{
          icon: IconMailCheck,
          none: t('operating:mails.none'),
          noMatch: t('operating:mails.none'),
        }}
      />
    </PageFrame>
  );
}

function useResendNotified() {
  const { t } = useTexts('operating');
  const notify = useNotify();
  const { mutate, isPending } = useResendMails();
  const resend = (id: string | null) =>
    mutate(id, {
      onSuccess: ({ mails }) => notify(t('operating:mails.sent', { count: mails })),
      onError: (error) => notify(t(`errors:${toApiProblem(error).code}`)),
    });
  return { resend, isPending };
}

function useColumns(): DataColumn<FailedMail>[] {
  const { t } = useTexts('operating');
  const { moment, quantity } = useFormats();
  return useMemo(
    () => [
      {
        id: 'subject',
        header: t('operating:mails.subject'),
        cell: ({ subject, to }) => (
          <>
            {subject}
            <CellNote>{to}</CellNote>
          </>
        ),
        card: 'title',
      },
      {
        id: 'createdOn',
        header: t('operating:mails.createdOn'),
        cell: ({ createdOn }) => moment(createdOn),
        sortBy: ({ createdOn }) => createdOn,
        width: '180px',
      },
      {
        id: 'reason',
        header: t('operating:mails.reason'),
        cell: ({ reason }) => reason,
      },
      {
        id: 'attempts',
        header: t('operating:mails.attempts'),
        cell: ({ attempts, nextAttemptOn }) => (
          <>
            {quantity(attempts)}
            <CellNote>
              {nextAttemptOn === null
                ? t('operating:mails.givenUp')
                : t('operating:mails.next', { at: moment(nextAttemptOn) })}
            </CellNote>
          </>
        ),
        sortBy: ({ attempts }) => attempts,
        width: '210px',
      },
    ],
    [t, moment, quantity],
  );
}
