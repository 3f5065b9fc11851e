import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { parseCsv } from '@cromia/domain/lists/csv';
import type { TableAnswer, TableTask } from './tables.ts';
import { readWorkbook, writeWorkbook } from './workbook.ts';

// A thread with little memory and little time: whatever a file holds, the portal goes on.

/** The text of a file: UTF-8, or the code page of Western Windows where it is not. */
function textOf(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    // Older spreadsheets write this code page, in which every byte is a character.
    return new TextDecoder('windows-1252').decode(content);
  }
}

/** The first rows of a text in their places: an empty row counts, as in the program that wrote the file. */
function rowsOf(text: string, most: number): string[][] {
  const rows: string[][] = [];
  for (const { line, cells } of parseCsv(text)) {
    if (line > most) break;
    while (rows.length < line - 1) rows.push([]);
    rows.push(cells);
  }
  return rows;
}

function answerOf(task: TableTask): TableAnswer {
  if (task.work === 'write') return { workbook: writeWorkbook(task.table) };
  const content = readFileSync(task.path);
  if (task.type === 'xlsx') return { rows: readWorkbook(content, task.rows) };
  const text = textOf(content);
  return text.includes('\0') ? { refused: true } : { rows: rowsOf(text, task.rows) };
}

function safely(task: TableTask): TableAnswer {
  try {
    return answerOf(task);
  } catch {
    // A file that the library cannot read is no workbook.
    return { refused: true };
  }
}

const task: TableTask = workerData;
const begins: TableAnswer = { begins: true };
parentPort?.postMessage(begins);
parentPort?.postMessage(safely(task));
