import { pickLocalizedText } from '@cromia/domain/languages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import type { ListSearch } from '../../../../ui/list/list-search';
import { PageFrame } from '../../../../ui/PageFrame';
import { BackLink, DeskFrame } from '../../../desk';
import { MixingForm } from './MixingForm';
import { mixingQuery, type SerialKey } from './mixing-queries';

interface SerialMixingPageProps {
  serial: SerialKey;
  /** State of the list, for the link back. */
  list: ListSearch;
}

/** Hardener and thinner of one serial. */
export function SerialMixingPage({ serial, list }: SerialMixingPageProps) {
  const { t, language } = useTexts('catalogue-desk');
  const query = useQuery(mixingQuery(serial));
  const [reloads, setReloads] = useState(0);
  const reload = async () => {
    await query.refetch();
    setReloads((count) => count + 1);
  };
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/mixing" search={list} />}>
      {t('catalogue-desk:mixing.back')}
    </BackLink>
  );
  return (
    <DeskFrame query={query} title={serial.serial} back={back} notFound={t('catalogue-desk:mixing.unknown')}>
      {(stored) => (
        <PageFrame
          above={back}
          title={`${stored.serial} ${pickLocalizedText(stored.shortDescription, language)}`.trim()}
          lead={t('catalogue-desk:mixing.lead')}
        >
          <MixingForm key={reloads} stored={stored} onReload={() => void reload()} />
        </PageFrame>
      )}
    </DeskFrame>
  );
}
