import type { CatalogueTile } from '@cromia/domain/private-catalogue/tree';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { ColorSelect, PackagingChoice, productQuery, toCodeInColor } from '../catalogue';

type DrawnVariant = NonNullable<CatalogueTile['drawnAs']>;

interface SerialChoiceProps {
  /** The displayed variant. */
  chosen: DrawnVariant;
  onChoose: (chosen: DrawnVariant) => void;
}

/** The choice of colour and packaging for a product of the private catalogue. */
export default function SerialChoice({ chosen, onChoose }: SerialChoiceProps) {
  const { id } = chosen;
  const { data: product, error, refetch } = useQuery(productQuery(id, undefined));
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (product === undefined) return <Skeleton height={150} />;
  /** The content of a packaging, which is the same in each colour. */
  const getContent = (pkg: string) => {
    const variant = product.variants.find((candidate) => candidate.pkg === pkg);
    return variant && { um: variant.um, qta: variant.qta };
  };
  return (
    <>
      <ColorSelect
        colors={product.colors}
        color={id.color}
        onChange={(color) => {
          const next = toCodeInColor(id, color);
          onChoose({ ...chosen, ...getContent(next.pkg), id: next, hex: color.hex });
        }}
      />
      <PackagingChoice
        key={product.id.color}
        variants={product.variants}
        hex={product.hex}
        pkg={id.pkg}
        onChange={({ pkg }) => onChoose({ ...chosen, ...getContent(pkg), id: { ...id, pkg } })}
      />
    </>
  );
}
