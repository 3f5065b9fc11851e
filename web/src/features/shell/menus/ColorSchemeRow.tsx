import { SegmentedControl } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { COLOR_SCHEMES, useColorScheme } from './use-color-scheme';

/** The choice of the light, dark or system scheme, as a row of the phone menu. */
export function ColorSchemeRow() {
  const { t } = useTexts();
  const { colorScheme, setColorScheme } = useColorScheme();
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('shell:scheme.label')}
      value={colorScheme}
      onChange={setColorScheme}
      data={COLOR_SCHEMES.map(({ value, text }) => ({ value, label: t(text) }))}
    />
  );
}
