import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from './busy-button-props';
import { ProblemText } from './ProblemText';

interface ErrorStateProps {
  error: unknown;
  /** Set where a retry can help. */
  onRetry?: () => void;
  retrying?: boolean;
}

/** Shown when loading failed: the error, and a retry button where one can help. */
export function ErrorState({ error, onRetry, retrying = false }: ErrorStateProps) {
  const { t } = useTexts();
  return (
    <Alert
      color="danger"
      icon={<IconAlertCircle aria-hidden />}
      title={t('common:states.failed')}
      role="alert"
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          <ProblemText error={error} />
        </Text>
        {onRetry !== undefined && (
          <Button variant="default" onClick={onRetry} {...busyButtonProps(retrying)}>
            {t('common:actions.retry')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
