import { transform, type Options, type Output } from '@swc/core';
import type { LoaderContext } from 'webpack';

const outputs = new Map<string, Promise<Output>>();

/**
 * Compiles TypeScript by swc. A production build compiles each file once for all its compilations; while changes are
 * followed nothing is kept. swc looks for no settings of its own.
 */
export default function sourcesLoader(this: LoaderContext<Options>, source: string): void {
  const done = this.async();
  const options: Options = {
    ...this.getOptions(),
    swcrc: false,
    configFile: false,
    filename: this.resourcePath,
    sourceFileName: this.resourcePath,
    sourceMaps: this.sourceMap,
  };
  const key = this.mode === 'production' ? JSON.stringify([source, options]) : undefined;
  const output = (key !== undefined && outputs.get(key)) || transform(source, options);
  if (key !== undefined) outputs.set(key, output);
  output.then(
    ({ code, map }) => done(null, code, map),
    (error: Error) => done(error),
  );
}
