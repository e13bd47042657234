/**
 * Builds the gallery and serves it on loopback with the product's content security policy: `PORT=4342 node
 * scripts/run.mjs packages/design-system/gallery/serve.ts`. For developers of the design system; not shipped.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';

// webpack and its plugins are dependencies of the build only
const fromBuild = createRequire(join(import.meta.dirname, '../../../webpack/package.json'));
const webpack = fromBuild('webpack');
const MiniCssExtractPlugin = fromBuild('mini-css-extract-plugin');

const out = join(import.meta.dirname, 'dist');
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

const compiler = webpack({
  mode: 'development',
  devtool: false,
  context: import.meta.dirname,
  entry: './main.tsx',
  output: { path: out, publicPath: '/', filename: '[name].js', chunkFilename: '[id].js', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: join(import.meta.dirname, '../../../webpack/sources-loader.ts'),
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, fromBuild.resolve('css-loader')] },
    ],
  },
  plugins: [new MiniCssExtractPlugin({ ignoreOrder: true })],
  performance: false,
});

function page(nonce: string): string {
  return `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="csp-nonce" content="${nonce}"><title>Hamyar gallery</title><link rel="stylesheet" href="/main.css"></head><body><div id="root"></div><script src="/main.js"></script></body></html>`;
}

const build = (): Promise<void> =>
  new Promise((resolve, reject) => {
    compiler.run(
      (error: Error | null, stats: { hasErrors: () => boolean; toString: (options: object) => string } | undefined) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
        else resolve();
      },
    );
  });

await build();
const port = Number(process.env.PORT ?? 4342);
createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (extname(path) === '') {
    const nonce = randomBytes(16).toString('base64url');
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; base-uri 'none'`,
    });
    response.end(page(nonce));
    return;
  }
  try {
    const body = readFileSync(join(out, path));
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
}).listen(port, '127.0.0.1', () => process.stdout.write(`gallery: http://127.0.0.1:${port}/\n`));
