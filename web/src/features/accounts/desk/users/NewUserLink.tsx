import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../../i18n/use-texts';

/** Link to the form for a new user, of one customer if given. */
export function NewUserLink({ customerCode }: { customerCode?: string }) {
  const { t } = useTexts('users');
  return (
    <Button
      variant={customerCode === undefined ? 'filled' : 'default'}
      leftSection={<IconPlus size={16} aria-hidden />}
      renderRoot={(props) => (
        <Link
          {...props}
          to="/backoffice/users/new"
          search={customerCode === undefined ? {} : { customerCode }}
        />
      )}
    >
      {t('users:create.title')}
    </Button>
  );
}
