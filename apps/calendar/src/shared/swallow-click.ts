/** Takes the click that a browser sends after the button was released: it belongs to the drag. */
export function swallowClick(): void {
  const take = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', take, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', take, true));
}
