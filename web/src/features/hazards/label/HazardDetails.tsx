import { isLabelled } from '@cromia/domain/hazards/hazard';
import type { HazardLabel } from '@cromia/domain/hazards/label';
import { Text, Title, type TitleOrder } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import classes from './label.module.css';

interface HazardDetailsProps {
  label: HazardLabel | null;
  titleOrder: TitleOrder;
  /** Below the facts, such as the button that prints the label. */
  children?: ReactNode;
}

/** The rest of a hazard label: precautionary statements, supplier, UFI, VOC label and transport entry. */
export function HazardDetails({ label, titleOrder, children }: HazardDetailsProps) {
  const { t } = useTexts('hazards');
  const { quantity } = useFormats();
  if (label === null) return null;
  const { pStatements, supplier, ufi, vocLabel, transport } = label;
  return (
    <section>
      <Title order={titleOrder} size="h3" mb="sm">
        {t('hazards:details')}
      </Title>
      {!isLabelled(label) && (
        <Text size="sm" mb="sm">
          {t('hazards:none')}
        </Text>
      )}
      <dl className={classes.facts}>
        {pStatements.length > 0 && (
          <>
            <dt>{t('hazards:precautions')}</dt>
            <dd>
              <ul className={classes.statements}>
                {pStatements.map(({ code, text }) => (
                  <li key={code}>{text}</li>
                ))}
              </ul>
            </dd>
          </>
        )}
        {vocLabel !== null && (
          <>
            <dt>{t('hazards:vocTitle')}</dt>
            <dd>
              {t('hazards:voc', {
                category: `${vocLabel.category}, ${t(vocLabel.isWaterborne ? 'hazards:water' : 'hazards:solvent')}`,
                limit: quantity(vocLabel.limit),
                content: quantity(vocLabel.content),
              })}
            </dd>
          </>
        )}
        <dt>{t('hazards:transport')}</dt>
        <dd>
          {transport === null ? (
            t('hazards:notDangerous')
          ) : (
            <>
              <span translate="no">{transport.entry}</span>
              {transport.limitedQuantity > 0 && (
                <Text size="sm" c="dimmed">
                  {t('hazards:limitedUpTo', { amount: `${quantity(transport.limitedQuantity)} l/kg` })}
                </Text>
              )}
            </>
          )}
        </dd>
        {ufi !== null && (
          <>
            <dt>UFI</dt>
            <dd translate="no">{ufi}</dd>
          </>
        )}
        <dt>{t('hazards:supplier')}</dt>
        <dd>{[supplier.name, supplier.address, supplier.telephone].filter(Boolean).join(', ')}</dd>
      </dl>
      {children}
    </section>
  );
}
