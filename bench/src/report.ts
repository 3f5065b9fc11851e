import { cpus, totalmem } from 'node:os';
import { CLIENTS, type Measurement } from './load.ts';

/** Minimum throughput as a percentage of a bare process's, and maximum latencies in milliseconds. */
export interface Target {
  percent: number;
  /** The bare process to compare with: one with the same response bodies, or one with bodies of a few bytes. */
  of: 'bare' | 'small';
  /** Maximum median; missing if there is no target for it. */
  p50?: number;
  p99: number;
}

export interface Scenario {
  name: string;
  inputs: number;
  target: Target;
  portal: Measurement;
  /** Median of the first responses, before anything is cached, in milliseconds. */
  first: number;
  bare: Measurement;
  /** The bare process with responses of a few bytes, measured in the same minute. */
  small: Measurement;
}

export interface Report {
  variants: number;
  serials: number;
  colors: number;
  scenarios: Scenario[];
  /** Resident memory of the server process in MB: after the load, and the peak. */
  memory: { after: number; peak: number };
  memoryTarget: number;
}

function calculatePercent({ portal, bare, small, target }: Scenario): number {
  return (portal.rps / (target.of === 'bare' ? bare : small).rps) * 100;
}

/** Describes the missed targets; empty if all were met. */
export function listMissedTargets({ scenarios, memory, memoryTarget }: Report): string[] {
  const missedTargets = scenarios.flatMap((scenario) => {
    const { name, target, portal } = scenario;
    const percent = calculatePercent(scenario);
    return [
      ...(percent < target.percent
        ? [`${name}: ${percent.toFixed(1)} % of ${target.of}, target ${target.percent} %`]
        : []),
      ...(target.p50 !== undefined && portal.p50 >= target.p50
        ? [`${name}: median ${portal.p50} ms, target under ${target.p50} ms`]
        : []),
      ...(portal.p99 >= target.p99 ? [`${name}: p99 ${portal.p99} ms, target under ${target.p99} ms`] : []),
    ];
  });
  if (memory.peak >= memoryTarget)
    missedTargets.push(`memory: ${memory.peak} MB, target under ${memoryTarget} MB`);
  return missedTargets;
}

function toRow(scenario: Scenario): string[] {
  const { name, inputs, target, portal, first, bare, small } = scenario;
  return [
    name,
    String(inputs),
    (portal.bytes / 1024).toFixed(0),
    portal.rps.toFixed(0),
    bare.rps.toFixed(0),
    small.rps.toFixed(0),
    `${calculatePercent(scenario).toFixed(1)} % of ${target.of} (≥ ${target.percent})`,
    first.toFixed(1),
    target.p50 === undefined ? String(portal.p50) : `${portal.p50} (< ${target.p50})`,
    `${portal.p99} (< ${target.p99})`,
    String(bare.p99),
  ];
}

const HEADER = [
  'call',
  'inputs',
  'KB',
  'rps',
  'bare rps',
  'small rps',
  'share',
  'first ms',
  'p50 ms',
  'p99 ms',
  'bare p99',
];

/** Formats the results, with a description of the machine, as Markdown. */
export function formatMarkdown(report: Report): string {
  const rows = [HEADER, ...report.scenarios.map(toRow)];
  const widths = HEADER.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const formatLine = (cells: string[]) =>
    `| ${cells.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join(' | ')} |`;
  const [headerLine = '', ...body] = rows.map(formatLine);
  const [cpu] = cpus();
  const missedTargets = listMissedTargets(report);
  return [
    '# Catalogue under load',
    '',
    `${report.variants} variants of ${report.serials} serials in ${report.colors} colours. ${CLIENTS} clients send`,
    'requests without pause, on the same machine as the portal and its database. "Bare" is a plain `node:http`',
    'process that returns the same bytes; "small" is one that returns a few bytes. Both are measured right after',
    'the portal. A target of 7.5 % of "small" corresponds to 1,500 a second where "small" reaches 20,000, one of 5 %',
    'to 1,000. Searches by name, code and characteristics repeat their inputs; searches that all differ send each',
    'input once, from 16 addresses. "First" is the median of sequential requests before anything is cached.',
    '',
    headerLine,
    `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`,
    ...body,
    '',
    `Memory of the server process: ${report.memory.after} MB after the load, ${report.memory.peak} MB at its peak (< ${report.memoryTarget}).`,
    '',
    `Machine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}.`,
    '',
    missedTargets.length === 0 ? 'All targets are met.' : `Missed: ${missedTargets.join('; ')}.`,
    '',
  ].join('\n');
}
