import { useRef, type Ref } from 'react';
import { ErrorState, Skeleton } from '../basics/feedback.tsx';
import { useTheme } from '../theme/theme-provider.tsx';
import type { ChartData, ChartHandle } from './chart-data.ts';
import { useChartCore } from './load-chart.ts';
import { chartText } from './messages.ts';
import { useNearView } from './use-near-view.ts';

/** Props of {@link Chart}. */
export interface ChartProps {
  data: ChartData;
  /** What it shows, for screen readers; its numbers stand in a table beside it. */
  label: string;
  /** Pixels. */
  height: number;
  /** A value was pressed: the number of its label, or of its cell. */
  onSelect?: (index: number) => void;
  ref?: Ref<ChartHandle>;
}

/**
 * A chart, right to left, in the theme. Its code is loaded when it is near the view, and its place is reserved. It is a
 * picture: whoever uses it shows the same numbers as a table too.
 */
export function Chart({ data, label, height, onSelect, ref }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNearView(box);
  const { Core, failed, retry } = useChartCore(near);
  // a new theme is a new picture
  const { appearance } = useTheme();
  return (
    <div ref={box} className="hd-chart" style={{ blockSize: height }}>
      {failed ? <ErrorState title={chartText.failed} onRetry={retry} /> : null}
      {!failed && near && !Core ? <Skeleton lines={5} height={height} /> : null}
      {Core && near ? (
        <div role="img" aria-label={label} className="hd-chart-frame">
          <Core key={appearance} data={data} onSelect={onSelect} ref={ref} />
        </div>
      ) : null}
    </div>
  );
}
