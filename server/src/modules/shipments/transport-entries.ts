import { formatQuantity } from '@cromia/domain/amount-formats';
import { formatTransportEntry, type Transport } from '@cromia/domain/hazards/transport/calculate-transport';
import { roundPoints } from '@cromia/domain/hazards/transport/points';
import type { UiLanguage } from '@cromia/domain/languages';
import type { Shipment } from '@cromia/domain/shipments/shipment';
import { getShipmentTexts } from './shipment-texts.ts';

/** The dangerous goods of a shipment: those of each of its lines, and all together. */
export interface ShipmentLoad {
  lines: Transport[];
  whole: Transport;
}

/** Points of a load by transport category, which a transport document under ADR 1.1.3.6 states (5.4.1.1.1 (f)). */
function sumByCategory({ lines }: Transport): [category: number, points: number][] {
  const counted = lines.filter(({ isLimitedQuantity }) => !isLimitedQuantity);
  const groups = Map.groupBy(counted, ({ transportCategory }) => transportCategory);
  return [...groups]
    .sort(([first], [second]) => first - second)
    .map(([category, ofCategory]) => [category, ofCategory.reduce((sum, { points }) => sum + points, 0)]);
}

/**
 * The transport entries of a shipment in the order of ADR 5.4.1.1.1, with number and content of the packages, quantity and
 * points; none for a shipment without dangerous goods.
 */
export function listTransportEntries(
  { items }: Pick<Shipment, 'items'>,
  { lines, whole }: ShipmentLoad,
  language: UiLanguage,
): string[] {
  if (whole.lines.length === 0) return [];
  const t = getShipmentTexts(language);
  const number = (value: number, unit?: string) => formatQuantity(value, language, unit);
  const entries = items.flatMap((item, index) => {
    const [line] = lines[index]?.lines ?? [];
    if (line === undefined) return [];
    return t(line.isLimitedQuantity ? 'transport.limited' : 'transport.entry', {
      entry: formatTransportEntry(line),
      packages: number(item.quantity),
      content: number(item.qta, item.um),
      quantity: number(line.quantity, line.unit),
      points: number(roundPoints(line.points)),
    });
  });
  const categories = sumByCategory(whole).map(([category, points]) =>
    t('transport.category', { category, points: number(roundPoints(points)) }),
  );
  return [
    ...entries,
    ...(categories.length === 0
      ? []
      : [[...categories, t('transport.total', { points: number(roundPoints(whole.points)) })].join(' · ')]),
    ...(whole.lines.some(({ lacksSpecificWeight }) => lacksSpecificWeight) ? [t('transport.unweighed')] : []),
    ...(whole.isComplete ? [] : [t('transport.incomplete')]),
  ];
}
