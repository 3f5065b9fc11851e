import { Anchor } from '@mantine/core';
import { IconArrowLeft, IconClipboardOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { asProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { PageFrame } from '../../../ui/PageFrame';
import { DetailSkeleton } from '../../../ui/Skeletons';
import { CompanyRecap, CustomerRequestStatus } from '../../activation';
import classes from '../backoffice.module.css';
import { History } from '../History';
import type { CustomerRequestSearch } from './customer-request-list';
import { customerRequestQuery, type DeskRequest } from './customer-requests-query';
import { DecisionPanel } from './DecisionPanel';
import { Requester } from './Requester';
import { SimilarCompanies } from './SimilarCompanies';

interface CustomerRequestPageProps {
  id: string;
  /** The queue to go back to, as it was. */
  queue: CustomerRequestSearch;
}

/** One request to become a customer, beside what it resembles, with the decision (contract, section 5). */
export function CustomerRequestPage({ id, queue }: CustomerRequestPageProps) {
  const { t } = useTexts('activation', 'accounts', 'backoffice');
  const request = useQuery(customerRequestQuery(id));
  const back = (
    <Anchor
      size="sm"
      className={classes.back}
      renderRoot={(props) => <Link {...props} to="/backoffice/customer-requests" search={queue} />}
    >
      <IconArrowLeft size={16} aria-hidden />
      {t('backoffice:customerRequests.back')}
    </Anchor>
  );
  if (request.data !== undefined) return <Shown request={request.data} queue={queue} back={back} />;
  const unknown = request.isError && asProblem(request.error).code === 'NotFound';
  return (
    <PageFrame title={t('backoffice:customerRequests.one')} above={back}>
      {unknown && (
        <EmptyState icon={IconClipboardOff}>{t('backoffice:customerRequests.notFound')}</EmptyState>
      )}
      {request.isError && !unknown && (
        <ErrorState
          error={request.error}
          onRetry={() => void request.refetch()}
          retrying={request.isFetching}
        />
      )}
      {request.isPending && <DetailSkeleton />}
    </PageFrame>
  );
}

interface ShownProps {
  request: DeskRequest;
  queue: CustomerRequestSearch;
  back: ReactNode;
}

function Shown({ request, queue, back }: ShownProps) {
  const { t } = useTexts('backoffice');
  const isAssociation = request.kind === 'EXISTING';
  const name = isAssociation ? request.customerBusinessName : request.businessName;
  return (
    <PageFrame
      above={back}
      title={
        <span className={classes.title}>
          {name ?? t('backoffice:customerRequests.one')}
          <CustomerRequestStatus status={request.status} />
        </span>
      }
      lead={t(`backoffice:customerRequests.kindTexts.${request.kind}`)}
    >
      <div className={classes.desk}>
        <div className={classes.deskMain}>
          {!isAssociation && (
            <CompanyRecap
              company={request}
              codes={{ customerCode: request.customerCode }}
              withAssessment={request.kind === 'MANAGED'}
            />
          )}
          <History entries={request.history} />
        </div>
        <div className={classes.deskSide}>
          <DecisionPanel request={request} />
          <Requester request={request} />
          {!isAssociation && <SimilarCompanies request={request} queue={queue} />}
        </div>
      </div>
    </PageFrame>
  );
}
