import type { OwnPurchaseRights } from '@cromia/domain/approvals/approval';
import type { ApprovalNeed } from '@cromia/domain/people/purchase-rule';
import { Text } from '@mantine/core';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { useNeedText } from './use-need-text';

/** States above a checkout why it needs an approval, and who can give it. */
export function NeedNotice({ need, rights }: { need: ApprovalNeed; rights: OwnPurchaseRights }) {
  const { t } = useTexts('approvals');
  const { money } = useFormats();
  const formatNeed = useNeedText();
  return (
    <FeedbackAlert status="InfoSuccess" title={formatNeed(need.reason, need.limit)}>
      <Text size="sm">
        {need.reason === 'MONTH_LIMIT' && `${t('approvals:notice.month', { total: money(need.total) })} `}
        {t('approvals:notice.who', { names: rights.approvers.join(', ') })}
      </Text>
    </FeedbackAlert>
  );
}
