import { FILE_NAME_MAX } from '@hamyar/contracts/files';
import { fileNameProblem, type FileNameProblem } from '@hamyar/domain';
import { fa } from '../messages/fa.ts';

const TEXTS: Record<FileNameProblem, string> = {
  empty: fa.name.required,
  long: fa.name.long(FILE_NAME_MAX),
  characters: fa.name.characters,
  dot: fa.name.dot,
};

/** Why a name is refused, in words; undefined when it can be stored (spec 5.38). */
export function nameProblem(name: string): string | undefined {
  const problem = fileNameProblem(name);
  return problem === null ? undefined : TEXTS[problem];
}

/** The part of a file's name before its extension, which a person renames. */
export function stemLength(name: string): number {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? dot : name.length;
}
