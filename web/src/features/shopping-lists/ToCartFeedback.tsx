import { Anchor, Box, Stack, Text } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { ProblemText } from '../../ui/feedback/ProblemText';
import { AddSuccessor, AddToCartNote, ChangeList } from '../cart';
import { NavItemLink } from '../shell';
import type { ListToCart } from './use-list-to-cart';

/** What of a list could not be added to the cart, each product with its reason and the way on. */
export function ToCartFeedback({ toCart }: { toCart: ListToCart }) {
  const { t } = useTexts('cart', 'shopping-lists');
  if (toCart.isError) {
    return (
      <Box mb="md">
        <FeedbackAlert
          status="FailDismissable"
          title={t('shopping-lists:toCart.failed')}
          onDismiss={toCart.reset}
        >
          <ProblemText error={toCart.error} />
        </FeedbackAlert>
      </Box>
    );
  }
  if (toCart.data === undefined || toCart.data.unavailable.length === 0) return null;
  const { lines, unavailable } = toCart.data;
  return (
    <Box mb="md">
      <FeedbackAlert
        status="WarningDismissable"
        title={
          lines.length === 0
            ? t('shopping-lists:toCart.nothing')
            : t('shopping-lists:toCart.some', { count: lines.length })
        }
        onDismiss={toCart.reset}
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
