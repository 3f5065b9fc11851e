import { Button, Group, Stack, Text } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { NavItemLink } from '../shell';

function focusElement(element: HTMLElement | null): void {
  element?.focus();
}

/** Replaces the checkout once the approval is requested. */
export function AskedConfirmation({ id }: { id: string }) {
  const { t } = useTexts('approvals');
  return (
    // The form that had the focus is unmounted, so the focus moves here.
    <div ref={focusElement} tabIndex={-1}>
      <FeedbackAlert status="Success" title={t('approvals:asked.title')}>
        <Stack gap="md">
          <Text>{t('approvals:asked.text')}</Text>
          <Group gap="xs">
            <Button component={NavItemLink} path={`/profile-customer/approvals/${id}`}>
              {t('approvals:asked.open')}
            </Button>
          </Group>
        </Stack>
      </FeedbackAlert>
    </div>
  );
}
