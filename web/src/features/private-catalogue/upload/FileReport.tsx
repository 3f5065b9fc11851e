import type { SheetReport } from '@cromia/domain/private-catalogue/sheet-finding';
import { Table, Text } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import classes from './upload-report.module.css';

/** Maximum number of displayed findings. */
const MAX_FINDINGS = 50;

/** The errors of a rejected file by row and column. */
export function FileReport({ report }: { report: SheetReport }) {
  const { t } = useTexts('private-catalogue');
  const visibleFindings = report.report.slice(0, MAX_FINDINGS);
  const hiddenCount = report.findings - visibleFindings.length;
  return (
    <FeedbackAlert status="Fail" title={t('private-catalogue:report.title')}>
      <Text size="sm">{t('private-catalogue:report.unchanged')}</Text>
      <section className={classes.report} aria-label={t('private-catalogue:report.title')}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('private-catalogue:report.row')}</Table.Th>
              <Table.Th>{t('private-catalogue:report.column')}</Table.Th>
              <Table.Th>{t('private-catalogue:report.problem')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {visibleFindings.map(({ row, column, code }) => (
              <Table.Tr key={`${row} ${column} ${code}`}>
                <Table.Td>{row ?? t('private-catalogue:report.file')}</Table.Td>
                <Table.Td>{column ?? '–'}</Table.Td>
                <Table.Td>{t(`private-catalogue:report.faults.${code}`)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      {hiddenCount > 0 && <Text size="sm">{t('private-catalogue:report.more', { count: hiddenCount })}</Text>}
    </FeedbackAlert>
  );
}
