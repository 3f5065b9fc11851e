import { readFileSync } from 'node:fs';
import { parseCsv } from '@cromia/domain/lists/csv';
import { decodeText } from '@cromia/domain/lists/decode-text';
import { hasKnownHeadings } from './headings.ts';
import type { TableResponse, TableTask } from './table-files.ts';
import { readWorkbookLines, writeWorkbook } from './workbook.ts';

// Runs in a worker thread with limited memory and time, so that no file can harm the portal.

function runTask(task: TableTask): TableResponse {
  if (task.work === 'write') return { workbook: writeWorkbook(task.table) };
  const content = readFileSync(task.path);
  if (task.type === 'xlsx') return { lines: readWorkbookLines(content, task.lines) };
  const decoded = decodeText(content, hasKnownHeadings);
  return 'text' in decoded
    ? { lines: parseCsv(decoded.text).slice(0, task.lines) }
    : { rejection: decoded.fault };
}

export function runTableTask(task: TableTask): TableResponse {
  try {
    return runTask(task);
  } catch {
    // The library cannot read the file, so it is not a workbook.
    return { rejection: 'binary' };
  }
}
