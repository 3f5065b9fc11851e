import type { ClaimToDecide } from '@cromia/domain/claims/claim-desk';
import { isUndecided } from '@cromia/domain/claims/claim-states';
import type { Decision } from '@cromia/domain/decision';
import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { DANGER_BUTTON_PROPS } from '../../../ui/feedback/danger-button-props';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import type { ListSearch } from '../../../ui/list/list-search';
import { PageFrame } from '../../../ui/PageFrame';
import {
  BackLink,
  ChangeHistory,
  CustomerFact,
  DeskFeedback,
  DeskFrame,
  deskLayout,
  FactList,
  Sender,
  ShortcutButton,
} from '../../desk';
import { RequestConversation } from '../../messages';
import { NavItemLink } from '../../shell';
import { ClaimItems } from '../ClaimItems';
import { ClaimPhotos } from '../ClaimPhotos';
import { ClaimStatusBadge } from '../ClaimStatusBadge';
import { useClaimFacts } from '../use-claim-facts';
import { type ClaimAction, claimToDecideQuery, fetchDeskPhoto, useClaimAction } from './claim-desk-queries';
import { DecideClaimDialog } from './DecideClaimDialog';

interface ClaimDeskPageProps {
  id: string;
  /** State of the queue to which the back link leads. */
  queue: ListSearch;
}

/** A claim at the desk, to review, ask about, and decide on. */
export function ClaimDeskPage({ id, queue }: ClaimDeskPageProps) {
  const { t } = useTexts('claims', 'claims-desk');
  const claim = useQuery(claimToDecideQuery(id));
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/claims" search={queue} />}>
      {t('claims:title')}
    </BackLink>
  );
  return (
    <DeskFrame query={claim} title={t('claims:one')} back={back} notFound={t('claims:notFound')}>
      {(data) => <ClaimDetails claim={data} back={back} />}
    </DeskFrame>
  );
}

function ClaimDetails({ claim, back }: { claim: ClaimToDecide; back: ReactNode }) {
  const { t } = useTexts('claims', 'claims-desk');
  const { id, number, status, version, history, messageCount, photos, photoCount, items } = claim;
  const action = useClaimAction(id);
  const sendOnce = useSubmitOnce(action);
  const [decision, setDecision] = useState<Decision | null>(null);
  return (
    <PageFrame
      above={back}
      title={t('claims:heading', { code: number })}
      status={<ClaimStatusBadge claim={claim} awaitsText={t('claims-desk:awaitsCustomer')} />}
      actions={
        isUndecided(status) ? (
          <DecisionButtons
            isOpen={status === 'OPEN'}
            busy={action.isPending}
            onReview={() => sendOnce({ kind: 'review' })}
            onDecide={setDecision}
          />
        ) : undefined
      }
    >
      <ActionFeedback claim={claim} action={action} />
      <div className={deskLayout.detail}>
        <DeskFacts claim={claim} />
        <ClaimPhotos
          photos={photos}
          photoCount={photoCount}
          fetchPhoto={(photoId) => fetchDeskPhoto(id, photoId)}
        />
        <div className={deskLayout.linesFirst}>
          <ClaimItems items={items} />
        </div>
        <RequestConversation place={{ kind: 'claims', id, scope: null, messageCount }} canWrite />
        <ChangeHistory entries={history} />
      </div>
      {decision !== null && (
        <DecideClaimDialog
          id={id}
          decision={decision}
          version={version}
          busy={action.isPending}
          onClose={() => setDecision(null)}
          onDecide={(decided) => sendOnce(toDecision(decided), { onSettled: () => setDecision(null) })}
        />
      )}
    </PageFrame>
  );
}

/** The outcome of the last action. */
function ActionFeedback({
  claim: { status, history },
  action,
}: {
  claim: ClaimToDecide;
  action: ReturnType<typeof useClaimAction>;
}) {
  const { t } = useTexts('claims', 'claims-desk');
  const last = action.variables;
  return (
    <DeskFeedback
      change={action}
      status={t(`claims:statuses.${status}`)}
      history={history}
      successMessage={t(`claims-desk:done.${last?.kind === 'review' ? 'review' : status}`)}
      unsavedText={last?.kind === 'decision' ? last.decision.text : undefined}
    />
  );
}

const toDecision = (decision: Extract<ClaimAction, { kind: 'decision' }>['decision']): ClaimAction => ({
  kind: 'decision',
  decision,
});

interface DecisionButtonsProps {
  isOpen: boolean;
  busy: boolean;
  onReview: () => void;
  onDecide: (decision: Decision) => void;
}

function DecisionButtons({ isOpen, busy, onReview, onDecide }: DecisionButtonsProps) {
  const { t } = useTexts('claims-desk');
  return (
    <>
      {isOpen && (
        <Button variant="default" {...busyButtonProps(busy)} onClick={onReview}>
          {t('claims-desk:review')}
        </Button>
      )}
      <ShortcutButton
        shortcut="R"
        {...DANGER_BUTTON_PROPS}
        disabled={busy}
        onClick={() => onDecide('REJECTED')}
      >
        {t('claims-desk:decide.REJECTED.action')}
      </ShortcutButton>
      <ShortcutButton shortcut="A" disabled={busy} onClick={() => onDecide('ACCEPTED')}>
        {t('claims-desk:decide.ACCEPTED.action')}
      </ShortcutButton>
    </>
  );
}

function DeskFacts({ claim }: { claim: ClaimToDecide }) {
  const { t } = useTexts('cart', 'claims', 'claims-desk', 'desk');
  const { shipmentCode, username, reviewer, businessName, customerCode } = claim;
  const { facts, notes } = useClaimFacts(
    claim,
    <Anchor
      component={NavItemLink}
      path={`/backoffice/shipments/${encodeURIComponent(shipmentCode)}`}
      inherit
      translate="no"
    >
      {shipmentCode}
    </Anchor>,
  );
  return (
    <FactList
      facts={[
        {
          label: t('cart:print.customer'),
          value: <CustomerFact businessName={businessName} customerCode={customerCode} />,
        },
        ...facts,
        { label: t('desk:queue.sentBy'), value: <Sender username={username} /> },
        ...(reviewer === null
          ? []
          : [{ label: t('claims-desk:reviewer'), value: <Sender username={reviewer} /> }]),
      ]}
      notes={notes}
    />
  );
}
