import { decidePageAccess } from '@cromia/domain/accounts/access';
import { pickLocalizedText } from '@cromia/domain/languages';
import type { CatalogueLevel } from '@cromia/domain/private-catalogue/tree';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { NavItemLink } from '../shell';
import classes from './styles.module.css';

interface CatalogueBreadcrumbsProps {
  trail: CatalogueLevel['trail'];
  /** Whether the page is the last step of the trail; false for a page below it. */
  isLastCurrent?: boolean;
}

/** Breadcrumb from the product search to a node; pages that the viewer cannot open are plain text (section 2). */
export function CatalogueBreadcrumbs({ trail, isLastCurrent = true }: CatalogueBreadcrumbsProps) {
  const { t, language } = useTexts('private-catalogue');
  const user = useUser();
  const steps = [{ path: '', label: t('private-catalogue:private') }].concat(
    trail.map(({ path, name }) => ({ path, label: pickLocalizedText(name, language) })),
  );
  return (
    <nav aria-label={t('private-catalogue:breadcrumb')} className={classes.trail}>
      {decidePageAccess(user, '/products-search') === 'allow' ? (
        <Anchor component={NavItemLink} path="/products-search" size="sm">
          {t('private-catalogue:search')}
        </Anchor>
      ) : (
        <span>{t('private-catalogue:search')}</span>
      )}
      {steps.map(({ path, label }, index) => (
        <Fragment key={path}>
          <span aria-hidden>/</span>
          {isLastCurrent && index === steps.length - 1 ? (
            <span aria-current="page">{label}</span>
          ) : (
            <Anchor
              size="sm"
              renderRoot={(props) => (
                <Link {...props} to="/products-search/b2c" search={path === '' ? {} : { path }} />
              )}
            >
              {label}
            </Anchor>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
