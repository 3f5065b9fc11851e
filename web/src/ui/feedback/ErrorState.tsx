import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { asProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { whileBusy } from './while-busy';

interface ErrorStateProps {
  error: unknown;
  /** Offered where another try can help. */
  onRetry?: () => void;
  retrying?: boolean;
}

/** Shown when loading failed: what happened, and a retry where one can help. */
export function ErrorState({ error, onRetry, retrying = false }: ErrorStateProps) {
  const { t } = useTexts();
  const { code } = asProblem(error);
  return (
    <Alert
      color="danger"
      icon={<IconAlertCircle aria-hidden />}
      title={t('common:states.failed')}
      role="alert"
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t(`errors:${code}`)}</Text>
        {onRetry !== undefined && (
          <Button variant="default" onClick={onRetry} {...whileBusy(retrying)}>
            {t('common:actions.retry')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
