// jsdom asks nwsapi for every rule of every style sheet whenever a style is read after a change of the document, which
// was half the time of our screens' tests. As browsers do, this looks first whether the last compound of a selector
// can fit the element by its tag, its classes and its id, and asks nwsapi only then. The answers are the same.

/** A selector's alternatives: `"a, b > c"` → `["a", "b > c"]`; commas in brackets and quotes separate nothing. */
function alternativesOf(selector) {
  const parts = [''];
  let depth = 0;
  let quote = null;
  for (const char of selector) {
    if (quote) quote = char === quote ? null : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth--;
    if (char === ',' && !depth && !quote) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim());
}

/** What an element must have to fit an alternative, or null when the alternative has to be asked for in full. */
function needsOf(alternative) {
  // what stands in brackets says nothing of the tag; an escape could be anything
  if (alternative.includes('\\')) return null;
  let plain = alternative;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '?');
  }
  if (/[()[\]"']/.test(plain)) return null;
  const last = plain.split(/[\s>+~]+/).at(-1);
  return {
    whole: /^[a-z][a-z0-9]*$/.test(plain),
    tag: /^[a-z][a-z0-9-]*/i.exec(last)?.[0].toLowerCase(),
    classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
    id: /#([\w-]+)/.exec(last)?.[1],
  };
}

const cache = new Map();
function needsOfAll(selector) {
  let needs = cache.get(selector);
  if (!needs) cache.set(selector, (needs = alternativesOf(selector).map(needsOf)));
  return needs;
}

/** `jsdom`'s `matchesDontThrow(element, selector)`, which asks `full` only where tag, classes and id fit. */
function quickMatches(full) {
  return (element, selector) => {
    // rules like @keyframes have none
    if (typeof selector !== 'string') return full(element, selector);
    let classes;
    const tag = element.localName;
    for (const needs of needsOfAll(selector)) {
      if (!needs) return full(element, selector);
      if (needs.tag && needs.tag !== tag) continue;
      if (needs.whole) return true;
      if (needs.id && needs.id !== element.getAttributeNS(null, 'id')) continue;
      if (needs.classes.length) {
        classes ??= (element.getAttributeNS(null, 'class') ?? '').split(/\s+/);
        if (!needs.classes.every((name) => classes.includes(name))) continue;
      }
      return full(element, selector);
    }
    return false;
  };
}

module.exports = { alternativesOf, quickMatches };
