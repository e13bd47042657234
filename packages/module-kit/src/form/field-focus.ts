/** Id of the element around a field, with its label and message. */
export const fieldId = (form: string, name: string): string => `${form}-${name}`;
/** Id of the control of a field; the label refers to it. */
export const controlId = (form: string, name: string): string => `${form}-${name}-control`;

/** Whether the page has the field: some are for certain people, or for what is stored already. */
export const isFieldShown = (form: string, name: string): boolean =>
  document.getElementById(fieldId(form, name)) !== null;

/** What the page calls a field; undefined when it does not show it. */
export const shownLabel = (form: string, name: string): string | undefined =>
  document.getElementById(fieldId(form, name))?.querySelector('label')?.textContent?.trim() || undefined;

const CONTROLS = 'input:not([type=hidden]), textarea, button, [contenteditable="true"], [tabindex="0"]';

/** Scrolls to the field that comes first on the page and focuses its control [8.7]. */
export function focusFirstField(ids: readonly string[]): void {
  const first = document.querySelector(ids.map((id) => `[id="${id}"]`).join(','));
  const control = first?.querySelector<HTMLElement>(CONTROLS);
  first?.scrollIntoView?.({ block: 'center', behavior: 'smooth' });
  control?.focus({ preventScroll: true });
}
