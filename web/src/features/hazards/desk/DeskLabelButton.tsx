import { useQuery } from '@tanstack/react-query';
import { PackageLabelButton } from '../package-label/PackageLabelButton';
import { colorPackagesQuery } from './hazard-desk-queries';

interface DeskLabelButtonProps {
  productClass: string;
  serial: string;
  color: string;
}

/** Prints the label of a colour that is sold; nothing for one that has no products. */
export function DeskLabelButton(color: DeskLabelButtonProps) {
  const { data: packages = [] } = useQuery(colorPackagesQuery(color));
  const [first] = packages;
  return first === undefined ? null : <PackageLabelButton packages={packages} code={first.id} />;
}
