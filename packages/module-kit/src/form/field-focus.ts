/** Id of a field of a form: of its frame, with label and message. */
export const fieldId = (form: string, name: string): string => `${form}-${name}`;
/** Id of the control in it, to which the label belongs. */
export const controlId = (form: string, name: string): string => `${form}-${name}-control`;

const CONTROLS = 'input:not([type=hidden]), textarea, button, [contenteditable="true"], [tabindex="0"]';

/** Scrolls to the first of these fields, by their order on the page, and puts the focus in its control [8.7]. */
export function focusFirstField(ids: readonly string[]): void {
  const first = document.querySelector(ids.map((id) => `[id="${id}"]`).join(','));
  const control = first?.querySelector<HTMLElement>(CONTROLS);
  first?.scrollIntoView?.({ block: 'center', behavior: 'smooth' });
  control?.focus({ preventScroll: true });
}
