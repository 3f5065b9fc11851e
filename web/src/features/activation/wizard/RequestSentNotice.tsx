import { Button, Group, Stack, Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import { NavItemLink } from '../../shell';
import type { WizardKind } from './requested-company';
import classes from './styles.module.css';

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Replaces the wizard once the request is sent (sendRequestSuccess); lists the next steps. */
export function RequestSentNotice({ kind }: { kind: WizardKind }) {
  const { t } = useTexts('activation');
  return (
    // The removed form had the focus, so the notice takes it.
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
