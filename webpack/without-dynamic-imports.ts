import webpack, { type Compiler, type NormalModule } from 'webpack';

const NAME = 'WithoutDynamicImports';

/**
 * Removes dynamic imports from our sources. The server renders an initial page in one step and never reaches them, and
 * the file that it loads stays free of editors, tables and dialogs.
 */
export class WithoutDynamicImports {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (_compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) => {
          parser.hooks.importCall.tap({ name: NAME, stage: -1 }, (expression) => {
            const module = parser.state.module as NormalModule;
            if (/[\\/]node_modules[\\/]/.test(module.resource)) return undefined;
            module.addPresentationalDependency(
              new webpack.dependencies.ConstDependency('new Promise(() => {})', expression.range!),
            );
            return true;
          });
        });
    });
  }
}
