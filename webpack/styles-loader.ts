import type { LoaderContext } from 'webpack';
import { prepareStyles } from './styles.ts';

/** Minifies a style sheet and limits a module's sheet to the module (`styles.ts`). Runs before css-loader. */
export default function stylesLoader(
  this: LoaderContext<{ minify: boolean; module?: string; folder?: string }>,
  css: string,
): string {
  const { minify, module, folder = '' } = this.getOptions();
  const own = this.resourcePath.startsWith(folder);
  return prepareStyles({ file: this.resourcePath, css, minify, module: own ? module : undefined });
}
