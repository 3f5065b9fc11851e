import type { ChangedValue, TreeChange } from '@cromia/domain/private-catalogue/upload';
import { Anchor, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import classes from './upload-report.module.css';

/** Old and new values of a node; for an added or removed one, its texts are collapsed. */
export function ChangedValues({ change }: { change: TreeChange }) {
  const { t } = useTexts('private-catalogue');
  const { kind, fields, values } = change;
  const isWhole = kind === 'added' || kind === 'removed';
  const texts = values.filter(({ language }) => language !== null);
  const shown = isWhole ? values.filter(({ language }) => language === null) : values;
  const isElsewhere = fields.includes('position');
  if (values.length === 0 && !isElsewhere) return '–';
  return (
    <>
      <ValueList values={shown}>
        {isElsewhere && <li>{t('private-catalogue:difference.field.position')}</li>}
      </ValueList>
      {isWhole && texts.length > 0 && (
        <details>
          <summary>{t('private-catalogue:difference.texts')}</summary>
          <ValueList values={texts} />
        </details>
      )}
    </>
  );
}

function ValueList({ values, children }: { values: readonly ChangedValue[]; children?: ReactNode }) {
  const { t } = useTexts('private-catalogue');
  return (
    <ul className={classes.values}>
      {values.map(({ field, language, was, is }) => (
        <li key={`${field} ${language}`}>
          <span className={classes.field}>
            {t(`private-catalogue:difference.field.${field}`)}
            {language !== null && ` ${language.toUpperCase()}`}
          </span>
          {was !== null && (
            <del>
              <VisuallyHidden>{t('private-catalogue:difference.was')}: </VisuallyHidden>
              {was}
            </del>
          )}
          {is !== null && (
            <ins>
              <VisuallyHidden>{t('private-catalogue:difference.is')}: </VisuallyHidden>
              {field === 'link' ? <ShopLink link={is} /> : is}
            </ins>
          )}
        </li>
      ))}
      {children}
    </ul>
  );
}

/** The complete address, to check it before approval. */
function ShopLink({ link }: { link: string }) {
  return (
    <Anchor href={link} target="_blank" rel="noopener noreferrer" inherit>
      {link}
    </Anchor>
  );
}
