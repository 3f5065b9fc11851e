import type { ApprovalDetail } from '@cromia/domain/approvals/approval';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { toApiProblem } from '../../api/problem';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { DANGER_BUTTON_PROPS } from '../../ui/feedback/danger-button-props';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { useSubmitOnce } from '../../ui/form/use-submit-once';
import { PageFrame } from '../../ui/PageFrame';
import { Money } from '../../ui/product/Money';
import type { ShopScope } from '../acting';
import { DeskFrame, FactList, RejectDialog } from '../desk';
import { ApprovalLines } from './ApprovalLines';
import { ApprovalStatusBadge } from './ApprovalStatusBadge';
import { approvalQuery, useDecideApproval, useWithdrawApproval } from './approvals-queries';
import { calculateDecidedTotal, listDecidedItems, type Quantities } from './decided-lines';
import { useApprovalFacts, useApprovalNotes } from './use-approval-facts';
import { useNeedText } from './use-need-text';

interface ApprovalPageProps {
  scope: ShopScope;
  id: string;
  /** Link back to the list. */
  back: ReactNode;
}

/** One approval: what is to be ordered and why it needs an approval, with the decision. */
export function ApprovalPage({ scope, id, back }: ApprovalPageProps) {
  const { t } = useTexts('approvals');
  const approval = useQuery(approvalQuery(scope, id));
  return (
    <DeskFrame query={approval} title={t('approvals:one')} back={back} notFound={t('approvals:notFound')}>
      {(data) => <ApprovalDetails scope={scope} approval={data} back={back} />}
    </DeskFrame>
  );
}

interface ApprovalDetailsProps {
  scope: ShopScope;
  approval: ApprovalDetail;
  back: ReactNode;
}

function ApprovalDetails({ scope, approval, back }: ApprovalDetailsProps) {
  const { t } = useTexts('approvals', 'cart', 'desk');
  const { percent } = useFormats();
  const [quantities, setQuantities] = useState<Quantities>({});
  const need = useNeedText()(approval.approvalReason, approval.limit);
  const facts = useApprovalFacts(approval);
  const notes = useApprovalNotes(approval);
  const canChangeLines = approval.canDecide && approval.offerRequestId === null;
  const total = getTotal(approval, quantities);
  return (
    <PageFrame
      above={back}
      title={
        approval.author === null
          ? approval.customerOrderCode
          : t('approvals:of', { author: approval.author.name, code: approval.customerOrderCode })
      }
      status={
        <span>
          <ApprovalStatusBadge status={approval.status} />
        </span>
      }
    >
      <Stack gap="md">
        {need !== null && approval.status === 'PENDING' && <Text size="sm">{need}</Text>}
        <ApprovalLines
          approval={approval}
          quantities={quantities}
          {...(canChangeLines && {
            onQuantity: ({ id }: { id: string }, quantity: number) =>
              setQuantities((current) => ({ ...current, [id]: quantity })),
          })}
        />
        <Group justify="space-between" align="center">
          <Text fw={600}>
            {t('approvals:columns.total')} <Money amount={total} />
            {approval.currentTotal !== null && approval.currentTotal !== approval.total && (
              <Text span size="sm" c="dimmed" ml="xs">
                {t('approvals:changes.total')} <Money amount={approval.total} />
              </Text>
            )}
            {approval.overallDiscount > 0 && (
              <Text size="sm" c="dimmed">
                {t('cart:sums.included', { percent: percent(approval.overallDiscount) })}
              </Text>
            )}
          </Text>
          <Decision scope={scope} approval={approval} quantities={quantities} total={total} />
        </Group>
        <FactList facts={facts} notes={notes} />
      </Stack>
    </PageFrame>
  );
}

/** The total in EUR of what is to be ordered; an offer states its own. */
function getTotal(approval: ApprovalDetail, quantities: Quantities): number {
  if (approval.currentTotal === null) return approval.total;
  return approval.offerRequestId === null
    ? calculateDecidedTotal(approval, quantities)
    : approval.currentTotal;
}

interface DecisionProps {
  scope: ShopScope;
  approval: ApprovalDetail;
  quantities: Quantities;
  total: number;
}

/** The buttons of the approver or of the author, and what came of the last press. */
function Decision({ scope, approval, quantities, total }: DecisionProps) {
  const { t } = useTexts('approvals', 'desk');
  const [isRejecting, setIsRejecting] = useState(false);
  const decision = useDecideApproval(scope, approval.id);
  const submitDecision = useSubmitOnce(decision);
  const withdrawal = useWithdrawApproval(scope, approval.id);
  const submitWithdrawal = useSubmitOnce(withdrawal);
  const error = decision.error ?? withdrawal.error;
  const isBusy = decision.isPending || withdrawal.isPending;
  const approve = () => {
    const items = listDecidedItems(approval, quantities);
    submitDecision({ decision: 'APPROVED', shownTotal: total, ...(items && { items }) });
  };
  return (
    <Stack gap="sm" align="flex-end">
      {error !== null && (
        <FeedbackAlert status="Fail">
          {toApiProblem(error).code === 'PriceChanged' ? (
            t('approvals:changes.checkTotal')
          ) : (
            <ProblemText error={toApiProblem(error)} />
          )}
        </FeedbackAlert>
      )}
      <Group gap="xs">
        {approval.canWithdraw && (
          <Button variant="default" onClick={() => submitWithdrawal()} {...busyButtonProps(isBusy)}>
            {t('approvals:actions.withdraw')}
          </Button>
        )}
        {approval.canDecide && (
          <>
            <Button {...DANGER_BUTTON_PROPS} disabled={isBusy} onClick={() => setIsRejecting(true)}>
              {t('approvals:actions.reject')}
            </Button>
            {approval.error === null && (
              <Button disabled={total === 0} onClick={approve} {...busyButtonProps(isBusy)}>
                {t('approvals:actions.approve')}
              </Button>
            )}
          </>
        )}
      </Group>
      <RejectDialog
        opened={isRejecting}
        title={t('approvals:reject.title')}
        label={t('approvals:actions.reject')}
        busy={isBusy}
        onClose={() => setIsRejecting(false)}
        onReject={(reason) =>
          submitDecision({ decision: 'REJECTED', reason }, { onSettled: () => setIsRejecting(false) })
        }
      >
        {t('approvals:reject.text')}
      </RejectDialog>
    </Stack>
  );
}
