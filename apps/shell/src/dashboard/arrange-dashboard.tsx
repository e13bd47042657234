import { useEffect, useRef, useState, type Ref } from 'react';
import type { DashboardGetData } from '@hamyar/contracts/reports';
import { Alert, Button, focusTitleIfLost } from '@hamyar/design-system/basics';
import { CheckIcon, PlusIcon } from '@hamyar/design-system/icons';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { toast } from '@hamyar/design-system/overlay';
import { useLeaveGuard, usePlatformState, type Contribution } from '@hamyar/module-sdk';
import { fill, formatNumber } from '@hamyar/persian';
import { failureOf } from '@hamyar/store';
import { moved, positionAt, placed, widgetName, type PlacedWidget } from './arrangement.rules.ts';
import { ArrangedWidget } from './arranged-widget.tsx';
import { useSaveDashboardMutation } from './dashboard.api.ts';
import { arrangeText as text } from './messages.ts';
import { useWidgetDrag } from './use-widget-drag.ts';

interface Props {
  widgets: readonly Contribution[];
  /** The arrangement of who has stored none. */
  usual: readonly PlacedWidget[];
  stored: readonly PlacedWidget[] | null;
  /** Its version; undefined where it could not be read, and is replaced whatever it is. */
  storedVersion: number | undefined;
  onClose(): void;
}

/** The button of the dashboard that opens this. */
const OPENER = '[data-arrange]';

/** Adds, removes, moves and resizes the widgets of the own dashboard, by mouse, finger and keys. */
export function ArrangeDashboard({ widgets, usual, stored, storedVersion, onClose }: Props) {
  const before = stored ?? usual;
  const [list, setList] = useState<readonly PlacedWidget[]>(before);
  const [said, say] = useState('');
  const grid = useRef<HTMLUListElement>(null);
  // the button that opened this is gone, and so are those that close it
  useEffect(() => {
    focusTitleIfLost();
    return () => focusTitleIfLost(() => document.querySelector<HTMLElement>(OPENER));
  }, []);
  const { save, saving, theirs, dismiss } = useVersionedSave(storedVersion, onClose);
  useLeaveGuard(JSON.stringify(list) !== JSON.stringify(before));
  const titleOf = useWidgetTitles(widgets);
  const nameIn = (sentence: string, name: string) => fill(sentence, { name: titleOf(name) });
  const move = (name: string, to: number) => {
    const next = moved(list, name, to);
    setList(next);
    say(
      fill(text.moved, { name: titleOf(name), position: formatNumber(next.findIndex((one) => one.name === name) + 1) }),
    );
  };
  const { drag, handle, cancel } = useWidgetDrag(grid, (name, target) => move(name, positionAt(list, name, target)));
  const resize = (widget: PlacedWidget) => {
    const { name, columns, rows } = widget;
    const now = list.find((one) => one.name === name);
    if (now?.columns === columns && now.rows === rows) return;
    setList(list.map((one) => (one.name === name ? widget : one)));
    say(fill(text.sized, { name: titleOf(name), columns: formatNumber(columns), rows: formatNumber(rows) }));
  };
  const remove = (name: string, index: number) => {
    setList(list.filter((one) => one.name !== name));
    say(nameIn(text.removed, name));
    // the button that was pressed is gone: on with the next widget, or with what can be added
    requestAnimationFrame(() => {
      const handles = grid.current?.querySelectorAll<HTMLElement>('.sh-handle');
      (handles?.[Math.min(index, handles.length - 1)] ?? pool.current)?.focus();
    });
  };
  const pool = useRef<HTMLElement>(null);
  const add = (widget: Contribution) => {
    setList([...list, placed(widget)]);
    say(nameIn(text.added, widgetName(widget)));
    // its button leaves the list of what can be added
    requestAnimationFrame(() => pool.current?.focus());
  };
  return (
    <Page>
      <ArrangeHead
        arranged={stored !== null}
        saving={saving}
        onReset={() => void save(null)}
        onClose={onClose}
        onSave={() => void save(list)}
      />
      {theirs ? (
        <Alert
          tone="warning"
          title={text.conflict}
          action={
            <Button
              onClick={() => {
                setList(theirs.widgets ?? usual);
                dismiss();
              }}
            >
              {text.showStored}
            </Button>
          }
        >
          {text.conflictHint}
        </Alert>
      ) : null}
      <div className="sh-arrange">
        <ul className="sh-dashboard sh-arranged" ref={grid} aria-label={text.arrange}>
          {list.map((widget, index) => (
            <ArrangedWidget
              key={widget.name}
              widget={widget}
              contribution={widgets.find((one) => widgetName(one) === widget.name)}
              title={titleOf(widget.name)}
              gridWidth={() => grid.current?.clientWidth ?? 0}
              drag={drag}
              dragProps={handle(widget.name)}
              onCancelDrag={cancel}
              onMove={(by) => move(widget.name, index + by)}
              onResize={resize}
              onRemove={() => remove(widget.name, index)}
            />
          ))}
        </ul>
        <Pool
          ref={pool}
          widgets={widgets.filter((widget) => !list.some(({ name }) => name === widgetName(widget)))}
          titleOf={titleOf}
          onAdd={add}
        />
      </div>
      <div className="hd-visually-hidden" role="status">
        {said}
      </div>
    </Page>
  );
}

