import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { SDS_LANGUAGES, type SdsLanguage } from '@cromia/domain/languages';
import type { Sds } from '@cromia/domain/sds/sheet';
import { Button, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { FeedbackAlert } from '../../ui/feedback/FeedbackAlert';
import { formatSdsLanguage } from './language-names';
import { sheetLanguagesQuery } from './sds-queries';
import classes from './styles.module.css';
import { formatSheetName } from './use-sds-columns';

/** The selected sheet of a row. */
export interface SelectedSheet {
  /** The batch's own version, or the latest. */
  version: number;
  /** The version delivered in the language: an earlier one if the requested version lacks the language. */
  deliveredVersion: number;
  language: SdsLanguage;
}

interface SheetLanguagesProps {
  prefix: RolePrefix;
  line: Sds;
  customerCode: string | undefined;
  onPick: (picked: SelectedSheet) => void;
}

/** The languages of a row's sheet, in the batch's own version or in the latest one. */
export function SheetLanguages({ prefix, line, customerCode, onPick }: SheetLanguagesProps) {
  const { t, language: uiLanguage } = useTexts('sds');
  const [version, setVersion] = useState(line.version);
  const languages = useQuery(sheetLanguagesQuery(prefix, { id: line.id, version, customerCode }));
  const availableLanguages = SDS_LANGUAGES.flatMap((language) => {
    const deliveredVersion = languages.data?.[language];
    return deliveredVersion === undefined ? [] : [{ language, deliveredVersion, version }];
  });
  const versions = [line.version, line.latestVersion].map((option) => ({
    value: String(option),
    label: t(option === line.version ? 'sds:sheet.ownVersion' : 'sds:sheet.latestVersion', {
      version: option,
    }),
  }));
  return (
    <div className={classes.languages}>
      {line.latestVersion > line.version && (
        <SegmentedControl
          aria-label={t('sds:columns.version')}
          data={versions}
          value={String(version)}
          onChange={(chosen) => setVersion(Number(chosen))}
        />
      )}
      {languages.isPending && <Skeleton height={38} width={320} maw="100%" />}
      {languages.isError && (
        <FeedbackAlert status="Fail">
          {t(
            toApiProblem(languages.error).code === 'NetworkFailure'
              ? 'errors:NetworkFailure'
              : 'errors:SdsLanguagesError',
          )}{' '}
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => void languages.refetch()}
            {...busyButtonProps(languages.isFetching)}
          >
            {t('common:actions.retry')}
          </Button>
        </FeedbackAlert>
      )}
      {languages.isSuccess && availableLanguages.length === 0 && (
        <Text c="dimmed">{t('sds:sheet.noLanguage')}</Text>
      )}
      {availableLanguages.length > 0 && (
        <ul
          className={classes.choices}
          aria-label={t('sds:sheet.languagesOf', { sheet: formatSheetName(line) })}
        >
          {availableLanguages.map((option) => (
            <li key={option.language}>
              <Button
                variant={option.language === uiLanguage.toUpperCase() ? 'light' : 'default'}
                onClick={() => onPick(option)}
              >
                {formatSdsLanguage(option.language)}
                {option.deliveredVersion < version &&
                  ` · ${t('sds:documents.versionOf', { version: option.deliveredVersion })}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
