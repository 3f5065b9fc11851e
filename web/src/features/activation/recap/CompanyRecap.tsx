import type { RequestDraft } from '@cromia/domain/activation/request-forms';
import { Button, Group, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import { type CustomerCodes, type RecapSection, useCompanySections } from './company-sections';
import classes from './styles.module.css';

interface CompanyRecapProps {
  /** The fields of a request, which may be invalid. */
  company: RequestDraft;
  /** The customer's codes and payment terms, if it has any. */
  codes?: CustomerCodes;
  /**
   * Whether to show market, retailer data, consumption and the TNT switch; only for agents, commercial staff and the
   * back office.
   */
  withAssessment: boolean;
  /** Opens the form section of a recap section. */
  onEdit?: (section: RecapSection['id']) => void;
}

/** All data of a company, section by section (section 2, recap). */
export function CompanyRecap({ company, codes = {}, withAssessment, onEdit }: CompanyRecapProps) {
  const { t } = useTexts('activation');
  const sections = useCompanySections(company, codes, withAssessment);
  return (
    <div className={classes.sections}>
      {sections.map(({ id, title, facts }) => (
        <section key={id} className={classes.section} aria-labelledby={`recap-${id}`}>
          <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
            <Title order={3} id={`recap-${id}`}>
              {title}
            </Title>
            {onEdit !== undefined && (
              <Button
                variant="subtle"
                className={classes.edit}
                leftSection={<IconPencil size={16} aria-hidden />}
                onClick={() => onEdit(id)}
                aria-label={t('activation:recap.edit', { section: title })}
              >
                {t('common:actions.edit')}
              </Button>
            )}
          </Group>
          <dl className={classes.facts}>
            {facts.map(({ id: fact, label, value }) => (
              <div key={fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
