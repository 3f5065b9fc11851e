import type { ChangedValue, TreeChange } from '@cromia/domain/private-catalogue/upload';
import { Anchor, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import classes from './upload-report.module.css';

/** Old and new values of a node; the texts of an added or removed node are collapsed. */
export function ChangedValues({ change }: { change: TreeChange }) {
  const { t } = useTexts('private-catalogue');
  const { kind, fields, values } = change;
  const isAddedOrRemoved = kind === 'added' || kind === 'removed';
  const texts = values.filter(({ language }) => language !== null);
  const visibleValues = isAddedOrRemoved ? values.filter(({ language }) => language === null) : values;
  const hasNewPosition = fields.includes('position');
  if (values.length === 0 && !hasNewPosition) return '–';
  return (
    <>
      <ValueList values={visibleValues}>
        {hasNewPosition && <li>{t('private-catalogue:difference.field.position')}</li>}
      </ValueList>
      {isAddedOrRemoved && texts.length > 0 && (
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

/** Link to a shop, labelled with the complete URL, which is checked before approval. */
function ShopLink({ link }: { link: string }) {
  return (
    <Anchor href={link} target="_blank" rel="noopener noreferrer" inherit>
      {link}
    </Anchor>
  );
}
