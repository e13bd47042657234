import { stripVTControlCharacters } from 'node:util';
import type { Stats } from 'webpack';
import type { CurrentBuild } from '@hamyar/contracts';
import { describe, writeCurrent } from './current.ts';
import type { Unit, UnitResult } from './unit.ts';
import { SHELL_UNIT } from './workspace.ts';

/** What a development build is made of. */
export interface DevBuildOptions {
  units: readonly Unit[];
  /** The modules that are not followed: their releases of the last production build. */
  taken: CurrentBuild['modules'];
  output: string;
  /** Prints a line for the developer. */
  say?: (line: string) => void;
}

/**
 * The served state of a build that follows changes. A bundle with errors writes no files, so its last good ones stay
 * current; what is wrong is told in the terminal and in the open pages.
 */
export class DevBuild {
  readonly #options: DevBuildOptions;
  readonly #say: (line: string) => void;
  readonly #results = new Map<string, UnitResult>();
  /** The newest build without errors of each bundle, whose files are served. */
  readonly #good = new Map<string, Stats>();
  /** Source (a bundle, a unit, `server`) → what is wrong with it. */
  readonly #faults = new Map<string, readonly string[]>();
  #said = '';

  constructor(options: DevBuildOptions) {
    this.#options = options;
    this.#say = options.say ?? console.error;
  }

  /**
   * Publishes one built bundle.
   * @returns whether a page can be served: every unit has been built once
   */
  async publish(stats: Stats): Promise<boolean> {
    const bundle = stats.compilation.name!;
    this.#faults.set(bundle, faultsOf(stats));
    if (!stats.hasErrors()) this.#good.set(bundle, stats);
    const unit = this.#options.units.find(({ configurations }) => configurations.some(({ name }) => name === bundle))!;
    if (!stats.hasErrors() && unit.configurations.every(({ name }) => this.#good.has(name!))) {
      try {
        this.#results.set(unit.name, await unit.describe(this.#good));
        this.#faults.set(unit.name, []);
      } catch (error) {
        this.#faults.set(unit.name, [(error as Error).message]);
      }
    }
    return this.#write();
  }

  /** Tells what is wrong with something that webpack does not build; an empty text: nothing any more. */
  report(source: string, fault: string): void {
    const faults = fault === '' ? [] : [fault];
    if (faults.join() === (this.#faults.get(source) ?? []).join()) return;
    this.#faults.set(source, faults);
    this.#write();
  }

  #write(): boolean {
    // a file of two bundles has its fault once
    const problems = [...new Set([...this.#faults.values()].flat())];
    const text = problems.join('\n\n');
    if (text !== this.#said) this.#say(text === '' ? 'Everything is built again.' : text);
    this.#said = text;
    const { units, taken, output } = this.#options;
    if (this.#results.size < units.length) return false;
    const current: CurrentBuild = {
      schema: 1,
      shells: {},
      modules: { ...taken },
      views: { staff: {}, customer: {} },
      bundles: Object.fromEntries([...this.#good].map(([bundle, { compilation }]) => [bundle, compilation.hash!])),
      problems,
    };
    for (const [unit, { shells, modules }] of this.#results) {
      for (const { release } of shells)
        current.shells[release.edition] = describe(output, `shell.${release.edition}.json`, release);
      if (unit !== SHELL_UNIT) current.modules[unit] = {};
      for (const { release } of modules)
        current.modules[unit]![release.audience] = describe(output, `${unit}.${release.audience}.json`, release);
    }
    writeCurrent(output, current);
    return true;
  }
}

/** The errors of a bundle, each with its file and line. */
const faultsOf = (stats: Stats): string[] =>
  (stats.toJson({ all: false, errors: true, moduleTrace: false }).errors ?? []).map(({ moduleName, loc, message }) =>
    stripVTControlCharacters([[moduleName, loc].filter(Boolean).join(' '), message].filter(Boolean).join('\n')),
  );
