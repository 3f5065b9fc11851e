import { Button, Group, Skeleton, Text, Title, type TitleOrder } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { toApiProblem } from '../../api/problem';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { busyButtonProps } from '../../ui/feedback/busy-button-props';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { LanguagePicker } from '../../ui/LanguagePicker';
import { choosePreferredTds, type TdsVersion } from './tds-choice';
import { tdsLanguagesQuery } from './tds-queries';
import { useTdsDownload } from './use-tds-download';

interface TdsSectionProps {
  serial: string;
  color: string;
  titleOrder: TitleOrder;
  /** Scrolls the section into view, as for a link to a sheet. */
  inFocus: boolean;
  /** Called when a visitor requests the download, which requires a login (section 6). */
  onLoginNeeded: () => void;
  /** Login links, which visitors see instead of the download. */
  loginWays?: ReactNode;
}

interface DownloadProps extends Pick<TdsSectionProps, 'onLoginNeeded' | 'loginWays'> {
  versions: readonly TdsVersion[];
}

function DownloadControls({ versions, onLoginNeeded, loginWays }: DownloadProps) {
  const { t, language } = useTexts('tds');
  const user = useUser();
  const [picked, setPicked] = useState<string>();
  const { save, saving, failure } = useTdsDownload(onLoginNeeded);
  const version =
    versions.find((candidate) => candidate.language === picked) ?? choosePreferredTds(versions, language);
  if (version === undefined) return <Text c="dimmed">{t('errors:missingTds')}</Text>;
  if (user === null && loginWays !== undefined) {
    return (
      <>
        <Text mb="sm">
          {t('tds:section.forVisitors', {
            languages: versions.map((candidate) => candidate.language).join(', '),
          })}
        </Text>
        <Group gap="xs">{loginWays}</Group>
      </>
    );
  }
  return (
    <>
      <Group gap="sm">
        <LanguagePicker
          label={t('tds:section.language')}
          languages={versions.map((candidate) => candidate.language)}
          value={version.language}
          onChange={setPicked}
        />
        <Button
          variant="default"
          leftSection={<IconFileDownload size={18} aria-hidden />}
          {...busyButtonProps(saving)}
          onClick={() => save(version)}
        >
          {t('tds:section.download')}
        </Button>
        {user === null && (
          <Text size="sm" c="dimmed">
            {t('tds:section.login')}
          </Text>
        )}
      </Group>
      {failure}
    </>
  );
}

/** The technical data sheets of a product: their languages, and the download of one. */
export function TdsSection(props: TdsSectionProps) {
  const { serial, color, titleOrder, inFocus, onLoginNeeded, loginWays } = props;
  const { t } = useTexts('tds');
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const { data, error, refetch, isFetching } = useQuery(tdsLanguagesQuery(serial, color));
  useEffect(() => {
    if (!inFocus) return;
    section.current?.scrollIntoView({ block: 'center' });
    section.current?.focus({ preventScroll: true });
  }, [inFocus]);
  const isMissing = error !== null && toApiProblem(error).status === 404;
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={titleId} style={{ outline: 'none' }}>
      <Title order={titleOrder} size="h3" mb="sm" id={titleId}>
        {t('tds:section.title')}
      </Title>
      {data !== undefined && (
        <DownloadControls versions={data} onLoginNeeded={onLoginNeeded} loginWays={loginWays} />
      )}
      {isMissing && <Text c="dimmed">{t('errors:missingTds')}</Text>}
      {error !== null && !isMissing && (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data === undefined && error === null && <Skeleton height={38} width={320} maw="100%" />}
    </section>
  );
}
