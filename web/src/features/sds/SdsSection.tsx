import { isAllowed } from '@cromia/domain/accounts/access';
import { type RolePrefix, toRolePrefix } from '@cromia/domain/accounts/roles';
import { SDS_LANGUAGES, type SdsLanguage, toLanguageTag } from '@cromia/domain/languages';
import { formatSdsFileName, type Sds } from '@cromia/domain/sds/sheet';
import { Button, Group, Select, Skeleton, Stack, Text, Title, type TitleOrder } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toApiProblem } from '../../api/problem';
import { useUser } from '../../api/use-session';
import { useFormats } from '../../i18n/format';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { saveFile } from '../../ui/save-file';
import { InternalLabel } from './InternalLabel';
import { formatSdsLanguage } from './language-names';
import { fetchSheet, serialSheetsQuery, sheetLanguagesQuery } from './sds-queries';
import { formatSheetOrigin } from './use-sds-columns';

interface SdsSectionProps {
  serial: string;
  color: string;
  titleOrder: TitleOrder;
  /** The customer for whom staff acts. */
  customerCode: string | undefined;
}

/** The reader's language, else English, Italian or the first; undefined for a sheet in no language. */
function choosePreferredSds(languages: readonly SdsLanguage[], uiLanguage: string): SdsLanguage | undefined {
  const find = (tag: string) => languages.find((language) => toLanguageTag(language) === tag);
  return find(uiLanguage) ?? find('en') ?? find('it') ?? languages[0];
}

/** The safety data sheets in force of a product that the viewer may read, beside its technical data sheets. */
export function SdsSection({ serial, color, titleOrder, customerCode }: SdsSectionProps) {
  const { t } = useTexts('sds');
  const titleId = useId();
  const user = useUser();
  return (
    <section aria-labelledby={titleId}>
      <Title order={titleOrder} size="h3" mb="sm" id={titleId}>
        {t('sds:section.title')}
      </Title>
      {user !== null && isAllowed(user, 'sds.search.serial') ? (
        <ReadableSheets prefix={toRolePrefix(user.role)} {...{ serial, color, customerCode }} />
      ) : (
        <Text c="dimmed">{t(user === null ? 'sds:section.forVisitors' : 'sds:section.forUsers')}</Text>
      )}
    </section>
  );
}

interface ReadableSheetsProps extends Omit<SdsSectionProps, 'titleOrder'> {
  prefix: RolePrefix;
}

function ReadableSheets({ prefix, serial, color, customerCode }: ReadableSheetsProps) {
  const { t } = useTexts('sds');
  const { date } = useFormats();
  const [pickedId, setPickedId] = useState<string | null>(null);
  const query = useQuery(serialSheetsQuery(prefix, { serial, color, customerCode }));
  if (query.data === undefined)
    return query.error === null ? (
      <Skeleton height={38} width={320} maw="100%" />
    ) : (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    );
  const sheets = query.data.content;
  const sheet =
    sheets.find(({ id }) => id === pickedId) ?? sheets.find(({ isInternal }) => !isInternal) ?? sheets[0];
  if (sheet === undefined) return <Text c="dimmed">{t('sds:section.none')}</Text>;
  const describeSheet = (line: Sds) =>
    [
      formatSheetOrigin(line, t),
      t('sds:documents.versionOf', { version: line.version }),
      date(line.date),
    ].join(' · ');
  return (
    <Stack gap="xs">
      {sheets.length > 1 ? (
        <Select
          aria-label={t('sds:section.sheet')}
          maw={480}
          allowDeselect={false}
          data={sheets.map((line) => ({ value: line.id, label: describeSheet(line) }))}
          value={sheet.id}
          onChange={setPickedId}
        />
      ) : (
        <Text size="sm">{describeSheet(sheet)}</Text>
      )}
      {sheet.isInternal && <InternalLabel />}
      <SheetDownload key={sheet.id} prefix={prefix} sheet={sheet} customerCode={customerCode} />
    </Stack>
  );
}

interface SheetDownloadProps extends Pick<ReadableSheetsProps, 'prefix' | 'customerCode'> {
  sheet: Sds;
}

function SheetDownload({ prefix, sheet, customerCode }: SheetDownloadProps) {
  const { t, language: uiLanguage } = useTexts('sds');
  const [picked, setPicked] = useState<SdsLanguage>();
  const choice = { id: sheet.id, version: sheet.version, customerCode };
  const query = useQuery(sheetLanguagesQuery(prefix, choice));
  const save = useMutation({
    mutationFn: async (language: SdsLanguage) =>
      saveFile(await fetchSheet(prefix, choice, language), formatSdsFileName(sheet, language)),
  });
  if (query.data === undefined)
    return query.error === null ? (
      <Skeleton height={38} width={320} maw="100%" />
    ) : (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    );
  const versions = query.data;
  const languages = SDS_LANGUAGES.filter((language) => versions[language] !== undefined);
  const language = picked ?? choosePreferredSds(languages, uiLanguage);
  if (language === undefined) return <Text c="dimmed">{t('sds:sheet.noLanguage')}</Text>;
  return (
    <>
      <Group gap="sm">
        <Select
          aria-label={t('sds:section.language')}
          w={200}
          allowDeselect={false}
          data={languages.map((code) => ({ value: code, label: formatSdsLanguage(code) }))}
          value={language}
          onChange={(code) => setPicked(languages.find((candidate) => candidate === code))}
        />
        <Button
          variant="default"
          leftSection={<IconFileDownload size={18} aria-hidden />}
          {...busyButtonProps(save.isPending)}
          onClick={() => save.mutate(language)}
        >
          {t('sds:section.download')}
        </Button>
      </Group>
      {save.isError && (
        <FeedbackAlert status="FailDismissable" onDismiss={save.reset}>
          {t(
            toApiProblem(save.error).code === 'NetworkFailure'
              ? 'errors:NetworkFailure'
              : 'errors:SdsDownloadError',
          )}
        </FeedbackAlert>
      )}
    </>
  );
}
