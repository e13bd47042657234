import type { WorkingShift } from '@hamyar/contracts';
import { searchKeyCompact } from '@hamyar/persian';
import type { DemoCompany, DemoRows, DemoValue } from '../../platform/demo/demo-data.ts';
import { demoShifts } from './demo/messages.ts';
import { weekText } from './working-shift.rules.ts';

type Days = WorkingShift['days'];

/** The same hours on five days, others on Thursday, none on Friday. */
const week = (day: Days[number], thursday: Days[number]): Days => [
  ...Array.from({ length: 5 }, () => day),
  thursday,
  [],
];
const OFFICE = week([{ from: '08:00', to: '17:00' }], [{ from: '08:00', to: '13:00' }]);
const MORNING = { from: '08:00', to: '12:30' };
const SUPPORT = week([MORNING, { from: '13:30', to: '20:00' }], [MORNING]);
const RAMADAN: WorkingShift['overrides'] = [
  {
    ...{ title: demoShifts.ramadan, from_date: '2027-02-08', to_date: '2027-03-09' },
    days: week([{ from: '09:00', to: '15:00' }], [{ from: '09:00', to: '12:00' }]),
  },
];

const COLUMNS = ['id', 'name', 'name_norm', 'is_default', 'days', 'overrides', 'created_at', 'updated_at'] as const;

/** The working shifts of the demo company: the default one, and one of a department. */
export function workingShiftDemo({ people, now }: DemoCompany): DemoRows[] {
  const department = people.find(({ departments }) => departments.length > 0)?.departments[0];
  if (department === undefined) return [];
  const rowOf = (id: number, name: string, days: Days): DemoValue[] => [
    ...[id, name, searchKeyCompact(name), id === 1, JSON.stringify(days), JSON.stringify(RAMADAN), now, now],
  ];
  return [
    {
      table: 'working_shift',
      columns: COLUMNS,
      rows: [rowOf(1, demoShifts.office, OFFICE), rowOf(2, demoShifts.support, SUPPORT)],
    },
    { table: 'working_shift_department', columns: ['department_id', 'shift_id'], rows: [[department, 2]] },
    {
      table: 'system_state',
      columns: ['key', 'value', 'updated_at'],
      rows: [['working_hours_text', JSON.stringify(weekText(OFFICE)), now]],
    },
  ];
}
