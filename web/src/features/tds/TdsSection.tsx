import { tdsFileName } from '@cromia/domain/tds/tds';
import { Button, Group, Skeleton, Text, Title, type TitleOrder } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { asProblem } from '../../api/problem';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { ErrorState } from '../../ui/ErrorState';
import { FeedbackAlert } from '../../ui/FeedbackAlert';
import { LanguagePicker } from '../../ui/LanguagePicker';
import { saveFile } from './save-file';
import { fetchTds, tdsLanguagesQuery } from './tds-queries';

interface TdsSectionProps {
  serial: string;
  color: string;
  titleOrder: TitleOrder;
  /** Brings the section into sight, as a link to a sheet asks. */
  inFocus: boolean;
  /** A visitor wants to download (section 6: the download requires login). */
  onLoginNeeded: () => void;
}

interface Version {
  id: string;
  language: string;
  product: string;
}

/** The reader's own language, else Italian, else the first there is. */
function preferred(versions: readonly Version[], language: string): Version | undefined {
  const inLanguage = (code: string) => versions.find((version) => version.language === code.toUpperCase());
  return inLanguage(language) ?? inLanguage('it') ?? versions[0];
}

function Download({ versions, onLoginNeeded }: { versions: readonly Version[]; onLoginNeeded: () => void }) {
  const { t, language } = useTexts('tds');
  const user = useUser();
  const [picked, setPicked] = useState<string>();
  const version = versions.find((each) => each.language === picked) ?? preferred(versions, language);
  const download = useMutation({
    mutationFn: async ({ id, product, language: code }: Version) =>
      saveFile(await fetchTds(id), tdsFileName(product, code)),
    onError: (error) => {
      // A session that ended meanwhile makes a visitor of the reader (section 8).
      if (asProblem(error).status === 401) onLoginNeeded();
    },
  });
  if (version === undefined) return <Text c="dimmed">{t('errors:missingTds')}</Text>;
  return (
    <>
      <Group gap="sm">
        <LanguagePicker
          label={t('tds:section.language')}
          languages={versions.map((each) => each.language)}
          value={version.language}
          onChange={setPicked}
        />
        <Button
          variant="default"
          leftSection={<IconFileDownload size={18} aria-hidden />}
          loading={download.isPending}
          onClick={() => (user === null ? onLoginNeeded() : download.mutate(version))}
        >
          {t('tds:section.download')}
        </Button>
        {user === null && (
          <Text size="sm" c="dimmed">
            {t('tds:section.login')}
          </Text>
        )}
      </Group>
      {download.error !== null && asProblem(download.error).status !== 401 && (
        <FeedbackAlert status="FailDismissable" onDismiss={download.reset}>
          {t(
            asProblem(download.error).code === 'NetworkFailure' ? 'errors:NetworkFailure' : 'errors:TdsError',
          )}
        </FeedbackAlert>
      )}
    </>
  );
}

/** The technical data sheets of a product: their languages, and the download of one. */
export function TdsSection({ serial, color, titleOrder, inFocus, onLoginNeeded }: TdsSectionProps) {
  const { t } = useTexts('tds');
  const section = useRef<HTMLElement>(null);
  const { data, error, refetch, isFetching } = useQuery(tdsLanguagesQuery(serial, color));
  useEffect(() => {
    if (!inFocus) return;
    section.current?.scrollIntoView({ block: 'center' });
    section.current?.focus({ preventScroll: true });
  }, [inFocus]);
  const isMissing = error !== null && asProblem(error).status === 404;
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="tds-title" style={{ outline: 'none' }}>
      <Title order={titleOrder} size="h3" mb="sm" id="tds-title">
        {t('tds:section.title')}
      </Title>
      {data !== undefined && <Download versions={data} onLoginNeeded={onLoginNeeded} />}
      {isMissing && <Text c="dimmed">{t('errors:missingTds')}</Text>}
      {error !== null && !isMissing && (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data === undefined && error === null && <Skeleton height={38} width={320} maw="100%" />}
    </section>
  );
}
