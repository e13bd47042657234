import { fa } from '../../messages/fa.ts';
import { LayerChip, moreText } from '../../shared/layer-entries.tsx';
import { hiddenEntries, useHasLayers, useLayerDay } from '../../shared/layers.tsx';

/** Entries of one day above the hours; the others are in the list of the day. */
const ROWS = 3;

interface WeekLayersProps {
  days: readonly number[];
  onMore(day: number): void;
}

/** What the layers show in the week, a row of its own between the whole days and the hours. */
export function WeekLayers({ days, onMore }: WeekLayersProps) {
  if (!useHasLayers(days)) return null;
  return (
    <div role="row" className="cl-week-row cl-layer-row">
      <div role="rowheader" className="cl-gutter">
        {fa.layerRow}
      </div>
      {days.map((day) => (
        <LayerCell key={day} day={day} onMore={onMore} />
      ))}
    </div>
  );
}

function LayerCell({ day, onMore }: { day: number; onMore(day: number): void }) {
  const layers = useLayerDay(day);
  const hidden = hiddenEntries(layers, ROWS);
  return (
    <div role="gridcell" className="cl-layer-cell">
      {layers.entries.slice(0, ROWS).map((entry) => (
        <LayerChip key={`${entry.to}-${entry.at}`} entry={entry} />
      ))}
      {hidden.count > 0 ? (
        <button type="button" className="cl-more" onClick={() => onMore(day)}>
          {moreText(hidden)}
        </button>
      ) : null}
    </div>
  );
}
