import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useIsPrerendered } from '../../../ui/use-is-prerendered';

export const COLOR_SCHEMES = [
  { value: 'light', text: 'shell:scheme.light', icon: IconSun },
  { value: 'dark', text: 'shell:scheme.dark', icon: IconMoon },
  { value: 'auto', text: 'shell:scheme.auto', icon: IconDeviceDesktop },
] as const satisfies { value: MantineColorScheme; text: string; icon: unknown }[];

/** The chosen scheme; a prerendered page has none, and is hydrated unchanged. */
export function useColorScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return { colorScheme: useIsPrerendered() ? 'auto' : colorScheme, setColorScheme };
}
