import { useTexts } from '../../i18n/use-texts';
import { useBrand } from './brand';
import classes from './styles.module.css';

/** Bar above every page of a trial portal, so that nobody takes it for the one that delivers. */
export function TrialBanner() {
  const { t } = useTexts();
  if (useBrand()?.trial !== true) return null;
  return <output className={classes.trial}>{t('shell:trial')}</output>;
}
