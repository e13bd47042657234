import EChartsReactCore from 'echarts-for-react/esm/core';
import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useImperativeHandle, useMemo, useRef, type Ref } from 'react';
import { useTheme } from '../theme/theme-provider.tsx';
import { COLORS, SCALE } from '../theme/tokens.ts';
import type { ChartData, ChartHandle } from './chart-data.ts';
import { chartOption, selectedIndex, type ChartColors, type Pressed } from './chart-options.ts';

echarts.use([BarChart, LineChart, PieChart, GridComponent, TooltipComponent, CanvasRenderer]);

/** Props of {@link ChartCore}. */
export interface ChartCoreProps {
  data: ChartData;
  onSelect?: ((index: number) => void) | undefined;
  ref?: Ref<ChartHandle> | undefined;
}

/** The chart itself: its code is loaded when a chart is near the view. */
export function ChartCore({ data, onSelect, ref }: ChartCoreProps) {
  const { appearance } = useTheme();
  const core = useRef<EChartsReactCore>(null);
  const colors: ChartColors = COLORS[appearance];
  const option = useMemo(() => chartOption(data, colors), [data, colors]);
  const select = useRef(onSelect);
  select.current = onSelect;
  const events = useMemo(
    () => ({
      click: (pressed: Pressed) => {
        const index = selectedIndex(data, pressed);
        if (index !== null) select.current?.(index);
      },
    }),
    [data],
  );
  useImperativeHandle(
    ref,
    () => ({
      picture: (title) => {
        const chart = core.current?.getEchartsInstance();
        return chart ? drawPicture(chart.renderToCanvas({ pixelRatio: 2 }), title, colors) : Promise.resolve(null);
      },
    }),
    [colors],
  );
  return (
    <EChartsReactCore
      ref={core}
      echarts={echarts}
      option={option}
      notMerge
      className={onSelect ? 'hd-chart-canvas' : 'hd-chart-canvas hd-chart-still'}
      style={{ height: '100%', width: '100%' }}
      onEvents={events}
    />
  );
}

/** Sizes of a picture, in its own pixels: two for one of the screen. */
const MARGIN = 32;
const TITLE_ROOM = 92;

/** A chart with its title above it, on the ground of a card. */
function drawPicture(chart: HTMLCanvasElement, title: string, colors: ChartColors): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = chart.width + 2 * MARGIN;
  canvas.height = chart.height + TITLE_ROOM + MARGIN;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = colors.container;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = colors.text;
  context.font = `700 30px ${SCALE.font}`;
  context.direction = 'rtl';
  context.textAlign = 'right';
  context.fillText(title, canvas.width - MARGIN, 58);
  context.drawImage(chart, MARGIN, TITLE_ROOM);
  return new Promise((resolve) => canvas.toBlob(resolve));
}
