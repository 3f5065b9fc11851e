import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { Marked, type Tokens } from 'marked';
import { z } from 'zod';
import { GUIDE_PATH } from '../openapi/guide-path.ts';
import { Problem } from '../problem.ts';

const DOCS = new URL('../../../../docs/', import.meta.url);
/** Files that the guide links to, by their address below `/api/docs/`. */
const EXAMPLES = ['erp-day.ts', 'follow-events.mjs', 'webhook-receiver.mjs'] as const;
const CACHE_CONTROL = 'public, max-age=300';
const PUBLIC_ROUTE = { config: { access: 'public.read' }, schema: { hide: true } } as const;

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:52rem;margin:0 auto;padding:1.5rem;color:#1c1e21;background:#fff}
pre{background:#f4f5f7;padding:1rem;overflow:auto;border-radius:6px}code{font-size:.9em}
table{border-collapse:collapse;display:block;overflow:auto}th,td{border:1px solid #c9ccd1;padding:.4rem .6rem;text-align:left;vertical-align:top}
a{color:#0b57d0}h1,h2,h3{line-height:1.25}`;

/** The anchor of a heading, as links in the text refer to it. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

function createRenderer(): Marked {
  return new Marked({
    renderer: {
      heading({ tokens, text, depth }: Tokens.Heading) {
        return `<h${depth} id="${toAnchor(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
  });
}

function toPage(body: string): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Integrating an ERP – Cromia API</title><style>${STYLE}</style></head>`,
    `<body>${body}</body>`,
    '</html>',
    '',
  ].join('\n');
}

/** Serves the guide for integrating an ERP as a page, with the example programs that it links to. */
export function registerGuide(app: FastifyInstance): void {
  let page: Promise<string> | undefined;
  app.get(GUIDE_PATH, PUBLIC_ROUTE, async (_request, reply) => {
    page ??= readFile(new URL('integrating-an-erp.md', DOCS), 'utf8').then(async (text) =>
      toPage(await createRenderer().parse(text)),
    );
    return reply
      .header('cache-control', CACHE_CONTROL)
      .type('text/html; charset=utf-8')
      .send(await page);
  });
  app.get('/api/docs/examples/:file', PUBLIC_ROUTE, async ({ params }, reply) => {
    const { data } = z.object({ file: z.enum(EXAMPLES) }).safeParse(params);
    if (!data) throw new Problem('NotFound');
    const text = await readFile(new URL(`examples/${data.file}`, DOCS), 'utf8');
    return reply.header('cache-control', CACHE_CONTROL).type('text/javascript; charset=utf-8').send(text);
  });
}
