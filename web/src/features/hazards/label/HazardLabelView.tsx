import { isAllowed } from '@cromia/domain/accounts/access';
import type { HazardLabel, Statement } from '@cromia/domain/hazards/label';
import { formatSignalWord } from '@cromia/domain/hazards/signal-words';
import { chooseStatementLanguage } from '@cromia/domain/hazards/statements/texts';
import { Badge, Text } from '@mantine/core';
import { useUser } from '../../../api/use-session';
import { useTexts } from '../../../i18n/use-texts';
import classes from './label.module.css';
import { Pictograms } from './Pictograms';

/** Number of statements that are one line each; more are running text. */
const LISTED_STATEMENTS = 8;

function Statements({ statements }: { statements: readonly Statement[] }) {
  const { language } = useTexts('hazards');
  return (
    <ul
      lang={chooseStatementLanguage(language)}
      className={classes.statements}
      data-many={statements.length > LISTED_STATEMENTS || undefined}
    >
      {statements.map(({ code, text }) => (
        <li key={code} data-open={!/[.!?]$/.test(text) || undefined}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/**
 * The elements of a hazard label that are shown before a product is bought (Regulation (EC) 1272/2008, article 48a):
 * pictograms, signal word, hazard and supplemental statements. Only staff see that a product is not assessed.
 */
export function HazardLabelView({ label }: { label: HazardLabel | null }) {
  const { t, language } = useTexts('hazards');
  const user = useUser();
  if (label === null) {
    return isAllowed(user, 'backoffice.read') ? (
      <Badge color="warning" variant="light">
        {t('hazards:notAssessed')}
      </Badge>
    ) : null;
  }
  const { pictograms, signalWord, hStatements, euhStatements, contains, professionalOnly } = label;
  const word = formatSignalWord(signalWord, language);
  const statements = [...hStatements, ...euhStatements];
  if (word === null && statements.length === 0 && pictograms.length === 0 && !professionalOnly) return null;
  return (
    <section className={classes.label} aria-label={t('hazards:title')} data-hazard-label>
      <div className={classes.head}>
        <Pictograms pictograms={pictograms} size="label" />
        {word !== null && <span className={classes.signalWord}>{word}</span>}
      </div>
      {word !== null && contains.length > 0 && (
        <Text size="sm">
          {t('hazards:contains')}: {contains.join(', ')}
        </Text>
      )}
      <Statements statements={statements} />
      {statements.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('hazards:followLabel')}
        </Text>
      )}
      {professionalOnly && (
        <Text size="sm" fw={600}>
          {t('hazards:professionalOnly')}
        </Text>
      )}
    </section>
  );
}
