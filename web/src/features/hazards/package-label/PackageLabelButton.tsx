import { type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import { Button } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import type { LabelledPackage } from './labelled-package';

const PackageLabelDialog = lazy(() => import('./PackageLabelDialog'));

interface PackageLabelButtonProps {
  /** The packagings of a colour. */
  packages: readonly LabelledPackage[];
  /** The packaging that is chosen at first. */
  code: ProductCode;
}

/** Opens the dialog that prints the hazard label of a packaging. */
export function PackageLabelButton({ packages, code }: PackageLabelButtonProps) {
  const { t } = useTexts('hazards');
  const [isOpened, setIsOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTag size={16} aria-hidden />}
        onClick={() => setIsOpened(true)}
      >
        {t('hazards:print.action')}
      </Button>
      {isOpened && (
        <Suspense fallback={null}>
          <PackageLabelDialog
            packages={packages}
            initialKey={toProductKey(code)}
            onClose={() => setIsOpened(false)}
          />
        </Suspense>
      )}
    </>
  );
}
