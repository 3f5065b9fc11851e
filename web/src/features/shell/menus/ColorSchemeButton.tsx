import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconSun } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { COLOR_SCHEMES, useColorScheme } from './use-color-scheme';

/** The chosen colour scheme in the bar. */
export function ColorSchemeButton(props: ActionIconProps & ComponentProps<'button'>) {
  const { t } = useTexts();
  const { colorScheme } = useColorScheme();
  const Current = COLOR_SCHEMES.find(({ value }) => value === colorScheme)?.icon ?? IconSun;
  return (
    <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('shell:scheme.label')} {...props}>
      <Current size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
