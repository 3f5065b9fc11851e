import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/use-texts';
import { BackLink } from '../../desk';

/** Link back to the list of dealers. */
export function BackToDealersLink() {
  const { t } = useTexts('dealers-desk');
  return (
    <BackLink link={(props) => <Link {...props} to="/backoffice/dealers" />}>
      {t('dealers-desk:back')}
    </BackLink>
  );
}
