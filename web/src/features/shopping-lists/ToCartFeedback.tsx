import { Anchor, Box, Stack, Text } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { AddSuccessor, AddToCartNote, ChangeList } from '../cart';
import { NavItemLink } from '../shell';
import type { ListInCart } from './use-list-to-cart';

interface ToCartFeedbackProps {
  error: Error | null;
  result: ListInCart | undefined;
  onDismiss: () => void;
}

/** What of a list could not be added to the cart, each product with its reason and the way on. */
export function ToCartFeedback({ error, result, onDismiss }: ToCartFeedbackProps) {
  const { t } = useTexts('cart', 'shopping-lists');
  if (error !== null) {
    return (
      <Box mb="md">
        <FeedbackAlert
          status="FailDismissable"
          title={t('shopping-lists:toCart.failed')}
          onDismiss={onDismiss}
        >
          <ProblemText error={error} />
        </FeedbackAlert>
      </Box>
    );
  }
  if (result === undefined || result.unavailable.length === 0) return null;
  const { lines, unavailable } = result;
  return (
    <Box mb="md">
      <FeedbackAlert
        status="WarningDismissable"
        title={
          lines.length === 0
            ? t('shopping-lists:toCart.nothing')
            : t('shopping-lists:toCart.some', { count: lines.length })
        }
        onDismiss={onDismiss}
      >
        <Stack gap="sm">
          <ChangeList
            changes={unavailable}
            renderAction={({ productCode, quantity, successor }) =>
              successor !== undefined ? (
                <AddSuccessor successor={successor} />
              ) : (
                quantity !== undefined && (
                  <AddToCartNote product={{ id: productCode }} fixedQuantity={quantity} compact />
                )
              )
            }
          />
          <Text size="sm">
            <Anchor component={NavItemLink} path="/profile-customer/cart" inherit>
              {t('cart:added.toCart')}
            </Anchor>
          </Text>
        </Stack>
      </FeedbackAlert>
    </Box>
  );
}
