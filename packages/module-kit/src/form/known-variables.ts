import { TEMPLATE_VARIABLES } from '@hamyar/contracts';
import type { TextRange } from '@hamyar/design-system/editor';
import type { FieldRule } from '@hamyar/design-system/fields';
import { unknownVariables, variableRanges } from '@hamyar/domain';
import { fill, shared } from '@hamyar/persian';

/** The rule of a rich text that is filled for tickets: it names only what a ticket can fill (decisions 2.12). */
export const knownVariables: FieldRule = (value) => {
  const [name] = unknownVariables(String(value ?? ''));
  return name === undefined ? null : fill(shared.unknownVariable, { name });
};

/** Where a line names a variable that does not exist, for the editor to draw it. */
export const unknownVariableRanges = (line: string): TextRange[] =>
  variableRanges(line).filter(({ name }) => !(TEMPLATE_VARIABLES as readonly string[]).includes(name));
