import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import type { ListSearch } from '../../../ui/list/list-search';
import { PageFrame } from '../../../ui/PageFrame';
import { BackLink, ChangeHistory, CustomerFact, DeskFrame, deskLayout } from '../../desk';
import { CompanyRecap } from '../recap/CompanyRecap';
import { CustomerRequestStatus } from '../request/CustomerRequestStatus';
import { customerRequestQuery, type DeskCustomerRequest } from './customer-requests-queries';
import { DecisionPanel } from './DecisionPanel';
import { Requester } from './Requester';
import classes from './request-page.module.css';
import { SimilarCompanies } from './SimilarCompanies';

interface CustomerRequestPageProps {
  id: string;
  /** State of the queue to which the back link leads. */
  queue: ListSearch;
}

/** A request to become a customer, with similar companies and the decision (contract, section 5). */
export function CustomerRequestPage({ id, queue }: CustomerRequestPageProps) {
  const { t } = useTexts('accounts', 'activation', 'activation-desk');
  const request = useQuery(customerRequestQuery(id));
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/customer-requests" search={queue} />}>
      {t('activation-desk:back')}
    </BackLink>
  );
  return (
    <DeskFrame
      query={request}
      title={t('activation-desk:one')}
      back={back}
      notFound={t('activation-desk:notFound')}
    >
      {(customerRequest) => (
        <CustomerRequestWithDecision
          key={customerRequest.id}
          request={customerRequest}
          queue={queue}
          back={back}
        />
      )}
    </DeskFrame>
  );
}

interface CustomerRequestWithDecisionProps {
  request: DeskCustomerRequest;
  queue: ListSearch;
  back: ReactNode;
}

function CustomerRequestWithDecision({ request, queue, back }: CustomerRequestWithDecisionProps) {
  const { t } = useTexts('activation-desk');
  const isAssociation = request.kind === 'EXISTING';
  const name = isAssociation ? request.customerBusinessName : request.businessName;
  return (
    <PageFrame
      above={back}
      title={name ?? t('activation-desk:one')}
      status={<CustomerRequestStatus status={request.status} />}
      lead={t(`activation-desk:kindTexts.${request.kind}`)}
    >
      <div className={classes.desk}>
        <div className={classes.deskMain}>
          {request.customerCode !== null && name !== null && (
            <div className={deskLayout.panel}>
              <div>
                <CustomerFact businessName={name} customerCode={request.customerCode} />
              </div>
            </div>
          )}
          {!isAssociation && (
            <CompanyRecap
              company={request}
              codes={{ customerCode: request.customerCode }}
              withAssessment={request.kind === 'MANAGED'}
            />
          )}
          {!isAssociation && request.contacts === undefined && (
            <Text size="sm" c="dimmed">
              {t('activation-desk:detailsGone')}
            </Text>
          )}
          <ChangeHistory entries={request.history} />
        </div>
        <div className={classes.deskSide}>
          <DecisionPanel request={request} queue={queue} />
          <Requester request={request} />
          {!isAssociation && <SimilarCompanies request={request} queue={queue} />}
        </div>
      </div>
    </PageFrame>
  );
}
