import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../basics/class-names.ts';

const CELL = 137;
const INNER = 0.7654;

/** The corners of the eight-pointed star as an SVG point list. */
function star(cx: number, cy: number, radius: number, rotation = 0): string {
  return Array.from({ length: 16 }, (_, i) => {
    const angle = ((i * 22.5 + rotation) * Math.PI) / 180;
    const reach = i % 2 ? radius * INNER : radius;
    return `${(cx + reach * Math.cos(angle)).toFixed(1)},${(cy + reach * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** Decides which stars have a light fill: scattered, but the same on every visit. */
function tint(x: number, y: number): number {
  const k = (x * 7 + y * 13 + x * y * 3) % 11;
  return k === 2 ? 0.1 : k === 7 ? 0.05 : 0;
}

/** The khatam pattern as decoration, drawn by code: turquoise lines that fade at the edge and one saffron star. */
export function KhatamPattern({
  columns = 6,
  rows = 6,
  saffron = [3, 2],
}: {
  columns?: number;
  rows?: number;
  saffron?: readonly [number, number] | null;
}) {
  const id = useId();
  const width = columns * CELL;
  const height = rows * CELL;
  const cells = Array.from(
    { length: (columns + 1) * (rows + 1) },
    (_, i) => [i % (columns + 1), Math.floor(i / (columns + 1))] as const,
  );
  return (
    <svg
      className="hd-khatam-pattern"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id={`${id}f`} cx=".5" cy=".4" r=".78">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <mask id={`${id}m`}>
          <rect width={width} height={height} fill={`url(#${id}f)`} />
        </mask>
      </defs>
      <g mask={`url(#${id}m)`} stroke="#8FE6EE">
        {cells.map(([x, y]) => (
          <g key={`${x}-${y}`} strokeWidth="1">
            <polygon
              points={star(x * CELL, y * CELL, CELL / 2)}
              fill="#56CDD9"
              fillOpacity={tint(x, y)}
              strokeOpacity=".3"
            />
            <polygon points={star(x * CELL, y * CELL, CELL * 0.27, 22.5)} fill="none" strokeOpacity=".18" />
          </g>
        ))}
      </g>
      {saffron ? (
        <g stroke="#F4B860">
          <polygon
            points={star(saffron[0] * CELL, saffron[1] * CELL, CELL / 2)}
            fill="#F4B860"
            fillOpacity=".12"
            strokeWidth="1.4"
            strokeOpacity=".9"
          />
          <polygon
            points={star(saffron[0] * CELL, saffron[1] * CELL, CELL * 0.27, 22.5)}
            fill="none"
            strokeOpacity=".55"
          />
        </g>
      ) : null}
    </svg>
  );
}

/** The petrol panel of the login page with the khatam pattern behind its content. */
export function Khatam({
  children,
  className,
  saffron,
}: {
  children?: ReactNode;
  className?: string;
  saffron?: readonly [number, number] | null;
}) {
  return (
    <div className={classNames('hd-khatam', className)}>
      <KhatamPattern saffron={saffron} />
      <div className="hd-khatam-content">{children}</div>
    </div>
  );
}
