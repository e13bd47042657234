import { JALALI_MONTHS, jalaliFromEpochDay } from '@hamyar/dayjs-jalali';
import { toFa } from '@hamyar/persian';
import { BANKS, ERRORS, PRINTERS, SCREENS, VERSIONS } from './corpora/company.ts';
import { PARTIES } from './corpora/organizations.ts';
import type { ServiceKey } from './corpora/scenario.ts';
import type { Random } from './random.ts';

const GROUPED = new Intl.NumberFormat('en-US');
const WORKING_DAYS = ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه'] as const;
const CITIES = [
  'تهران',
  'اصفهان',
  'مشهد',
  'شیراز',
  'تبریز',
  'کرج',
  'رشت',
  'یزد',
  'قم',
  'اهواز',
  'ساری',
  'همدان',
] as const;

/** Facts of a ticket besides its subject: who, when, which product. */
export interface Facts {
  service: ServiceKey;
  /** civil day on which it was written */
  day: number;
  domain: string;
  email: string;
  version: number;
  customer: string;
  organization: string;
  latinDigits: boolean;
}

/** The values of the `{slots}` of one ticket: chosen once, the same in every message. */
export function slotsOf(facts: Facts, random: Random): (name: string) => string {
  const known = new Map<string, string>();
  const digits = (text: string | number): string => (facts.latinDigits ? String(text) : toFa(text));
  const money = (min: number, max: number): string =>
    digits(GROUPED.format(random.int(min, max) * 10_000).replace(/,/g, facts.latinDigits ? ',' : '٬'));
  const date = (shift: number): string => {
    const j = jalaliFromEpochDay(facts.day + shift);
    return digits(`${j.year}/${String(j.month + 1).padStart(2, '0')}/${String(j.day).padStart(2, '0')}`);
  };
  const month = (shift: number): string => JALALI_MONTHS[(jalaliFromEpochDay(facts.day).month + 12 + shift) % 12] ?? '';
  const ip = (): string => `185.${random.pick([51, 88, 120, 143, 211])}.${random.int(2, 250)}.${random.int(2, 250)}`;
  const draw: Record<string, () => string> = {
    month: () => month(random.chance(0.7) ? -1 : 0),
    month2: () => month(random.int(1, 3)),
    sum: () => money(90, 48_000),
    sum2: () => money(5, 900),
    invoice: () => digits(random.int(1200, 98_000)),
    invoice2: () => digits(random.int(1200, 98_000)),
    doc: () => digits(random.int(10_400, 989_000)),
    doc2: () => digits(random.int(10_400, 989_000)),
    row: () => digits(random.int(3, 900)),
    count: () => digits(random.int(11, 90)),
    count2: () => digits(random.int(2, 9)),
    hour: () => digits(random.int(9, 16)),
    pct: () => digits(random.int(5, 45)),
    time: () => digits(`${random.int(8, 17)}:${String(random.int(0, 11) * 5).padStart(2, '0')}`),
    ram: () => digits(random.pick([4, 8, 16, 32, 64])),
    free: () => digits(random.int(2, 18)),
    day: () => random.pick(WORKING_DAYS),
    past: () => date(-random.int(2, 24)),
    future: () => date(random.int(3, 40)),
    error: () => random.pick(ERRORS[facts.service]),
    version: () => VERSIONS[Math.min(VERSIONS.length - 1, Math.max(0, facts.version + random.int(-1, 1)))] ?? '6.0.0',
    party: () => random.pick(PARTIES),
    username: () =>
      `${random.pick(['m', 'a', 's', 'r', 'z', 'h', 'f'])}.${random.pick(['karimi', 'sales', 'anbar', 'moradi', 'finance', 'nazari', 'office', 'shop2'])}`,
    screen: () => random.pick(SCREENS),
    city: () => random.pick(CITIES),
    mobile: () => digits(`09${random.pick([12, 13, 15, 35])}000${random.int(1000, 9999)}`),
    printer: () => random.pick(PRINTERS),
    bank: () => random.pick(BANKS),
    url: () => 'docs.nilgoon.example',
    domain: () => facts.domain,
    email: () => facts.email,
    ip,
    ip2: ip,
    customer: () => facts.customer,
    organization: () => facts.organization,
  };
  return (name) => {
    let value = known.get(name);
    if (value === undefined) {
      const make = draw[name];
      if (make === undefined) throw new Error(`the corpora use an unknown slot {${name}}`);
      value = make();
      known.set(name, value);
    }
    return value;
  };
}
