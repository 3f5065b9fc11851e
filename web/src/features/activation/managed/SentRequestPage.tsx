import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { Button, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { toApiProblem } from '../../../api/problem';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { DetailSkeleton } from '../../../ui/feedback/Skeletons';
import { PageFrame } from '../../../ui/PageFrame';
import { sentRequestQuery, useCopyRequestToDraft } from '../activation-queries';
import { CompanyRecap } from '../recap/CompanyRecap';
import { CustomerRequestStatus } from '../request/CustomerRequestStatus';

interface SentRequestPageProps {
  prefix: RolePrefix;
  id: string;
  /** Opens the draft with which a rejected request is corrected. */
  onCorrect: (draftId: string) => void;
}

/** A request that an agent or commercial user has sent for a company; a rejected or expired one can be corrected. */
export function SentRequestPage({ prefix, id, onCorrect }: SentRequestPageProps) {
  const { t } = useTexts('activation', 'accounts');
  const { date } = useFormats();
  const request = useQuery(sentRequestQuery(prefix, id));
  const copy = useCopyRequestToDraft(prefix, onCorrect);
  const { data } = request;
  if (data === undefined) {
    return (
      <PageFrame title={t('activation:managed.title')} narrow>
        {request.isError ? (
          <ErrorState
            error={request.error}
            onRetry={() => void request.refetch()}
            retrying={request.isFetching}
          />
        ) : (
          <DetailSkeleton />
        )}
      </PageFrame>
    );
  }
  const canCorrect = data.status === 'REJECTED' || data.status === 'EXPIRED';
  return (
    <PageFrame
      title={data.businessName || t('activation:managed.unnamed')}
      status={<CustomerRequestStatus status={data.status} />}
      lead={t('activation:managed.sentOn', { date: date(data.createdOn) })}
      narrow
      {...(canCorrect
        ? {
            actions: (
              <Button
                leftSection={<IconPencil size={16} aria-hidden />}
                onClick={() => copy.mutate(data)}
                {...busyButtonProps(copy.isPending)}
              >
                {t('activation:managed.correct')}
              </Button>
            ),
          }
        : {})}
    >
      {copy.isError && (
        <FeedbackAlert status="FailDismissable" onDismiss={copy.reset}>
          {t(`errors:${toApiProblem(copy.error).code}`)}
        </FeedbackAlert>
      )}
      {data.reason !== null && (
        <FeedbackAlert status="WarningDismissable" title={t('activation:managed.reason')}>
          <Text size="sm">{data.reason}</Text>
        </FeedbackAlert>
      )}
      <CompanyRecap company={data} codes={{ customerCode: data.customerCode }} withAssessment />
    </PageFrame>
  );
}
