import { Button, Group, Stack, Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { NavItemLink } from '../../shell';
import type { WizardKind } from './requested-company';
import classes from './styles.module.css';

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Shown instead of the wizard once the request is sent (sendRequestSuccess), with the next steps. */
export function RequestSentNotice({ kind }: { kind: WizardKind }) {
  const { t } = useTexts('activation');
  return (
    // The form had the focus and is gone, so the focus moves here.
    <div ref={takeFocus} tabIndex={-1} className={classes.heading}>
      <FeedbackAlert status="Success" title={t('activation:sent.title')}>
        <Stack gap="md">
          <Text>{t('activation:sent.text')}</Text>
          <Group gap="xs">
            <Button component={NavItemLink} path={kind === 'own' ? '/profile-user' : '/profile-agent'}>
              {t(kind === 'own' ? 'activation:sent.toProfile' : 'activation:sent.toCustomers')}
            </Button>
            <Button component={NavItemLink} path="/products-search" variant="default">
              {t('activation:sent.search')}
            </Button>
          </Group>
        </Stack>
      </FeedbackAlert>
    </div>
  );
}
