import { PICTOGRAMS, SIGNAL_WORDS } from '@cromia/domain/hazards/pictograms';
import { formatSignalWord } from '@cromia/domain/hazards/signal-words';
import { Checkbox, Group, Stack, Title } from '@mantine/core';
import { useController } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts';
import { SelectField } from '../../../ui/fields/SelectField';
import { SwitchField } from '../../../ui/fields/SwitchField';
import { TextAreaField } from '../../../ui/fields/TextAreaField';
import { TextField } from '../../../ui/fields/TextField';
import { Pictograms } from '../label/Pictograms';
import { CompletionFields } from './CompletionFields';
import type { HazardControl } from './hazard-form';
import { SubstanceNameFields } from './SubstanceNameFields';

function PictogramChoice({ control }: { control: HazardControl }) {
  const { t } = useTexts('hazards', 'hazards-desk');
  const { field } = useController({ control, name: 'pictograms' });
  return (
    <Checkbox.Group label={t('hazards-desk:fields.pictograms')} value={field.value} onChange={field.onChange}>
      <Group gap="md" mt={4}>
        {PICTOGRAMS.map((pictogram) => (
          <Checkbox
            key={pictogram}
            value={pictogram}
            label={
              <Group gap={4} wrap="nowrap">
                <Pictograms pictograms={[pictogram]} size="line" />
                {pictogram}
              </Group>
            }
          />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

/** The codes of the statements, and the words that complete them. */
function StatementFields({ control }: { control: HazardControl }) {
  const { t } = useTexts('hazards-desk');
  const codeErrors = (example: string) => ({
    invalidField: t('hazards-desk:invalidCodes', { example }),
  });
  return (
    <>
      <TextField
        control={control}
        name="hStatements"
        label={t('hazards-desk:fields.hStatements')}
        help={t('hazards-desk:help.codes')}
        errorWords={codeErrors('H226 H317')}
        optional
      />
      <TextField
        control={control}
        name="euhStatements"
        label={t('hazards-desk:fields.euhStatements')}
        help={t('hazards-desk:help.codes')}
        errorWords={codeErrors('EUH066 EUH208')}
        optional
      />
      <TextField
        control={control}
        name="pStatements"
        label={t('hazards-desk:fields.pStatements')}
        help={t('hazards-desk:help.codes')}
        errorWords={codeErrors('P210 P305+P351+P338')}
        optional
      />
      <CompletionFields control={control} />
    </>
  );
}

/** The fields of what the label of a product says. */
export function LabelFields({ control }: { control: HazardControl }) {
  const { t, language } = useTexts('hazards-desk');
  return (
    <Stack gap="md">
      <Title order={2} size="h3">
        {t('hazards-desk:label')}
      </Title>
      <SelectField
        control={control}
        name="signalWord"
        label={t('hazards-desk:fields.signalWord')}
        data={SIGNAL_WORDS.map((word) => ({
          value: word,
          label: formatSignalWord(word, language) ?? t('hazards-desk:fields.noWord'),
        }))}
        allowDeselect={false}
        maw={320}
      />
      <PictogramChoice control={control} />
      <StatementFields control={control} />
      <TextAreaField
        control={control}
        name="contains"
        label={t('hazards-desk:fields.contains')}
        help={t('hazards-desk:help.names')}
        optional
        autosize
      />
      <SubstanceNameFields control={control} />
      <TextField
        control={control}
        name="ufi"
        label={t('hazards-desk:fields.ufi')}
        errorWords={{ invalidField: t('hazards-desk:invalidUfi') }}
        optional
        maw={320}
      />
      <SwitchField
        control={control}
        name="professionalOnly"
        label={t('hazards-desk:fields.professionalOnly')}
      />
      <SwitchField control={control} name="diisocyanates" label={t('hazards-desk:fields.diisocyanates')} />
    </Stack>
  );
}
