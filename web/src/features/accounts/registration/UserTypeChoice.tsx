import { USER_TYPES, type UserType } from '@cromia/domain/accounts/roles';
import { Group, Radio, Text } from '@mantine/core';
import { IconBuildingFactory2, IconUser } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/use-texts';
import classes from '../styles.module.css';

const ICONS = { P: IconUser, C: IconBuildingFactory2 } satisfies Record<UserType, unknown>;

/** The choice between private user and company, which decides the fields (section 2). */
export function UserTypeChoice({ type, onChange }: { type: UserType; onChange: (type: UserType) => void }) {
  const { t } = useTexts('accounts');
  return (
    <Radio.Group
      value={type}
      onChange={(value) => {
        const chosen = USER_TYPES.find((userType) => userType === value);
        if (chosen !== undefined) onChange(chosen);
      }}
      aria-label={t('accounts:registration.type')}
    >
      <div className={classes.types}>
        {USER_TYPES.map((value) => {
          const Icon = ICONS[value];
          return (
            <Radio.Card key={value} value={value} className={classes.type}>
              <Group wrap="nowrap" align="flex-start" gap="sm">
                <Radio.Indicator mt={2} />
                <div className={classes.typeText}>
                  <Text fw={600}>{t(`accounts:registration.types.${value}`)}</Text>
                  <Text size="sm" c="dimmed">
                    {t(`accounts:registration.typeTexts.${value}`)}
                  </Text>
                </div>
                <Icon size={22} stroke={1.5} aria-hidden />
              </Group>
            </Radio.Card>
          );
        })}
      </div>
    </Radio.Group>
  );
}