/**
 * Stores an arrangement over the version that was opened. One that another device has stored meanwhile is not replaced
 * unseen: `theirs` is shown, and the next save is about that.
 */
function useVersionedSave(opened: number | undefined, onSaved: () => void) {
  const [known, setVersion] = useState(opened);
  // the dashboard may be arranged before its version has been read
  const version = known ?? opened;
  const [theirs, setTheirs] = useState<DashboardGetData | null>(null);
  const [send, { isLoading }] = useSaveDashboardMutation();
  const save = async (widgets: readonly PlacedWidget[] | null) => {
    const { error } = await send({ widgets: widgets && [...widgets], ...(version === undefined ? {} : { version }) });
    const failure = failureOf({ error });
    if (failure?.code === 'VERSION_CONFLICT') {
      const found = failure.data as DashboardGetData;
      setVersion(found.version);
      setTheirs(found);
    } else if (!error) {
      toast.success(text.saved);
      onSaved();
    }
  };
  return { save, saving: isLoading, theirs, dismiss: () => setTheirs(null) };
}

interface HeadProps {
  /** Whether there is something to go back from. */
  arranged: boolean;
  saving: boolean;
  onReset(): void;
  onClose(): void;
  onSave(): void;
}

/** What can be done, and the buttons that end it. */
function ArrangeHead({ arranged, saving, onReset, onClose, onSave }: HeadProps) {
  const hint = (
    <>
      <span className="sh-hint-wide">{text.hint}</span>
      <span className="sh-hint-narrow">{text.hintNarrow}</span>
    </>
  );
  const actions = (
    <>
      {arranged ? (
        <Button variant="text" onClick={onReset}>
          {text.reset}
        </Button>
      ) : null}
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button variant="primary" icon={<CheckIcon />} loading={saving} onClick={onSave}>
        {text.save}
      </Button>
    </>
  );
  return (
    <div className="sh-arrange-head">
      <PageHeader title={text.arrange} subtitle={hint} actions={actions} />
    </div>
  );
}

/** The name of a widget: its own, or of one without, and of one that is away, that of its module. */
function useWidgetTitles(widgets: readonly Contribution[]): (name: string) => string {
  const modules = usePlatformState((state) => state.modules);
  return (name) => {
    const own = widgets.find((widget) => widgetName(widget) === name)?.title;
    const [module] = name.split('.');
    return own ?? modules.find(({ manifest }) => manifest.name === module)?.manifest.title ?? name;
  };
}

/** The widgets that are not on the dashboard, by module. */
function Pool({
  ref,
  widgets,
  titleOf,
  onAdd,
}: {
  ref: Ref<HTMLElement>;
  widgets: readonly Contribution[];
  titleOf(name: string): string;
  onAdd(widget: Contribution): void;
}) {
  const modules = usePlatformState((state) => state.modules);
  const groups = modules
    .map(({ manifest }) => ({ manifest, own: widgets.filter(({ module }) => module === manifest.name) }))
    .filter(({ own }) => own.length > 0);
  return (
    <aside ref={ref} tabIndex={-1} className="sh-pool hd-card" aria-label={text.add}>
      <h2>{text.add}</h2>
      {groups.length === 0 ? <p>{text.nothingToAdd}</p> : null}
      {groups.map(({ manifest, own }) => (
        <section key={manifest.name} aria-label={manifest.title}>
          <h3>{manifest.title}</h3>
          {own.map((widget) => {
            const title = titleOf(widgetName(widget));
            return (
              <Button
                key={widget.name}
                block
                endIcon={<PlusIcon />}
                aria-label={fill(text.addOne, { name: title })}
                onClick={() => onAdd(widget)}
              >
                <span className="sh-pool-name">{title}</span>
              </Button>
            );
          })}
        </section>
      ))}
    </aside>
  );
}
