import type { User } from '@cromia/domain/accounts/login';
import { UI_LANGUAGES } from '@cromia/domain/languages';
import { Select, Switch, Text } from '@mantine/core';
import { toApiProblem } from '../../../api/problem';
import { isUiLanguage, LANGUAGE_NAMES } from '../../../i18n/languages';
import { useTexts } from '../../../i18n/use-texts';
import { useSubmitOnce } from '../../../ui/form/use-submit-once';
import { useChangeLanguage } from '../../shell';
import { AccountSection } from '../AccountSection';
import { useNotificationSavedMessage } from './use-notification-saved-message';
import { useToggleNotificationMails } from './use-update-profile';

/** The language and the notification mails, saved immediately when changed. */
export function PreferencesCard({ user }: { user: User }) {
  const { t, language } = useTexts('accounts');
  const changeLanguage = useChangeLanguage();
  const change = useToggleNotificationMails(user.username, user.type);
  const sendOnce = useSubmitOnce(change);
  const showSavedMessage = useNotificationSavedMessage();
  return (
    <AccountSection title={t('accounts:sections.preferences')}>
      <Select
        label={t('accounts:fields.language')}
        description={t('accounts:profile.languageHelp')}
        data={UI_LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] }))}
        value={language}
        allowDeselect={false}
        maw={320}
        onChange={(code) => {
          if (isUiLanguage(code)) changeLanguage(code);
        }}
      />
      <Switch
        label={t('accounts:fields.notificationMail')}
        description={t('accounts:profile.notificationHelp')}
        checked={user.notificationMail}
        onChange={({ currentTarget }) => sendOnce(currentTarget.checked, { onSuccess: showSavedMessage })}
      />
      {change.isError && !change.isPending && (
        <Text size="sm" c="danger" role="alert">
          {t(`errors:${toApiProblem(change.error).code}`)}
        </Text>
      )}
    </AccountSection>
  );
}
