import type { LoaderContext } from 'webpack';
import { prepareStyles } from './styles.ts';

/**
 * Minifies a style sheet, and limits every sheet that is built into a module to that module (`styles.ts`). Runs before
 * css-loader.
 */
export default function stylesLoader(this: LoaderContext<{ minify: boolean; module?: string }>, css: string): string {
  const { minify, module } = this.getOptions();
  return prepareStyles({ file: this.resourcePath, css, minify, module });
}
