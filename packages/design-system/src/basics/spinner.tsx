/** A rotating ring in the text's size and colour. With `label` it is announced to screen readers. */
export function Spinner({ label, size }: { label?: string; size?: number }) {
  return (
    <span
      className="hd-spinner"
      role={label === undefined ? undefined : 'status'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      style={size === undefined ? undefined : { fontSize: size }}
    />
  );
}
