/** The links of the rows inside an element, one for each row, in the order in which they stand. */
const rowLinks = (rows: ParentNode | null): HTMLAnchorElement[] =>
  [...(rows?.querySelectorAll('[data-key]') ?? [])].flatMap((row) => row.querySelector('a') ?? []);

/** Moves the focus to the first row inside an element; does nothing where no row can be opened. */
export function focusFirstRow(rows: ParentNode | null): void {
  for (const link of rowLinks(rows)) {
    link.focus();
    // a list has its rows twice, as a table and as cards, and what is hidden takes no focus
    if (document.activeElement === link) return;
  }
}
