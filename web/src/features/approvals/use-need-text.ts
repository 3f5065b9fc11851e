import type { Approval } from '@cromia/domain/approvals/approval';
import { useCallback } from 'react';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';

/** Returns a function that states why an approval is needed; null if it is not. */
export function useNeedText() {
  const { t } = useTexts('approvals');
  const { money } = useFormats();
  return useCallback(
    (reason: Approval['approvalReason'], limit: number | null): string | null =>
      reason === null ? null : t(`approvals:needs.${reason}`, { limit: money(limit) }),
    [t, money],
  );
}
