import { Box } from '@mantine/core';
import { toApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { PageFrame } from '../../ui/PageFrame';
import type { ShopScope } from '../acting';
import { QuickOrderForm } from './QuickOrderForm';
import { QuickOrderLines } from './QuickOrderLines';
import { useQuickOrder } from './use-quick-order';

/** Order by product codes, typed, pasted or from a file: the lines are checked one by one and added together. */
export function QuickOrderPage({ scope }: { scope: ShopScope }) {
  const { t } = useTexts('quick-order');
  const ordering = useQuickOrder(scope);
  const { error, rows } = ordering;
  return (
    <PageFrame title={t('quick-order:title')} lead={t('quick-order:lead')}>
      {error !== null && (
        <Box mb="md">
          <FeedbackAlert
            status="FailDismissable"
            title={t('quick-order:failed')}
            onDismiss={ordering.dismissError}
          >
            {t(`errors:${toApiProblem(error).code}`)} {ordering.text !== '' && t('quick-order:kept')}
          </FeedbackAlert>
        </Box>
      )}
      <QuickOrderForm ordering={ordering} />
      {rows !== null && <QuickOrderLines ordering={ordering} rows={rows} />}
    </PageFrame>
  );
}
