import { Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { type ApiProblem, toApiProblem } from '../../../api/problem';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { busyButtonProps } from '../../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../../ui/feedback/ProblemText';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import type { ListSearch } from '../../../ui/list/list-search';
import {
  BeforeAfterComparison,
  DecisionDialog,
  DecisionRecipients,
  deskLayout,
  isAlreadyDecided,
  RejectDialog,
  Sender,
  ShortcutButton,
  UnsavedDecisionText,
} from '../../desk';
import { AcceptForm } from './AcceptForm';
import type { Acceptance } from './acceptance';
import { type DeskCustomerRequest, useDecideCustomerRequest } from './customer-requests-queries';
import classes from './request-page.module.css';
import { useNextCustomerRequest } from './use-next-customer-request';

interface DecisionPanelProps {
  request: DeskCustomerRequest;
  /** State of the queue from which the request was opened. */
  queue: ListSearch;
}

/** The decision on a request: a form while it is pending, read-only afterwards (contract, section 5). */
export function DecisionPanel({ request, queue }: DecisionPanelProps) {
  const { t } = useTexts('activation', 'activation-desk', 'desk');
  const decision = useDecideCustomerRequest(request.id);
  const sendOnce = useSubmitOnce(decision);
  const [isRejecting, setRejecting] = useState(false);
  // The acceptance to confirm: the terms of a company; empty for an association.
  const [pendingAcceptance, setPendingAcceptance] = useState<Partial<Acceptance> | null>(null);
  const openNext = useNextCustomerRequest(queue);
  const problem = decision.isError && !decision.isPending ? toApiProblem(decision.error) : null;
  // The form reports a customer code that is already taken at its field.
  const isFieldError =
    request.proposal !== null && problem?.errors.some(({ path }) => path === 'customerCode');
  const isOpen = request.status === 'PENDING';
  const rejectButton = (
    <ShortcutButton shortcut="R" variant="default" c="danger" onClick={() => setRejecting(true)}>
      {t('desk:decision.reject')}
    </ShortcutButton>
  );
  return (
    <section className={classes.side} aria-labelledby="decision">
      <Title order={2} id="decision">
        {t('desk:decision.title')}
      </Title>
      {problem !== null && !isFieldError && (
        <DecisionProblem problem={problem} unsavedReason={decision.variables?.reason} />
      )}
      {!isOpen && <DecisionOutcome request={request} />}
      {isOpen && request.proposal !== null && (
        <AcceptForm
          proposal={request.proposal}
          problem={problem}
          busy={decision.isPending}
          onAccept={setPendingAcceptance}
          rejectButton={rejectButton}
        />
      )}
      {isOpen && request.proposal === null && (
        <>
          <Text size="sm">{t('desk:decision.association', { code: request.customerCode ?? '' })}</Text>
          <Group gap="xs">
            <ShortcutButton
              shortcut="A"
              {...busyButtonProps(decision.isPending)}
              onClick={() => setPendingAcceptance({})}
            >
              {t('desk:decision.accept')}
            </ShortcutButton>
            {rejectButton}
          </Group>
        </>
      )}
      {pendingAcceptance !== null && (
        <DecisionDialog
          title={t('desk:decision.acceptTitle')}
          label={t('desk:decision.accept')}
          busy={decision.isPending}
          onClose={() => setPendingAcceptance(null)}
          onDecide={({ opensNext }) =>
            sendOnce(
              { decision: 'ACCEPTED', ...pendingAcceptance },
              {
                onSuccess: (accepted) => (opensNext ? void openNext(accepted) : undefined),
                onSettled: () => setPendingAcceptance(null),
              },
            )
          }
        >
          <BeforeAfterComparison
            before={`${request.businessName ?? request.requester.username} · ${t('activation:status.PENDING')}`}
            after={<AcceptedTerms request={request} acceptance={pendingAcceptance} />}
          />
          <DecisionRecipients
            kind="customer-requests"
            id={request.id}
            decision="ACCEPTED"
            managers={pendingAcceptance.managers ?? []}
          />
          <Text size="sm">{t('desk:decision.acceptText')}</Text>
        </DecisionDialog>
      )}
      <RejectDialog
        opened={isRejecting}
        title={t('desk:decision.rejectTitle')}
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
        <Text size="sm">{t('desk:decision.rejectText')}</Text>
        {isRejecting && <DecisionRecipients kind="customer-requests" id={request.id} decision="REJECTED" />}
      </RejectDialog>
    </section>
  );
}

interface AcceptedTermsProps {
  request: DeskCustomerRequest;
  acceptance: Partial<Acceptance>;
}

/** The result of an accepted request: a customer with its terms, or a user of an existing one. */
function AcceptedTerms({ request, acceptance }: AcceptedTermsProps) {
  const { t } = useTexts('activation-desk', 'customers-desk', 'desk');
  const { percent, discounts } = useFormats();
  const { customerCode, managers = [] } = acceptance;
  if (customerCode === undefined) {
    return t('desk:decision.newAssociation', {
      username: request.requester.username,
      customer: request.customerBusinessName ?? '',
      code: request.customerCode ?? '',
    });
  }
  const {
    priceListCode,
    discountPct1 = 0,
    discountPct2 = 0,
    unconditionalDiscountPct = 0,
    agentCommissionPct = 0,
    paymentTerms,
  } = acceptance;
  const terms = [
    `${t('customers-desk:customers.terms.priceList')} ${priceListCode}`,
    `${t('customers-desk:customers.terms.discounts')}: ${discounts(discountPct1, discountPct2)}`,
    `${t('customers-desk:customers.terms.overallDiscount')}: ${percent(unconditionalDiscountPct)}`,
    `${t('customers-desk:customers.terms.commission')}: ${percent(agentCommissionPct)}`,
    `${t('customers-desk:customers.terms.payment')}: ${paymentTerms ?? '–'}`,
    `${t('desk:decision.managers')}: ${managers.join(', ') || '–'}`,
  ];
  return [t('desk:decision.newCustomer', { code: customerCode }), ...terms].join(' · ');
}

function DecisionProblem({
  problem,
  unsavedReason,
}: {
  problem: ApiProblem;
  unsavedReason: string | undefined;
}) {
  const { t } = useTexts('activation-desk', 'desk');
  if (isAlreadyDecided(problem)) {
    return (
      <FeedbackAlert status="Fail" title={t('desk:decision.overtakenTitle')}>
        {t('desk:decision.overtaken')}
        <UnsavedDecisionText text={unsavedReason} />
      </FeedbackAlert>
    );
  }
  return (
    <FeedbackAlert status="Fail">
      <ProblemText error={problem} />
    </FeedbackAlert>
  );
}

function DecisionOutcome({ request }: { request: DeskCustomerRequest }) {
  const { t } = useTexts('activation-desk', 'desk');
  const { moment } = useFormats();
  const { decidedOn, decidedBy, reason, customerCode, customerBusinessName } = request;
  return (
    <>
      {decidedOn !== null && (
        <Text size="sm">
          {moment(decidedOn)}
          <br />
          <Sender username={decidedBy} />
        </Text>
      )}
      {customerCode !== null && (
        <Text size="sm">
          {customerBusinessName} · {t('activation-desk:customer', { code: customerCode })}
        </Text>
      )}
      {reason !== null && (
        <Text size="sm" className={deskLayout.note}>
          {reason}
        </Text>
      )}
      {decidedOn === null && <Text size="sm">{t('desk:decision.none')}</Text>}
    </>
  );
}
