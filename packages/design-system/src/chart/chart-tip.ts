/** One value in the hover of a chart. */
export interface TipRow {
  name: string;
  value: string;
  color?: string | undefined;
}

function element(tag: string, name: string, text = '', ...children: readonly Node[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = name;
  made.textContent = text;
  made.append(...children);
  return made;
}

/** The hover of a chart, as an element with classes: a style in a text would be refused by the policy of the page. */
export function chartTip(title: string, rows: readonly TipRow[]): HTMLElement {
  return element(
    'div',
    'hd-chart-tip-box',
    '',
    element('div', 'hd-chart-tip-head', title),
    ...rows.map(({ name, value, color }) => {
      const dot = element('i', 'hd-chart-tip-dot');
      if (color) dot.style.background = color;
      return element(
        'div',
        'hd-chart-tip-row',
        '',
        ...(color ? [dot] : []),
        element('span', '', name),
        element('b', '', value),
      );
    }),
  );
}
