import { createHash } from 'node:crypto';
import { escapeHtml } from './escape-html.ts';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  description: string;
  parameters?: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
}

const STYLE = `
:root{color-scheme:light dark;font:15px/1.6 system-ui,sans-serif}body{margin:0 auto;max-width:60rem;padding:2rem 1rem}
h1{font-size:1.5rem}h2{margin-top:2rem;font-size:1.1rem}details{border-top:1px solid color-mix(in srgb,currentColor 15%,transparent);padding:.4rem 0}
summary{cursor:pointer;display:flex;gap:.75rem;align-items:baseline;flex-wrap:wrap}code,pre{font-family:ui-monospace,monospace;font-size:.85rem}
pre{overflow:auto;padding:.75rem;border-radius:.5rem;background:color-mix(in srgb,currentColor 6%,transparent)}
.m{min-width:4rem;font-weight:600}.s{opacity:.75}h3{font-size:.9rem;margin:.75rem 0 .25rem}`;

/** The Content-Security-Policy of the page: allows its style by hash, and no script. */
export const DOCS_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Renders the OpenAPI document as a page that needs no script and no other host. */
export function docsPage(document: Record<string, unknown>): string {
  const info = document.info as { title: string; version: string };
  const paths = document.paths as Record<string, Record<string, Operation>>;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(calls.map(({ operation }) => operation.tags[0] ?? ''))].sort();
  const sections = tags.map(
    (tag) =>
      `<h2>${escapeHtml(tag)}</h2>${calls
        .filter(({ operation }) => operation.tags[0] === tag)
        .map(callHtml)
        .join('')}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(info.title)}</title><style>${STYLE}</style>
<h1>${escapeHtml(info.title)} <span class="s">${escapeHtml(info.version)}</span></h1>
<p>${calls.length} calls. The machine-readable form: <a href="/api/openapi.json"><code>/api/openapi.json</code></a> (OpenAPI 3.1).</p>${sections.join('')}</html>`;
}

function callHtml({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const answer = Object.values(operation.responses['200']?.content ?? {})[0]?.schema;
  const parameters = (operation.parameters ?? [])
    .map((p) => `${p.in} ${p.name}${p.required ? '' : '?'}: ${JSON.stringify(p.schema)}`)
    .join('\n');
  return `<details id="${escapeHtml(operation.operationId)}"><summary><code class="m">${method.toUpperCase()}</code><code>${escapeHtml(path)}</code><span class="s">${escapeHtml(operation.summary)}</span></summary>
<p>${escapeHtml(operation.description)}</p>${block('Parameters', parameters)}${block('Body', schemaText(body))}${block('Answer', schemaText(answer))}</details>`;
}

function block(title: string, text: string | undefined): string {
  return text ? `<h3>${title}</h3><pre>${escapeHtml(text)}</pre>` : '';
}

const schemaText = (schema: unknown): string | undefined =>
  schema === undefined ? undefined : JSON.stringify(schema, null, 1);
