import { BookIcon } from '@hamyar/design-system/icons';

/** The picture of a category, or a book where it has none, on a tinted square. */
export function CategoryIcon({ src, seed, size = 18 }: { src: string | null; seed: number; size?: number }) {
  return (
    <span className={`kb-icon kb-icon-${seed % 6}`} aria-hidden="true">
      {src ? <img src={src} alt="" width={size} height={size} /> : <BookIcon size={size - 2} />}
    </span>
  );
}
