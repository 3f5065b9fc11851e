import { formatEmail } from '@cromia/domain/web/unicode-address';
import { useUser } from '../../api/use-session';
import { useTexts } from '../../i18n/use-texts';
import { NavItemLink } from './area/NavItemLink';
import { filterVisibleNavItems, usePageExists } from './area/nav-items';
import { useNavigation } from './area/navigation';
import { useBrand } from './brand';
import { hasOwnLegalPage, LEGAL_PATHS, type LegalPageKind, legalPageUrl } from './legal-page-url';
import classes from './styles.module.css';

/** Link to a legal page: the manufacturer's page if configured, otherwise the portal's. */
function LegalLink({ kind, text }: { kind: LegalPageKind; text: string }) {
  const brand = useBrand();
  if (hasOwnLegalPage(brand, kind)) {
    return (
      <a href={legalPageUrl(brand, kind)} target="_blank" rel="noreferrer">
        {text}
      </a>
    );
  }
  return <NavItemLink path={LEGAL_PATHS[kind]}>{text}</NavItemLink>;
}

/** The company's contacts, its legal links and the tutorials (section 2). */
export function Footer() {
  const { t } = useTexts();
  const brand = useBrand();
  const user = useUser();
  const exists = usePageExists();
  const { footer } = useNavigation();
  return (
    <footer className={classes.footer} aria-label={t('shell:footer.label')}>
      <div className={classes.footerInner}>
        <address className={classes.company}>
          <strong>{brand?.legalName ?? 'Cromia'}</strong>
          {brand?.address && <span>{brand.address}</span>}
          {brand?.phone && <a href={`tel:${brand.phone.replaceAll(/[^\d+]/g, '')}`}>{brand.phone}</a>}
          {brand?.email && <a href={`mailto:${brand.email}`}>{formatEmail(brand.email)}</a>}
        </address>
        <div className={classes.legal}>
          {filterVisibleNavItems(footer, user, exists).map(({ path, text }) => (
            <NavItemLink key={path} path={path}>
              {t(text)}
            </NavItemLink>
          ))}
          <LegalLink kind="privacy" text={t('shell:footer.privacy')} />
          <LegalLink kind="cookies" text={t('shell:footer.cookies')} />
        </div>
      </div>
    </footer>
  );
}
