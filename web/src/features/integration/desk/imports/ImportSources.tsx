import { isExportKind } from '@cromia/domain/integration/export';
import type { ImportKind } from '@cromia/domain/integration/import';
import { Group, Text } from '@mantine/core';
import { useTexts } from '../../../../i18n/use-texts';
import { ExportMenu } from '../../../../ui/list/ExportMenu';
import { exportRows } from '../../../desk';
import { downloadTemplate } from './import-queries';

/** The files that an import can start from: its template, and the stored data. */
export function ImportSources({ kind }: { kind: ImportKind }) {
  const { t, language } = useTexts('imports');
  return (
    <>
      <Group gap="xs">
        <Text size="sm">{t('imports:file.template')}</Text>
        <ExportMenu
          label={t('common:actions.download')}
          fetch={(format) => downloadTemplate(kind, format, language)}
        />
      </Group>
      {isExportKind(kind) && (
        <Group gap="xs">
          <Text size="sm">{t('imports:file.stored')}</Text>
          <ExportMenu fetch={(format) => exportRows(kind, {}, format, language)} />
        </Group>
      )}
    </>
  );
}
