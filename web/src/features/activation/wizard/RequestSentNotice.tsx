import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert, focusOutcome } from '../../../ui/feedback/FeedbackAlert';
import { NavItemLink } from '../../shell';
import { PendingSteps } from '../request/PendingSteps';
import type { WizardKind } from './requested-company';
import classes from './styles.module.css';

interface RequestSentNoticeProps {
  kind: WizardKind;
  /** Whether an earlier attempt was stored, and the last changes were not sent. */
  isEarlier: boolean;
}

/** Replaces the wizard once the request is sent (sendRequestSuccess); lists the next steps. */
export function RequestSentNotice({ kind, isEarlier }: RequestSentNoticeProps) {
  const { t } = useTexts('activation');
  const [sentOn] = useState(() => new Date().toISOString());
  return (
    // The removed form had the focus, so the notice takes it.
    <div ref={focusOutcome} tabIndex={-1} className={classes.heading}>
      <FeedbackAlert status="Success" title={t('activation:sent.title')}>
        <Stack gap="md">
          {isEarlier && <Text>{t('errors:IdempotencyKeyReused')}</Text>}
          {kind === 'own' ? <PendingSteps sentOn={sentOn} /> : <Text>{t('activation:sent.text')}</Text>}
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
