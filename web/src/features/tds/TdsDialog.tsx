import { formatProductCode, type ProductCode } from '@cromia/domain/catalogue/product-code';
import { Button, Modal, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { getNativeLanguageName } from '../../ui/LanguagePicker';
import { choosePreferredTds } from './tds-choice';
import { tdsLanguagesQuery } from './tds-queries';
import { useTdsDownload } from './use-tds-download';

interface TdsDialogProps {
  opened: boolean;
  /** The product of the sheet; still set while the dialog fades out. */
  code: ProductCode | null;
  onClose: () => void;
}

/**
 * The download of a technical data sheet, its languages as tabs (section 2, ordered products). A failed download closes
 * it, and the page shows the reason (section 8).
 */
export function TdsDialog({ opened, code, onClose }: TdsDialogProps) {
  const { t } = useTexts('tds');
  const { failure, ...download } = useTdsDownload(onClose, onClose);
  return (
    <>
      {failure}
      <Modal
        opened={opened}
        onClose={onClose}
        title={t('tds:section.title')}
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      >
        {code !== null && <LanguageTabs key={formatProductCode(code)} code={code} download={download} />}
      </Modal>
    </>
  );
}

interface LanguagesProps {
  code: ProductCode;
  download: Pick<ReturnType<typeof useTdsDownload>, 'save' | 'saving'>;
}

function LanguageTabs({ code, download: { save, saving } }: LanguagesProps) {
  const { t, language } = useTexts('tds');
  const { data, error, refetch, isFetching } = useQuery(tdsLanguagesQuery(code.serial, code.color));
  const [picked, setPicked] = useState<string | null>(null);
  if (error !== null && toApiProblem(error).status !== 404)
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (data === undefined && error === null) return <Skeleton height={120} />;
  const versions = data ?? [];
  const displayed =
    versions.find((version) => version.language === picked) ?? choosePreferredTds(versions, language);
  if (displayed === undefined) return <Text c="dimmed">{t('errors:missingTds')}</Text>;
  return (
    <Tabs value={displayed.language} onChange={setPicked}>
      <Tabs.List aria-label={t('tds:section.language')}>
        {versions.map((version) => (
          <Tabs.Tab key={version.id} value={version.language}>
            {version.language}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={displayed.language} pt="md">
        <Stack gap="sm" align="flex-start">
          <Text fw={600}>{formatProductCode(code)}</Text>
          <Text size="sm" c="dimmed">
            {getNativeLanguageName(displayed.language)}
          </Text>
          <Button
            leftSection={<IconFileDownload size={18} aria-hidden />}
            {...busyButtonProps(saving)}
            onClick={() => save(displayed)}
          >
            {t('tds:section.download')}
          </Button>
        </Stack>
      </Tabs.Panel>
    </Tabs>
  );
}
