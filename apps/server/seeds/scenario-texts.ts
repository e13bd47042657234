import type { Scenario } from './corpora/scenario.ts';
import type { Random } from './random.ts';

/** One selection from a scenario: texts that belong together. */
export interface ScenarioTexts {
  subject: string;
  opening: string;
  ask: string | undefined;
  answer: string | undefined;
  fix: string;
  again: string | undefined;
  fix2: string | undefined;
}

/** The text that belongs to a chosen one: the one with the same index when the lists have the same length, else any. */
function pairedText(
  list: readonly string[] | undefined,
  length: number,
  index: number,
  random: Random,
): string | undefined {
  if (list === undefined || list.length === 0) return undefined;
  return list.length === length ? list[index] : random.pick(list);
}

/** Chooses texts of a scenario by the rules of its notation (see scenario.ts). */
export function chooseScenarioTexts(scenario: Scenario, random: Random): ScenarioTexts {
  const { subject, opening, ask, answer, fix, again, fix2 } = scenario;
  const index = random.int(0, opening.length - 1);
  const subjects =
    index === 0 ? [...subject.slice(0, 1), ...subject.slice(opening.length)] : [subject[index] ?? subject[0]];
  const asked = ask?.[index];
  const more = again === undefined ? 0 : random.int(0, again.length - 1);
  return {
    subject: random.pick(subjects) as string,
    opening: opening[index] as string,
    ask: asked,
    answer: asked === undefined ? undefined : pairedText(answer, ask?.length ?? 0, index, random),
    fix: pairedText(fix, opening.length, index, random) as string,
    again: again?.[more],
    fix2: pairedText(fix2, again?.length ?? 0, more, random),
  };
}
