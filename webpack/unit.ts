import type { Configuration, Stats } from 'webpack';
import type { Audience, ModuleRelease, ShellRelease } from '@hamyar/contracts';

/** A description with the folder that the files of it were built into. */
export interface Made<Release> {
  release: Release;
  folder: string;
}

/** What one unit has become. */
export interface UnitResult {
  modules: readonly Made<ModuleRelease>[];
  shells: readonly Made<ShellRelease>[];
  /** Files that the server renders initial pages with: edition, `shell` or the container, file. */
  views: readonly { edition: Audience; part: string; folder: string; file: string }[];
}

/** One part of the product that is built and shipped on its own: the shell, or a module. */
export interface Unit {
  name: string;
  configurations: readonly Configuration[];
  /** Describes what was built. `stats` holds the result of each configuration by its name. */
  describe(stats: ReadonlyMap<string, Stats>): Promise<UnitResult>;
}
