import type { OffDay } from '@hamyar/contracts/calendar';
import { jalaliFromEpochDay, JALALI_MONTHS, WEEKDAYS, weekdayOfEpochDay } from '@hamyar/dayjs-jalali';
import { Button, IconButton, lineText } from '@hamyar/design-system/basics';
import { EditIcon, TrashIcon } from '@hamyar/design-system/icons';
import { confirmDelete, toast } from '@hamyar/design-system/overlay';
import { fill, isolate, joinFa, toFa } from '@hamyar/persian';
import { useReferenceList } from '@hamyar/store';
import { useState } from 'react';
import { useConfirmLunarOffDayMutation, useDeleteOffDayMutation } from '../../api/off-day.api.ts';
import { fa } from '../../messages/fa.ts';
import { faSettings } from '../../messages/fa-settings.ts';
import { dayText } from '../../shared/period.rules.ts';
import { dayOfIso } from '../../shared/wall-time.ts';
import { shownKind } from './off-day-kind.ts';

const text = faSettings.offDays;

interface OffDayRowsProps {
  rows: readonly OffDay[];
  label: string;
  onEdit(row: OffDay): void;
}

/** Days off in words: the lunar ones are confirmed here, those of the company changed and deleted. */
export function OffDayRows({ rows, label, onEdit }: OffDayRowsProps) {
  return (
    <ul className="oy-rows" aria-label={label}>
      {rows.map((row) => (
        <OffDayRow key={`${row.date}-${row.id ?? row.title}`} row={row} onEdit={() => onEdit(row)} />
      ))}
    </ul>
  );
}

function OffDayRow({ row, onEdit }: { row: OffDay; onEdit(): void }) {
  const day = dayOfIso(row.date);
  const { month, day: date } = jalaliFromEpochDay(day);
  const kind = shownKind(row);
  const hours = row.from && row.to ? toFa(fill(fa.offDay.hours, { from: row.from, to: row.to })) : null;
  const about = [
    WEEKDAYS[(weekdayOfEpochDay(day) + 6) % 7],
    hours ?? text.kinds[kind],
    row.repeat === null || row.repeat === 'none' ? null : fa.offDay.repeats[row.repeat],
    useBranchNames(row.branch_ids),
  ];
  return (
    <li className={kind === 'lunar' ? 'oy-row-lunar' : undefined}>
      <span className={`oy-date oy-date-${kind}`}>
        <b>{toFa(String(date))}</b>
        {JALALI_MONTHS[month]}
      </span>
      <div>
        <b>{lineText(row.title)}</b>
        <small>{about.filter(Boolean).join(' · ')}</small>
        {row.base_date === null ? null : <LunarChoice row={row} base={row.base_date} />}
      </div>
      {row.editable && row.id !== null ? <OwnActions row={row} id={row.id} onEdit={onEdit} /> : null}
    </li>
  );
}

/** The branches that a day off is for; null for all of them. */
function useBranchNames(ids: readonly number[]): string | null {
  const branches = useReferenceList('branches') ?? [];
  const names = branches.filter(({ id }) => ids.includes(id)).map(({ name }) => isolate(name));
  return names.length > 0 ? fill(fa.offDay.forBranches, { names: joinFa(names) }) : null;
}

function OwnActions({ row, id, onEdit }: { row: OffDay; id: number; onEdit(): void }) {
  const [remove] = useDeleteOffDayMutation();
  const ask = async () => {
    const done = await confirmDelete({
      message: fill(fa.offDay.confirm, { title: isolate(row.title) }),
      onYes: () => remove({ id }).unwrap(),
    });
    if (done) toast.success(fa.offDay.deleted);
  };
  return (
    <span className="oy-actions">
      <IconButton icon={<EditIcon />} label={fill(text.edit, { title: row.title })} onClick={onEdit} />
      <IconButton
        icon={<TrashIcon />}
        label={fill(fa.offDay.remove, { title: row.title })}
        onClick={() => void ask()}
      />
    </span>
  );
}

/** The crescent may move a lunar holiday by a day (decisions 2.7); what was confirmed can be changed. */
function LunarChoice({ row, base }: { row: OffDay; base: string }) {
  const [confirm, { isLoading }] = useConfirmLunarOffDayMutation();
  const [open, setOpen] = useState(false);
  const day = dayOfIso(base);
  const send = async (moved: -1 | 0 | 1) => {
    if ((await confirm({ base_date: base, moved })).error) return;
    setOpen(false);
    toast.success(fill(text.confirmed, { title: isolate(row.title), date: dayText(day + moved) }));
  };
  if (!row.tentative && !open)
    return (
      <Button variant="text" size="sm" onClick={() => setOpen(true)}>
        {text.move}
      </Button>
    );
  // of a confirmed one the days are named: earlier than which would not be clear
  const label = (moved: -1 | 0 | 1, words: string) => (row.tentative ? words : dayText(day + moved));
  return (
    <span className="oy-choice">
      <Button variant="primary" size="sm" disabled={isLoading} onClick={() => void send(0)}>
        {label(0, text.confirm)}
      </Button>
      <Button size="sm" disabled={isLoading} onClick={() => void send(-1)}>
        {label(-1, text.earlier)}
      </Button>
      <Button size="sm" disabled={isLoading} aria-label={label(1, text.later)} onClick={() => void send(1)}>
        {label(1, text.laterShort)}
      </Button>
    </span>
  );
}
