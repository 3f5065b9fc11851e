import type { DeskSerialDetail } from '@cromia/domain/catalogue/catalogue-desk';
import { pickLocalizedText } from '@cromia/domain/languages';
import { Anchor, Button, Select, Title } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useFormats } from '../../../../i18n/format';
import { useTexts } from '../../../../i18n/use-texts';
import { PageFrame } from '../../../../ui/PageFrame';
import {
  BackLink,
  ChangeHistory,
  DeskFrame,
  deskLayout,
  FactList,
  historyDetailsSchema,
} from '../../../desk';
import { ColorSection } from './ColorSection';
import { CorrectedValues } from './CorrectedValues';
import { type SerialKey, serialDeskQuery } from './catalogue-desk-queries';
import { TextsTable } from './TextsTable';
import { useSerialFacts } from './use-serial-facts';

/** View state of the page: the open colour, and the customer whose agreed prices are displayed. */
export interface SerialViewState {
  color?: string | undefined;
  customerCode?: string | undefined;
}

interface SerialDeskPageProps {
  serial: SerialKey;
  view: SerialViewState;
  onView: (view: SerialViewState) => void;
}

/** One serial with its texts, facets, colours, prices and documents, the source of each value, and corrections. */
export function SerialDeskPage({ serial, view, onView }: SerialDeskPageProps) {
  const { t } = useTexts('catalogue-desk');
  const query = useQuery(serialDeskQuery(serial));
  const back = (
    <BackLink link={(props) => <Link {...props} to="/backoffice/catalogue" />}>
      {t('catalogue-desk:back')}
    </BackLink>
  );
  return (
    <DeskFrame query={query} title={serial.serial} back={back} notFound={t('catalogue-desk:notFound')}>
      {(data) => <SerialWithTexts detail={data} back={back} view={view} onView={onView} />}
    </DeskFrame>
  );
}

interface SerialWithTextsProps extends Omit<SerialDeskPageProps, 'serial'> {
  detail: DeskSerialDetail;
  back: ReactNode;
}

function SerialWithTexts({ detail, back, view, onView }: SerialWithTextsProps) {
  const { t, language } = useTexts('catalogue-desk', 'catalogue');
  const { productClass, serial, version, shortDescription, longDescription, sources } = detail;
  const facts = useSerialFacts(detail);
  const texts = useMemo(
    () =>
      [
        { name: 'shortDescription', label: t('catalogue-desk:texts.short'), texts: shortDescription },
        {
          name: 'longDescription',
          label: t('catalogue-desk:texts.long'),
          texts: longDescription,
          isLong: true,
        },
      ] as const,
    [t, shortDescription, longDescription],
  );
  return (
    <PageFrame
      above={back}
      title={`${serial} ${pickLocalizedText(shortDescription, language)}`}
      actions={
        <Button
          leftSection={<IconTag size={16} aria-hidden />}
          renderRoot={(props) => (
            <Link
              {...props}
              to="/backoffice/prices/$productClass/$serial"
              params={{ productClass, serial }}
            />
          )}
        >
          {t('catalogue-desk:prices')}
        </Button>
      }
    >
      <div className={deskLayout.detail}>
        <Section title={t('catalogue:detail.characteristics')}>
          <FactList facts={facts} notes={[]} />
        </Section>
        <Section title={t('catalogue-desk:texts.title')}>
          <TextsTable
            serial={{ productClass, serial }}
            version={version}
            sources={sources}
            fields={texts}
            buildCorrection={(body) => ({ kind: 'serial', body })}
          />
        </Section>
        <Section title={t('catalogue-desk:fields.colors')}>
          <Select
            label={t('catalogue:detail.color')}
            searchable
            nothingFoundMessage={t('catalogue:detail.noColor')}
            data={detail.colors.map(({ color, colorDescription }) => ({
              value: color,
              label: `${color} ${pickLocalizedText(colorDescription, language)}`,
            }))}
            value={view.color ?? null}
            onChange={(color) => onView({ ...view, color: color ?? undefined })}
            maw={420}
          />
          {view.color !== undefined && (
            <ColorSection
              key={view.color}
              color={{ productClass, serial, color: view.color }}
              customerCode={view.customerCode}
              onCustomer={(customerCode) => onView({ ...view, customerCode })}
            />
          )}
        </Section>
        <Section title={t('catalogue-desk:documents.title')}>
          <Documents detail={detail} />
        </Section>
        <ChangeHistory
          entries={detail.history}
          details={({ details }) => (
            <CorrectedValues changes={historyDetailsSchema.parse(details).changes ?? []} />
          )}
        />
      </div>
    </PageFrame>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={deskLayout.items}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {children}
    </section>
  );
}

function Documents({ detail: { serial, tdsLanguages, sdsDocuments } }: { detail: DeskSerialDetail }) {
  const { t } = useTexts('catalogue-desk');
  const { quantity } = useFormats();
  const facts = [
    {
      label: t('shell:private.tdsDocuments'),
      value: (
        <Anchor inherit renderRoot={(props) => <Link {...props} to="/backoffice/tds" search={{ serial }} />}>
          {tdsLanguages.length === 0 ? t('catalogue-desk:documents.none') : tdsLanguages.join(', ')}
        </Anchor>
      ),
    },
    {
      label: t('shell:private.sdsDocuments'),
      value: (
        <Anchor inherit renderRoot={(props) => <Link {...props} to="/backoffice/sds" search={{ serial }} />}>
          {sdsDocuments === 0 ? t('catalogue-desk:documents.none') : quantity(sdsDocuments)}
        </Anchor>
      ),
    },
  ];
  return <FactList facts={facts} notes={[]} />;
}
