import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import classes from './styles.module.css';

/** New recovery codes, which are displayed only once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTexts('accounts', 'security');
  return (
    <Stack gap="md">
      <Text size="sm">{t('security:codesText')}</Text>
      <Code block className={classes.codes}>
        {codes.join('\n')}
      </Code>
      <Group justify="flex-end" gap="xs">
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? 'security:copied' : 'security:copy')}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onClose}>{t('security:codesStored')}</Button>
      </Group>
    </Stack>
  );
}
