import type { Configuration, Stats } from 'webpack';
import type { Audience, ModuleRelease, ShellRelease } from '@hamyar/contracts';

/** The description of a release, with the folder of its built files. */
export interface Made<Release> {
  release: Release;
  folder: string;
}

/** Result of building one unit. */
export interface UnitResult {
  modules: readonly Made<ModuleRelease>[];
  shells: readonly Made<ShellRelease>[];
  /** The files with which the server renders initial pages: edition, `shell` or container, file. */
  views: readonly { edition: Audience; part: string; folder: string; file: string }[];
}

/** A part of the product that is built and released separately: the shell or a module. */
export interface Unit {
  name: string;
  configurations: readonly Configuration[];
  /** Describes what was built. `stats` contains the result of each configuration by its name. */
  describe(stats: ReadonlyMap<string, Stats>): Promise<UnitResult>;
}
