import { LIMITS } from '@cromia/domain/limits';
import { Box } from '@mantine/core';
import { toApiProblem } from '../../api/problem';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { PageFrame } from '../../ui/PageFrame';
import type { ShopScope } from '../acting';
import { QuickOrderForm } from './QuickOrderForm';
import { QuickOrderLines } from './QuickOrderLines';
import { useQuickOrder } from './use-quick-order';

/** What is wrong with a text or file as a whole, with the limit it passes. */
function useDescribeError() {
  const { t } = useTexts('quick-order');
  const { quantity: formatQuantity } = useFormats();
  return (error: Error): string => {
    const { code, errors } = toApiProblem(error);
    const [fieldError] = errors;
    const limits = {
      lines: formatQuantity(LIMITS.orderLines),
      characters: formatQuantity(LIMITS.quickOrderText),
    };
    if (fieldError?.code === 'invalidLenght')
      return t(fieldError.path === 'file' ? 'quick-order:fileTooLong' : 'quick-order:tooLong', limits);
    return fieldError?.code === 'missing' && fieldError.path === 'file'
      ? t('quick-order:fileEmpty')
      : t(`errors:${code}`);
  };
}

interface QuickOrderPageProps {
  scope: ShopScope;
  /** The shopping list to which the lines are added; null for the cart. */
  listId: string | null;
  /** Whether the camera opens with the page. */
  scansAtOnce: boolean;
}

/** Order by product codes, typed, pasted or from a file: the lines are checked one by one and added together. */
export function QuickOrderPage({ scope, listId, scansAtOnce }: QuickOrderPageProps) {
  const { t } = useTexts('quick-order');
  const ordering = useQuickOrder(scope);
  const describeError = useDescribeError();
  const { error, rows } = ordering;
  return (
    <PageFrame
      title={t('quick-order:title')}
      lead={t(listId === null ? 'quick-order:lead' : 'quick-order:leadToList')}
    >
      {error !== null && (
        <Box mb="md">
          <FeedbackAlert
            status="FailDismissable"
            title={t('quick-order:failed')}
            onDismiss={ordering.dismissError}
          >
            {describeError(error)} {ordering.text !== '' && t('quick-order:kept')}
          </FeedbackAlert>
        </Box>
      )}
      <QuickOrderForm ordering={ordering} scansAtOnce={scansAtOnce} />
      {rows !== null && <QuickOrderLines scope={scope} ordering={ordering} rows={rows} listId={listId} />}
    </PageFrame>
  );
}
