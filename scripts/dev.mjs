// npm run dev: restarts the server when its sources change, and reloads the web app in the browser.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode, ensureInstalled, environment, node24, print, root } from './toolchain.mjs';

checkNode();
await ensureInstalled();

const port = process.env.PORT ?? '8080';
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const programs = [
  spawn(node24, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment({ PORT: port, PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://127.0.0.1:5173' }),
  }),
  spawn(node24, [vite, '--host', '127.0.0.1'], {
    cwd: join(root, 'web'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment({ API_URL: `http://127.0.0.1:${port}` }),
  }),
];
print('Web app with live reload: http://127.0.0.1:5173/ecommerce/');

let isStopping = false;
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  for (const program of programs) program.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
for (const program of programs) program.once('exit', (code) => stop(code ?? 1));
