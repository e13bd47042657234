import { useState } from 'react';
import { classNames } from './class-names.ts';

const TINTS = 6;

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** Name of the person or organisation; the first letter is shown when there is no picture. */
  name: string;
  /** Address of the picture; when it does not load, the letter is shown. */
  src?: string | null;
  /** Pixels; 36 by default. */
  size?: number;
  /** Square for organisations. */
  square?: boolean;
  /** Decides the colour: the id, so that somebody has the same colour everywhere. */
  seed: string | number;
  /** Green dot of a person who is online. */
  online?: boolean;
  className?: string;
}

/** A stable number 0..5 for a text. */
function tintOf(seed: string): number {
  let hash = 7;
  for (const char of seed) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return hash % TINTS;
}

/** The picture or first letter of a person or organisation. Decoration only: the name is shown next to it. */
export function Avatar({ name, src, size = 36, square, seed, online, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const letter = [...name.trim()][0] ?? '؟';
  const picture = src && src !== broken ? src : null;
  return (
    <span
      className={classNames('hd-avatar', `hd-avatar-${tintOf(String(seed))}`, square && 'hd-avatar-square', className)}
      style={{
        width: size,
        height: size,
        fontSize: Math.max(10, Math.round(size * 0.4)),
        borderRadius: square ? Math.round(size * 0.28) : undefined,
      }}
      aria-hidden="true"
    >
      {picture ? (
        <img src={picture} alt="" width={size} height={size} loading="lazy" onError={() => setBroken(picture)} />
      ) : (
        letter
      )}
      {online ? <i className="hd-avatar-online" /> : null}
    </span>
  );
}
