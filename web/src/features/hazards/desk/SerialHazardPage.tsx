import type { SerialHazard } from '@cromia/domain/hazards/hazard-desk';
import { formatSignalWord } from '@cromia/domain/hazards/signal-words';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Group, Select, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import { FeedbackAlert } from '../../../ui/feedback/FeedbackAlert';
import type { ListSearch } from '../../../ui/list/list-search';
import { PageFrame } from '../../../ui/PageFrame';
import { BackLink, DeskFrame } from '../../desk';
import { DeskLabelButton } from './DeskLabelButton';
import { HazardForm } from './HazardForm';
import { type SerialKey, serialHazardQuery } from './hazard-desk-queries';
import { useNextUnassessed } from './use-next-unassessed';

/** The changes of a serial and its colours, newest first. */
function Versions({ versions }: Pick<SerialHazard, 'versions'>) {
  const { t, language } = useTexts('hazards-desk');
  const { moment } = useFormats();
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {t('hazards-desk:versions.title')}
      </Title>
      {versions.length === 0 && <Text c="dimmed">{t('hazards-desk:versions.none')}</Text>}
      <Stack gap="xs" component="ol" p={0} m={0}>
        {versions.map(({ id, color, changedOn, changedBy, importId, hazard }) => (
          <Text component="li" key={id} size="sm" style={{ listStyle: 'none' }}>
            {moment(changedOn)} · {changedBy ?? '–'}
            {importId !== null && ` (${t('hazards-desk:versions.import')})`} ·{' '}
            {color ?? t('hazards-desk:whole')}:{' '}
            {hazard === null
              ? t('hazards-desk:versions.removed')
              : [
                  formatSignalWord(hazard.signalWord, language),
                  hazard.pictograms.join(' '),
                  hazard.hStatements.join(' '),
                  hazard.euhStatements.join(' '),
                  hazard.unNumber && `UN ${hazard.unNumber}`,
                ]
                  .filter(Boolean)
                  .join(' · ') || '–'}
          </Text>
        ))}
      </Stack>
    </section>
  );
}

/** The choice between the whole serial and one of its colours. */
function ScopeSelect({
  stored,
  color,
  onChange,
}: {
  stored: SerialHazard;
  color: string | null;
  onChange: (color: string | null) => void;
}) {
  const { t, language } = useTexts('hazards-desk');
  const options = stored.colors.map((each) => ({
    value: each.color,
    label: [
      `${each.color} ${pickLocalizedText(each.colorDescription, language)}`.trim(),
      ...(each.hazard === null ? [] : [t('hazards-desk:own')]),
    ].join(' · '),
  }));
  return (
    <Select
      label={t('hazards-desk:scope')}
      data={[{ value: '', label: t('hazards-desk:whole') }, ...options]}
      value={color ?? ''}
      onChange={(value) => onChange(value === '' || value === null ? null : value)}
      allowDeselect={false}
      searchable
      maw={420}
    />
  );
}

/** Prints the label of the chosen colour, or of the first one that the serial's assessment holds for. */
function PrintedColor({ stored, color }: { stored: SerialHazard; color: string | null }) {
  const { productClass, serial, colors, hazard } = stored;
  const chosen = colors.find((each) => (color === null ? each.isSold && !each.hazard : each.color === color));
  if (!chosen?.isSold || (chosen.hazard ?? hazard) === null) return null;
  return <DeskLabelButton key={chosen.color} {...{ productClass, serial }} color={chosen.color} />;
}

interface SerialHazardPageProps {
  serial: SerialKey;
  list: ListSearch;
  /** The colour whose assessment is edited; null for the whole serial. */
  color: string | null;
  onColor: (color: string | null) => void;
}

/** The hazard assessment of one serial, with the exceptions of its colours. */
export function SerialHazardPage({ serial, list, color, onColor: setColor }: SerialHazardPageProps) {
  const { t, language } = useTexts('hazards-desk');
  const query = useQuery(serialHazardQuery(serial));
  const openNext = useNextUnassessed(list);
  const [reloads, setReloads] = useState(0);
  const reload = async () => {
    await query.refetch();
    setReloads((count) => count + 1);
  };
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/hazards" search={list} />}>
      {t('hazards-desk:back')}
    </BackLink>
  );
  return (
    <DeskFrame query={query} title={serial.serial} back={back} notFound={t('hazards-desk:unknown')}>
      {(stored) => (
        <PageFrame
          above={back}
          title={`${stored.serial} ${pickLocalizedText(stored.shortDescription, language)}`.trim()}
          lead={t('hazards-desk:lead')}
        >
          <Stack gap="lg">
            <Group align="end">
              <ScopeSelect stored={stored} color={color} onChange={setColor} />
              <PrintedColor stored={stored} color={color} />
            </Group>
            {stored.productsWithoutWeight.length > 0 && (
              <FeedbackAlert status="WarningDismissable" title={t('hazards-desk:withoutWeight.title')}>
                {t('hazards-desk:withoutWeight.text', {
                  products: stored.productsWithoutWeight.join(', '),
                })}
              </FeedbackAlert>
            )}
            <HazardForm
              key={`${reloads} ${color}`}
              stored={stored}
              color={color}
              onSaved={(saved) => void openNext(saved)}
              onReload={() => void reload()}
            />
            <Versions versions={stored.versions} />
          </Stack>
        </PageFrame>
      )}
    </DeskFrame>
  );
}
