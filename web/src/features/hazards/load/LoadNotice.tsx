import { isAllowed } from '@cromia/domain/accounts/access';
import { formatProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import {
  formatTransportEntry,
  getTransportMeaning,
  type Transport,
  type TransportLine,
} from '@cromia/domain/hazards/transport/calculate-transport';
import { type Load, splitLoad } from '@cromia/domain/hazards/transport/load-split';
import { roundPoints } from '@cromia/domain/hazards/transport/points';
import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconTruckDelivery } from '@tabler/icons-react';
import { useUser } from '../../../api/use-session';
import { useFormats } from '../../../i18n/format';
import { useTexts } from '../../../i18n/use-texts';
import notice from '../folded-notice.module.css';
import classes from './load.module.css';

/** The packages of a line that may be split. */
interface CountedLine {
  productCode: TransportLine['productCode'];
  quantity: number;
  qtyPkgMultiplier?: number | undefined;
}

interface LoadNoticeProps {
  transport: Transport;
  /** The lines with their packages, for the split of a load that exceeds the exemption; none shows no split. */
  lines?: readonly CountedLine[];
  /** What the load consists of, where it is a part of what the page lists. */
  note?: string | undefined;
  /** Whether a load that exceeds the exemption is unfolded at first, with the split that would fit. */
  opened?: boolean;
}

/** Lines of equal transport entries, added up. */
function groupByEntry(lines: readonly TransportLine[]) {
  const groups = Map.groupBy(
    lines,
    (line) =>
      `${formatTransportEntry(line)} ${line.unit} ${line.isLimitedQuantity} ${line.lacksSpecificWeight}`,
  );
  return [...groups].flatMap(([key, group]) => {
    const [first] = group;
    if (first === undefined) return [];
    const sum = (get: (line: TransportLine) => number) =>
      Math.round(group.reduce((total, line) => total + get(line), 0) * 1000) / 1000;
    return [{ ...first, key, quantity: sum((line) => line.quantity), points: sum((line) => line.points) }];
  });
}

/** The most groups of deliveries that are listed. */
const LISTED_GROUPS = 5;

const describeLoad = ({ lines }: Load, quantity: (value: number) => string) =>
  lines
    .map(({ line, packages }) => `${formatProductCode(line.productCode)} × ${quantity(packages)}`)
    .join(', ');

/** Deliveries that are alike, one after another, with their numbers: `1–14`. */
function groupLoads(loads: readonly Load[], quantity: (value: number) => string) {
  const groups: { from: number; to: number; load: Load; content: string }[] = [];
  for (const [index, load] of loads.entries()) {
    const content = describeLoad(load, quantity);
    const last = groups.at(-1);
    if (last?.content === content) last.to = index + 1;
    else groups.push({ from: index + 1, to: index + 1, load, content });
  }
  return groups.map(({ from, to, ...group }) => ({
    ...group,
    numbers: from === to ? quantity(from) : `${quantity(from)}–${quantity(to)}`,
    from,
  }));
}

/** The deliveries into which a load can be split so that each stays within the exemption. */
function SplitProposal({ transport, lines }: { transport: Transport; lines: readonly CountedLine[] }) {
  const { t } = useTexts('hazards', 'cart');
  const { quantity } = useFormats();
  const counts = new Map(lines.map((line) => [toProductKey(line.productCode), line]));
  const { loads, notExempt } = splitLoad(transport, ({ productCode }) => {
    const line = counts.get(toProductKey(productCode));
    return { packages: line?.quantity ?? 1, multiplier: line?.qtyPkgMultiplier ?? 1 };
  });
  const groups = groupLoads(loads, quantity);
  const firstUnlisted = groups[LISTED_GROUPS]?.from;
  return (
    <>
      {notExempt.length > 0 && (
        <Text size="sm">
          {t('hazards:load.notExempt', {
            products: notExempt.map(({ productCode }) => formatProductCode(productCode)).join(', '),
          })}
        </Text>
      )}
      {loads.length > 1 && (
        <>
          <Text size="sm" mt={6}>
            {t('hazards:load.split', { limit: quantity(transport.limit) })}
          </Text>
          <ul className={classes.list}>
            {groups.slice(0, LISTED_GROUPS).map(({ load, numbers, content }) => (
              <li key={numbers}>
                {t('hazards:load.load', { number: numbers, points: quantity(roundPoints(load.points)) })}
                {': '}
                {content}
              </li>
            ))}
            {firstUnlisted !== undefined && (
              <li>
                {quantity(firstUnlisted)}–{quantity(loads.length)}: …
              </li>
            )}
          </ul>
        </>
      )}
    </>
  );
}

/**
 * The dangerous goods of a cart or order: what they mean for the driver in one sentence, the points of ADR 1.1.3.6, and the
 * lines by UN number. Nothing for a load without dangerous goods.
 */
export function LoadNotice({ transport, lines = [], note, opened = false }: LoadNoticeProps) {
  const { t } = useTexts('hazards');
  const { quantity } = useFormats();
  const isStaff = isAllowed(useUser(), 'backoffice.read');
  const meaning = getTransportMeaning(transport);
  if (meaning === 'NONE' || transport.lines.length === 0) return null;
  const points = t('hazards:load.points', {
    points: quantity(roundPoints(transport.points)),
    limit: quantity(transport.limit),
  });
  return (
    <Alert
      color={transport.exceeds ? 'warning' : 'gray'}
      icon={transport.exceeds ? <IconAlertTriangle aria-hidden /> : <IconTruckDelivery aria-hidden />}
      className={notice.notice ?? ''}
      data-load={meaning}
    >
      <details open={opened && transport.exceeds}>
        <summary className={notice.summary}>
          <strong>{t('hazards:load.title')}</strong> · {points}
          {transport.exceeds && <span>. {t('hazards:load.EXCEEDS')}</span>}
        </summary>
        {note !== undefined && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
        {!transport.exceeds && (
          <Text size="sm">{t(`hazards:load.${meaning}`, { limit: quantity(transport.limit) })}</Text>
        )}
        {transport.exceeds && lines.length > 0 && <SplitProposal transport={transport} lines={lines} />}
        <ul className={classes.list}>
          {groupByEntry(transport.lines).map((line) => (
            <li key={line.key}>
              <span translate="no">{formatTransportEntry(line)}</span>: {quantity(line.quantity)} {line.unit}{' '}
              ·{' '}
              {line.isLimitedQuantity
                ? t('hazards:load.limited')
                : t('hazards:load.linePoints', { points: quantity(roundPoints(line.points)) })}
              {isStaff && line.lacksSpecificWeight && ` · ${t('hazards:load.byKilogram')}`}
            </li>
          ))}
        </ul>
        {!transport.isComplete && transport.exceeds && (
          <Text size="sm" c="dimmed">
            {t('hazards:load.incomplete')}
          </Text>
        )}
      </details>
    </Alert>
  );
}
