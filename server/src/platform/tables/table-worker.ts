import { readFileSync } from 'node:fs';
import { parseCsv } from '@cromia/domain/lists/csv';
import type { TableResponse, TableTask } from './table-files.ts';
import { readWorkbook, writeWorkbook } from './workbook.ts';

// Runs in a worker thread with limited memory and time, so that no file can harm the portal.

/** Decodes a file as UTF-8, or as Windows-1252 if it is not valid UTF-8. */
function decodeText(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    // Older spreadsheet programs write this code page, in which every byte is a character.
    return new TextDecoder('windows-1252').decode(content);
  }
}

/** Takes the first rows of a text. Empty rows count, so that row numbers are those of the program that wrote the file. */
function takeRows(text: string, maxRows: number): string[][] {
  const rows: string[][] = [];
  for (const { line, cells } of parseCsv(text)) {
    if (line > maxRows) break;
    while (rows.length < line - 1) rows.push([]);
    rows.push(cells);
  }
  return rows;
}

function runTask(task: TableTask): TableResponse {
  if (task.work === 'write') return { workbook: writeWorkbook(task.table) };
  const content = readFileSync(task.path);
  if (task.type === 'xlsx') return { rows: readWorkbook(content, task.rows) };
  const text = decodeText(content);
  return text.includes('\0') ? { isRejected: true } : { rows: takeRows(text, task.rows) };
}

export function runTableTask(task: TableTask): TableResponse {
  try {
    return runTask(task);
  } catch {
    // The library cannot read the file, so it is not a workbook.
    return { isRejected: true };
  }
}
