const PANEL_ID = 'hamyar-dev-problems';

const PANEL_STYLE: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  insetInline: '0',
  insetBlockEnd: '0',
  zIndex: '2147483647',
  boxSizing: 'border-box',
  maxBlockSize: '50vh',
  overflow: 'auto',
  margin: '0',
  padding: '12px 16px',
  background: '#300',
  color: '#fff',
  font: '13px/1.5 monospace',
  whiteSpace: 'pre-wrap',
  direction: 'ltr',
  textAlign: 'left',
};

/**
 * Shows in the page what could not be built; an empty list takes the panel away. The page behind it is the last good
 * build and stays usable, so a click closes the panel until the next change of the list.
 */
export function showProblems(problems: readonly string[]): void {
  const text = problems.join('\n\n');
  const shown = document.getElementById(PANEL_ID);
  if (text === '') {
    shown?.remove();
    return;
  }
  const panel = shown ?? document.body.appendChild(document.createElement('pre'));
  panel.id = PANEL_ID;
  panel.setAttribute('role', 'alert');
  panel.title = 'click to close';
  panel.onclick = () => panel.remove();
  // set one by one: the content security policy allows no style attribute
  Object.assign(panel.style, PANEL_STYLE);
  panel.textContent = `This page is the last good build.\n\n${text}`;
}
