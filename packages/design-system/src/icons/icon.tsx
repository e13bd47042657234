import type { FunctionComponent, SVGProps } from 'react';

/** Props of every icon: an SVG of `1em`, coloured by `currentColor`. With `title` it is an image with that name, without it is decoration. */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Size in CSS pixels; without it the icon is as large as the text. */
  size?: number;
  title?: string;
}

/** An icon of the set. */
export type Icon = FunctionComponent<IconProps>;

interface IconOptions {
  /** Arrows, send, lists, undo: mirrored in right-to-left text (persian-ux A3.6). */
  mirror?: boolean;
  /** Dots and stars: filled, without a stroke. */
  fill?: boolean;
}

/** Makes an icon from path data on a 24 grid, stroke 1.6. Directional icons are drawn left to right. */
export function icon(name: string, path: string, { mirror = false, fill = false }: IconOptions = {}): Icon {
  const Drawn: Icon = ({ size, title, className, ...rest }) => (
    <svg
      viewBox="0 0 24 24"
      width={size ?? '1em'}
      height={size ?? '1em'}
      fill={fill ? 'currentColor' : 'none'}
      stroke={fill ? 'none' : 'currentColor'}
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined ? true : undefined}
      className={['hd-icon', mirror ? 'hd-icon-mirror' : '', className ?? ''].filter(Boolean).join(' ')}
      {...rest}
    >
      <path d={path} />
    </svg>
  );
  Drawn.displayName = name;
  return Drawn;
}
