import { formatSdsLanguageCode } from '@cromia/domain/languages';
import type { EarlierRecipient } from '@cromia/domain/sds/sending';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { toApiProblem } from '../../../api/problem';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import type { DataColumn } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { deskLayout } from '../../desk';
import { earlierRecipientsQuery, useSendSdsUpdate } from './document-queries';

/**
 * Recipients of an earlier version who must receive this one (REACH, Article 31(9)), with a button that sends it to all
 * of them.
 */
export function EarlierRecipients({ id }: { id: string }) {
  const { t } = useTexts('sds');
  const recipients = useQuery(earlierRecipientsQuery(id));
  const send = useSendSdsUpdate(id);
  const sendOnce = useSubmitOnce(send);
  const [isConfirming, setConfirming] = useState(false);
  const columns = useColumns();
  const rows = recipients.data ?? [];
  const available = rows.filter(({ isAvailable }) => isAvailable);
  return (
    <section className={deskLayout.items} aria-labelledby="earlier-recipients">
      <Group justify="space-between" align="flex-end">
        <div>
          <Title order={2} size="h3" id="earlier-recipients">
            {t('sds:recall.title')}
          </Title>
          <Text size="sm" c="dimmed" maw="68ch" className={deskLayout.hint}>
            {t('sds:recall.text')}
          </Text>
        </div>
        {available.length > 0 && (
          <Button leftSection={<IconMailForward size={18} aria-hidden />} onClick={() => setConfirming(true)}>
            {t('sds:recall.send', { count: available.length })}
          </Button>
        )}
      </Group>
      {send.isSuccess && (
        <FeedbackAlert status="Success">
          {t('sds:send.sdsSentSuccess', { count: send.data.deliveries.length })}
        </FeedbackAlert>
      )}
      {send.isError && (
        <FeedbackAlert status="Fail">{t(`errors:${toApiProblem(send.error).code}`)}</FeedbackAlert>
      )}
      {recipients.isError ? (
        <ErrorState
          error={recipients.error}
          onRetry={() => void recipients.refetch()}
          retrying={recipients.isFetching}
        />
      ) : (
        <DataTable
          label={t('sds:recall.title')}
          columns={columns}
          rows={recipients.data}
          rowId={({ recipient, language }) => `${recipient} ${language}`}
          rowLabel={({ recipient }) => recipient}
          empty={<Text c="dimmed">{t('sds:recall.none')}</Text>}
        />
      )}
      <ConfirmDialog
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() =>
          sendOnce(
            available.map(({ recipient, language }) => `${recipient} ${language}`),
            { onSettled: () => setConfirming(false) },
          )
        }
        title={t('sds:recall.title')}
        confirmLabel={t('sds:recall.send', { count: available.length })}
        busy={send.isPending}
      >
        {t('sds:recall.confirm')}
      </ConfirmDialog>
    </section>
  );
}

function useColumns(): DataColumn<EarlierRecipient>[] {
  const { t } = useTexts('sds');
  const { moment } = useFormats();
  return useMemo(
    () => [
      {
        id: 'recipient',
        header: t('sds:deliveries.recipient'),
        cell: ({ recipient }) => recipient,
        sortBy: ({ recipient }) => recipient,
        card: 'title',
      },
      {
        id: 'customerCode',
        header: t('sds:columns.customerCode'),
        cell: ({ customerCode }) => customerCode ?? '–',
        sortBy: ({ customerCode }) => customerCode,
      },
      {
        id: 'version',
        header: t('sds:recall.received'),
        cell: ({ version, receivedOn }) =>
          `${t('sds:documents.versionOf', { version })} · ${moment(receivedOn)}`,
        sortBy: ({ receivedOn }) => receivedOn,
      },
      {
        id: 'language',
        header: t('sds:fields.language'),
        cell: ({ language, isAvailable }) =>
          isAvailable ? (
            formatSdsLanguageCode(language)
          ) : (
            <StatusBadge tone="warning">
              {t('sds:recall.notYet', { language: formatSdsLanguageCode(language) })}
            </StatusBadge>
          ),
      },
    ],
    [t, moment],
  );
}
