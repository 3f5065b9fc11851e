import type { DeskColor } from '@cromia/domain/catalogue/catalogue-desk';
import { customerCodeField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { DetailSkeleton } from '../../../../ui/feedback/Skeletons';
import { ColorSwatch } from '../../../../ui/product/ColorSwatch';
import { type ColorKey, colorDeskQuery } from './catalogue-desk-queries';
import { PackagingsTable } from './PackagingsTable';
import { SourceNote } from './SourceNote';
import { TextsTable } from './TextsTable';

interface ColorSectionProps {
  color: ColorKey;
  customerCode: string | undefined;
  onCustomer: (customerCode: string | undefined) => void;
}

/** One colour of a serial: its texts, and its packagings with their prices. */
export function ColorSection({ color, customerCode, onCustomer }: ColorSectionProps) {
  const one = useQuery(colorDeskQuery(color, customerCode));
  if (one.isPending) return <DetailSkeleton />;
  if (one.isError)
    return <ErrorState error={one.error} onRetry={() => void one.refetch()} retrying={one.isFetching} />;
  return (
    <>
      <ColorTexts of={color} color={one.data} />
      <CustomerChoice key={customerCode} code={customerCode} onChoose={onCustomer} />
      <PackagingsTable serial={color} color={one.data} customerCode={customerCode} />
    </>
  );
}

function ColorTexts({ of, color }: { of: ColorKey; color: DeskColor }) {
  const { t } = useTexts('catalogue-desk');
  const { hex, colorDescription, version, sources } = color;
  const fields = useMemo(
    () => [
      { name: 'colorDescription', label: t('catalogue-desk:texts.color'), texts: colorDescription } as const,
    ],
    [t, colorDescription],
  );
  return (
    <>
      <Group gap="xs">
        <ColorSwatch hex={hex} size={28} />
        <div>
          <Text size="sm">{hex ?? '–'}</Text>
          <SourceNote sources={sources} field="hex" />
        </div>
      </Group>
      <TextsTable
        serial={of}
        version={version}
        sources={sources}
        fields={fields}
        correctionOf={({ version: shown, colorDescription: texts = {} }) => ({
          of: 'color',
          color: of.color,
          body: { version: shown, colorDescription: texts },
        })}
      />
    </>
  );
}

interface CustomerChoiceProps {
  code: string | undefined;
  onChoose: (code: string | undefined) => void;
}

/** Chooses the customer whose agreed prices are shown. */
function CustomerChoice({ code = '', onChoose }: CustomerChoiceProps) {
  const { t } = useTexts('catalogue-desk', 'customers');
  const [typed, setTyped] = useState(code);
  const [isWrong, setIsWrong] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const isCode = typed === '' || customerCodeField().safeParse(typed).success;
        setIsWrong(!isCode);
        if (isCode) onChoose(typed === '' ? undefined : typed);
      }}
    >
      <Group align="flex-end" gap="xs">
        <TextInput
          label={t('catalogue-desk:agreed.customer')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={isWrong && t('customers:list.customerCodeDigits')}
          maxLength={LIMITS.customerCode}
          inputMode="numeric"
          autoComplete="off"
        />
        <Button type="submit" variant="default">
          {t('catalogue-desk:agreed.show')}
        </Button>
      </Group>
    </form>
  );
}
