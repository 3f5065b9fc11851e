import { SegmentedControl } from '@mantine/core';
import { useTexts } from '../../../i18n/use-texts';
import { SCHEMES, useScheme } from './use-scheme';

/** The choice of the light, dark or system scheme, as a row of the phone menu. */
export function SchemeRow() {
  const { t } = useTexts();
  const { colorScheme, setColorScheme } = useScheme();
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('shell:scheme.label')}
      value={colorScheme}
      onChange={setColorScheme}
      data={SCHEMES.map(({ value, text }) => ({ value, label: t(text) }))}
    />
  );
}
