import type { Random } from './random.ts';

type Node = string | { slot: string } | { choices: Node[][] };

const compiled = new Map<string, Node[]>();

function parse(text: string, from: number, inside: boolean): { branches: Node[][]; end: number } {
  const branches: Node[][] = [[]];
  let plain = '';
  let at = from;
  const flush = () => {
    if (plain !== '') branches.at(-1)?.push(plain);
    plain = '';
  };
  for (; at < text.length; at += 1) {
    const char = text[at] as string;
    if (char === '[') {
      flush();
      const group = parse(text, at + 1, true);
      branches.at(-1)?.push({ choices: group.branches });
      at = group.end;
    } else if (char === '{') {
      flush();
      const end = text.indexOf('}', at);
      branches.at(-1)?.push({ slot: text.slice(at + 1, end) });
      at = end;
    } else if (inside && char === '|') {
      flush();
      branches.push([]);
    } else if (inside && char === ']') {
      flush();
      return { branches, end: at };
    } else {
      plain += char;
    }
  }
  if (inside) throw new Error(`unclosed choice in "${text}"`);
  flush();
  return { branches, end: at };
}

function write(nodes: readonly Node[], slots: (name: string) => string, random: Random): string {
  let out = '';
  for (const node of nodes) {
    if (typeof node === 'string') out += node;
    else if ('slot' in node) out += slots(node.slot);
    else out += write(random.pick(node.choices), slots, random);
  }
  return out;
}

/**
 * Expands one text of the corpora: `[a|b]` is a choice, `{slot}` comes from `slots`. Spaces that an empty choice leaves
 * are removed.
 */
export function expandTemplate(template: string, slots: (name: string) => string, random: Random): string {
  let nodes = compiled.get(template);
  if (nodes === undefined) {
    nodes = parse(template, 0, false).branches[0] as Node[];
    compiled.set(template, nodes);
  }
  return write(nodes, slots, random)
    .replace(/ +/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/ ([.،؛:؟!])/g, '$1')
    .trim();
}
