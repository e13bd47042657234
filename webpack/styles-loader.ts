import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { joinParts, prepareStyles } from './styles.ts';

/**
 * Joins the parts of a style sheet, minifies it, and limits every sheet that is built into a module to that module
 * (`styles.ts`). Runs before css-loader.
 */
export default function stylesLoader(this: LoaderContext<{ minify: boolean; module?: string }>, css: string): string {
  const { minify, module } = this.getOptions();
  const whole = joinParts(css, (part) => {
    const file = join(this.context, part);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  });
  return prepareStyles({ file: this.resourcePath, css: whole, minify, module });
}
