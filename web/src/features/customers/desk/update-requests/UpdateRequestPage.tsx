import type { UpdateRequestDetail } from '@cromia/domain/customers/update-request';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import { busyButtonProps } from '../../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../../ui/feedback/FeedbackAlert';
import { useSubmitOnce } from '../../../../ui/form/use-submit-once';
import type { ListSearch } from '../../../../ui/list/list-search';
import { PageFrame } from '../../../../ui/PageFrame';
import {
  BackLink,
  ChangeHistory,
  CustomerFact,
  DecisionDialog,
  DecisionRecipients,
  DeskFeedback,
  DeskFrame,
  deskLayout,
  FactList,
  RejectDialog,
  Sender,
  ShortcutButton,
  toNoteFacts,
} from '../../../desk';
import { ProfileChanges } from './ProfileChanges';
import { UpdateRequestStatusBadge } from './UpdateRequestStatusBadge';
import { updateRequestQuery, useDecideUpdateRequest } from './update-requests-queries';
import { useNextUpdateRequest } from './use-next-update-request';

interface UpdateRequestPageProps {
  id: string;
  /** State of the queue to which the back link leads. */
  queue: ListSearch;
}

/** A request to change a customer's data, with old and new values, and the decision (contract, section 5). */
export function UpdateRequestPage({ id, queue }: UpdateRequestPageProps) {
  const { t } = useTexts('customers-desk', 'desk');
  const request = useQuery(updateRequestQuery(id));
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/update-customer-requests" search={queue} />}>
      {t('customers-desk:updates.back')}
    </BackLink>
  );
  return (
    <DeskFrame
      query={request}
      title={t('customers-desk:updates.one')}
      back={back}
      notFound={t('customers-desk:updates.notFound')}
    >
      {(data) => <UpdateRequestWithDecision key={data.id} request={data} back={back} queue={queue} />}
    </DeskFrame>
  );
}

interface UpdateRequestWithDecisionProps {
  request: UpdateRequestDetail;
  back: ReactNode;
  queue: ListSearch;
}

function UpdateRequestWithDecision({ request, back, queue }: UpdateRequestWithDecisionProps) {
  const { t } = useTexts('activation', 'customers-desk', 'desk');
  const decision = useDecideUpdateRequest(request.id);
  const sendOnce = useSubmitOnce(decision);
  const [isRejecting, setRejecting] = useState(false);
  const [isAccepting, setAccepting] = useState(false);
  const openNext = useNextUpdateRequest(queue);
  const isOpen = request.status === 'PENDING';
  return (
    <PageFrame
      above={back}
      title={request.businessName}
      status={<UpdateRequestStatusBadge status={request.status} />}
      {...(isOpen
        ? {
            actions: (
              <>
                <ShortcutButton shortcut="R" variant="default" c="danger" onClick={() => setRejecting(true)}>
                  {t('desk:decision.reject')}
                </ShortcutButton>
                <ShortcutButton
                  shortcut="A"
                  {...busyButtonProps(decision.isPending)}
                  disabled={request.isOutdated}
                  onClick={() => setAccepting(true)}
                >
                  {t('customers-desk:updates.apply')}
                </ShortcutButton>
              </>
            ),
          }
        : {})}
    >
      <DeskFeedback
        change={decision}
        unsavedText={decision.variables?.reason}
        status={t(`activation:status.${request.status}`)}
        history={request.history}
        successMessage={t(
          request.status === 'ACCEPTED'
            ? 'customers-desk:updates.applied'
            : 'customers-desk:updates.rejected',
        )}
      />
      {request.isOutdated && (
        <div className={deskLayout.feedback}>
          <FeedbackAlert status="WarningDismissable">{t('customers-desk:updates.outdated')}</FeedbackAlert>
        </div>
      )}
      <div className={deskLayout.detail}>
        <UpdateFacts request={request} />
        <ProfileChanges changes={request.changes} />
        <ChangeHistory entries={request.history} />
      </div>
      <RejectDialog
        opened={isRejecting}
        title={t('customers-desk:updates.rejectTitle')}
        onClose={() => setRejecting(false)}
        busy={decision.isPending}
        hasNext
        onReject={(reason, { opensNext }) =>
          sendOnce(
            { decision: 'REJECTED', reason },
            {
              onSuccess: (rejected) => (opensNext ? void openNext(rejected) : undefined),
              onSettled: () => setRejecting(false),
            },
          )
        }
      >
        <Text size="sm">{t('customers-desk:updates.rejectText')}</Text>
        {isRejecting && (
          <DecisionRecipients kind="update-customer-requests" id={request.id} decision="REJECTED" />
        )}
      </RejectDialog>
      {isAccepting && (
        <DecisionDialog
          title={t('customers-desk:updates.applyTitle', { customer: request.businessName })}
          label={t('customers-desk:updates.apply')}
          busy={decision.isPending}
          onClose={() => setAccepting(false)}
          onDecide={({ opensNext }) =>
            sendOnce(
              { decision: 'ACCEPTED' },
              {
                onSuccess: (applied) => (opensNext ? void openNext(applied) : undefined),
                onSettled: () => setAccepting(false),
              },
            )
          }
        >
          <ProfileChanges changes={request.changes} />
          <DecisionRecipients kind="update-customer-requests" id={request.id} decision="ACCEPTED" />
        </DecisionDialog>
      )}
    </PageFrame>
  );
}

function UpdateFacts({ request }: { request: UpdateRequestDetail }) {
  const { t } = useTexts('activation', 'cart', 'customers-desk', 'desk');
  const { moment } = useFormats();
  const { createdOn, decidedOn, requester, decidedBy, vatNumber, reason } = request;
  const facts = [
    { label: t('cart:print.customer'), value: <CustomerFact {...request} /> },
    { label: t('activation:fields.vatNumber'), value: vatNumber },
    { label: t('desk:queue.sentBy'), value: <Sender username={requester} /> },
    { label: t('customers-desk:updates.fields.createdOn'), value: moment(createdOn) },
    ...(decidedOn === null
      ? []
      : [
          { label: t('customers-desk:updates.decidedOn'), value: moment(decidedOn) },
          { label: t('customers-desk:updates.decidedBy'), value: <Sender username={decidedBy} /> },
        ]),
  ];
  return <FactList facts={facts} notes={toNoteFacts([{ label: t('desk:decision.reason'), text: reason }])} />;
}
