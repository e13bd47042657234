import { InfoIcon, PlusIcon } from './essential.tsx';
import {
  AnnouncementIcon,
  BookIcon,
  CalendarIcon,
  ChartIcon,
  CustomersIcon,
  HomeIcon,
  LayersIcon,
  OrganizationIcon,
  PinIcon,
  SettingsIcon,
  ShieldIcon,
  StarIcon,
  TicketsIcon,
} from './general.tsx';
import { icon, type Icon } from './icon.tsx';
import { BoltIcon, SmileIcon } from './ticket.tsx';

const SquaresIcon = /* @__PURE__ */ icon(
  'SquaresIcon',
  'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
);

/**
 * The icons that the menu, the top bar and the command palette draw by name. A name says what the icon shows, never
 * which module uses it: a module chooses one of them, or gives an SVG path of its own.
 */
export const namedIcons = {
  home: HomeIcon,
  ticket: TicketsIcon,
  building: OrganizationIcon,
  people: CustomersIcon,
  megaphone: AnnouncementIcon,
  book: BookIcon,
  calendar: CalendarIcon,
  chart: ChartIcon,
  gear: SettingsIcon,
  info: InfoIcon,
  plus: PlusIcon,
  squares: SquaresIcon,
  star: StarIcon,
  bolt: BoltIcon,
  shield: ShieldIcon,
  pin: PinIcon,
  smile: SmileIcon,
  layers: LayersIcon,
} as const satisfies Readonly<Record<string, Icon>>;
