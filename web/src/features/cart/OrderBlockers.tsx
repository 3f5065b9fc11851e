import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { Group, Stack, Text } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert, scrollToMessage } from '../../ui/feedback/FeedbackAlert';
import { ProductCodeChip } from '../../ui/product/ProductCodeChip';
import type { CheckoutBlockers } from './use-start-checkout';

interface OrderBlockersProps {
  blocked: CheckoutBlockers;
  onDismiss: () => void;
}

/** The reasons why the selected lines cannot be ordered or offered (section 5), each with its lines and remedy. */
export function OrderBlockers({ blocked: { kind, blockers }, onDismiss }: OrderBlockersProps) {
  const { t } = useTexts('cart');
  if (blockers.length === 0) return null;
  return (
    <div ref={scrollToMessage}>
      <FeedbackAlert
        status="FailDismissable"
        title={t(kind === 'offer' ? 'cart:blocked.offerTitle' : 'cart:blocked.title')}
        onDismiss={onDismiss}
      >
        <Stack gap="sm">
          {blockers.map(({ code, items }) => (
            <div key={code}>
              <Text size="sm">{t(`cart:blocked.${code}`)}</Text>
              <Group gap={6} mt={4}>
                {items.map((item) => (
                  <ProductCodeChip
                    key={toProductKey(item.productCode)}
                    code={item.productCode}
                    hex={item.hex}
                  />
                ))}
              </Group>
            </div>
          ))}
        </Stack>
      </FeedbackAlert>
    </div>
  );
}
