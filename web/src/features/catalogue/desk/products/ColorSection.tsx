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
  const query = useQuery(colorDeskQuery(color, customerCode));
  if (query.isPending) return <DetailSkeleton />;
  if (query.isError)
    return (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    );
  return (
    <>
      <ColorTexts colorKey={color} color={query.data} />
      <CustomerChoice key={customerCode} code={customerCode} onChoose={onCustomer} />
      <PackagingsTable serial={color} color={query.data} customerCode={customerCode} />
    </>
  );
}

function ColorTexts({ colorKey, color }: { colorKey: ColorKey; color: DeskColor }) {
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
        serial={colorKey}
        version={version}
        sources={sources}
        fields={fields}
        buildCorrection={(body) => ({
          kind: 'color',
          color: colorKey.color,
          body: { ...body, colorDescription: body.colorDescription ?? {} },
        })}
      />
    </>
  );
}

interface CustomerChoiceProps {
  code: string | undefined;
  onChoose: (code: string | undefined) => void;
}

/** Form for the customer whose agreed prices are displayed. */
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
