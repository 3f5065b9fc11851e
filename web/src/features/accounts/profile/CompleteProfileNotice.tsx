import { Button, Stack, Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import classes from '../styles.module.css';

/** "Complete the profile with all mandatory fields" (section 8), with a button that opens the form. */
export function CompleteProfileNotice({ onComplete }: { onComplete: () => void }) {
  const { t } = useTexts('accounts');
  return (
    <div className={classes.notice}>
      <FeedbackAlert status="WarningDismissable" title={t('accounts:profile.completeTitle')}>
        <Stack gap="sm" align="flex-start">
          <Text size="sm">{t('accounts:profile.completeText')}</Text>
          <Button variant="default" onClick={onComplete}>
            {t('accounts:profile.complete')}
          </Button>
        </Stack>
      </FeedbackAlert>
    </div>
  );
}
