import { icon } from './icon.tsx';

/** Dashboard. */
export const HomeIcon = /* @__PURE__ */ icon('HomeIcon', 'M3.5 11.5L12 4l8.5 7.5M5.5 10v10h4.7v-5.5h3.6V20h4.7V10');
/** Tickets, an inbox. */
export const TicketsIcon = /* @__PURE__ */ icon(
  'TicketsIcon',
  'M4 13.5h4.5a3.5 3.5 0 0 0 7 0H20M4 13.5V18a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 18v-4.5M4 13.5L6.5 6a1.5 1.5 0 0 1 1.4-1h8.2a1.5 1.5 0 0 1 1.4 1l2.5 7.5',
);
/** The organisation tree. */
export const OrganizationIcon = /* @__PURE__ */ icon(
  'OrganizationIcon',
  'M9.5 4h5v5h-5zM3 15.5h5v5H3zM16 15.5h5v5h-5zM12 9v3.2M5.5 15.5v-3.3h13v3.3',
);
/** Customers, people. */
export const CustomersIcon = /* @__PURE__ */ icon(
  'CustomersIcon',
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 19.5c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5M15.5 5a3.3 3.3 0 0 1 0 6.3M17 14.3c2.4.6 4 2.5 4 5.2',
);
/** One person. */
export const UserIcon = /* @__PURE__ */ icon(
  'UserIcon',
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c0-3.9 3.3-6.5 7.5-6.5s7.5 2.6 7.5 6.5',
);
/** Assigned person. */
export const UserCheckIcon = /* @__PURE__ */ icon(
  'UserCheckIcon',
  'M10 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM3 20.5c0-3.9 3-6.5 7-6.5 1.3 0 2.5.3 3.5.8M15 18.5l2 2 4-4.5',
);
/** Announcements. */
export const AnnouncementIcon = /* @__PURE__ */ icon(
  'AnnouncementIcon',
  'M4 9.5v5l3.5.3L18 19.5v-15L7.5 9.2zM7.5 14.8L9 20h2.5l-1.2-4M20.5 10v4',
  { mirror: true },
);
/** Knowledge base. */
export const BookIcon = /* @__PURE__ */ icon(
  'BookIcon',
  'M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2zM12 6.5v14M6 8.5l3 .4M6 12l3 .4M18 8.5l-3 .4M18 12l-3 .4',
);
/** Reports. */
export const ChartIcon = /* @__PURE__ */ icon('ChartIcon', 'M4 4v15.5h16.5M8 16v-4.5M12 16V8M16 16v-3M19.5 16V6');
/** Settings. */
export const SettingsIcon = /* @__PURE__ */ icon(
  'SettingsIcon',
  'M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM10.3 3.5h3.4l.5 2.5 1.7 1 2.4-.9 1.7 3-1.9 1.6v2.1l1.9 1.6-1.7 3-2.4-.9-1.7 1-.5 2.5h-3.4l-.5-2.5-1.7-1-2.4.9-1.7-3 1.9-1.6v-2.1L4 9.1l1.7-3 2.4.9 1.7-1z',
);
/** Search. */
export const SearchIcon = /* @__PURE__ */ icon(
  'SearchIcon',
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20.5 20.5',
);
/** Notifications. */
export const BellIcon = /* @__PURE__ */ icon('BellIcon', 'M6 17V11a6 6 0 1 1 12 0v6M4 17h16M10 20.5h4M12 5V3');
/** Calendar, a date. */
export const CalendarIcon = /* @__PURE__ */ icon('CalendarIcon', 'M4 6h16v14H4zM4 10.5h16M8 3.5v4M16 3.5v4');
/** Fill the screen. */
export const FullscreenIcon = /* @__PURE__ */ icon(
  'FullscreenIcon',
  'M9.5 9.5L4.5 4.5M4.5 8.5v-4h4M14.5 9.5l5-5M15.5 4.5h4v4M9.5 14.5l-5 5M8.5 19.5h-4v-4M14.5 14.5l5 5M19.5 15.5v4h-4',
);
/** Leave full screen. */
export const ExitFullscreenIcon = /* @__PURE__ */ icon(
  'ExitFullscreenIcon',
  'M4.5 4.5l5 5M9.5 5.5v4h-4M19.5 4.5l-5 5M14.5 5.5v4h4M4.5 19.5l5-5M5.5 14.5h4v4M19.5 19.5l-5-5M18.5 14.5h-4v4',
);
/** Filter. */
export const FilterIcon = /* @__PURE__ */ icon('FilterIcon', 'M4 5h16l-6 7v7l-4-2.5V12z');
/** Sort. */
export const SortIcon = /* @__PURE__ */ icon('SortIcon', 'M7 5v14M4 16l3 3 3-3M14 6h6M14 11h4.5M14 16h3', {
  mirror: true,
});
/** Sorted ascending. */
export const SortUpIcon = /* @__PURE__ */ icon('SortUpIcon', 'M12 19V5M6.5 10.5L12 5l5.5 5.5');
/** Sorted descending. */
export const SortDownIcon = /* @__PURE__ */ icon('SortDownIcon', 'M12 5v14M6.5 13.5L12 19l5.5-5.5');
/** More actions. */
export const MoreIcon = /* @__PURE__ */ icon(
  'MoreIcon',
  'M5 13.6a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2zM12 13.6a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2zM19 13.6a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2z',
  { fill: true },
);
/** More actions of a row. */
export const MoreVerticalIcon = /* @__PURE__ */ icon(
  'MoreVerticalIcon',
  'M12 6.6a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2zM12 13.6a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2zM12 20.6a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2z',
  { fill: true },
);
/** Drag to reorder. */
export const HandleIcon = /* @__PURE__ */ icon(
  'HandleIcon',
  'M9 7.4a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8zM15 7.4a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8zM9 13.4a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8zM15 13.4a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8zM9 19.4a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8zM15 19.4a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8z',
  { fill: true },
);
/** Share. */
export const ShareIcon = /* @__PURE__ */ icon(
  'ShareIcon',
  'M17.5 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6.5 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17.5 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.7 10.8l6.6-4M8.7 13.2l6.6 4',
  { mirror: true },
);
/** Link. */
export const LinkIcon = /* @__PURE__ */ icon(
  'LinkIcon',
  'M10 14l4-4M8.5 11l-2.2 2.2a3.5 3.5 0 0 0 5 5L13.5 16M15.5 13l2.2-2.2a3.5 3.5 0 0 0-5-5L10.5 8',
);
/** Broken link, a part that did not load. */
export const UnlinkIcon = /* @__PURE__ */ icon(
  'UnlinkIcon',
  'M8.5 11l-2.2 2.2a3.5 3.5 0 0 0 5 5L13.5 16M15.5 13l2.2-2.2a3.5 3.5 0 0 0-5-5L10.5 8M5 5l14 14',
);
/** Telephone. */
export const PhoneIcon = /* @__PURE__ */ icon(
  'PhoneIcon',
  'M6 3.5h3l1.5 4.5-2 1.5a11.5 11.5 0 0 0 6 6l1.5-2 4.5 1.5v3a2 2 0 0 1-2 2A15.5 15.5 0 0 1 4 5.5a2 2 0 0 1 2-2z',
);
/** E-mail. */
export const MailIcon = /* @__PURE__ */ icon('MailIcon', 'M3.5 6h17v12.5h-17zM3.5 6.5l8.5 7 8.5-7');
/** Menu. */
export const MenuIcon = /* @__PURE__ */ icon('MenuIcon', 'M4 6.5h16M4 12h16M4 17.5h16');
/** Narrow the sidebar. */
export const MenuFoldIcon = /* @__PURE__ */ icon(
  'MenuFoldIcon',
  'M4 5.5h16M11 10h9M11 14.5h9M4 19h16M7.5 9.5L4.5 12.2l3 2.8',
  { mirror: true },
);
/** Widen the sidebar. */
export const MenuUnfoldIcon = /* @__PURE__ */ icon(
  'MenuUnfoldIcon',
  'M4 5.5h16M11 10h9M11 14.5h9M4 19h16M4.5 9.5l3 2.7-3 2.8',
  { mirror: true },
);
/** Locked or internal. */
export const LockIcon = /* @__PURE__ */ icon('LockIcon', 'M5.5 10.5h13V20h-13zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14v2.5');
/** Password, key. */
export const KeyIcon = /* @__PURE__ */ icon(
  'KeyIcon',
  'M8 19a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM11.5 10.5L20 4M16.5 6.6l2.5 3',
);
/** Security. */
export const ShieldIcon = /* @__PURE__ */ icon(
  'ShieldIcon',
  'M12 3.5l7.5 2.5v5.5c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6zM8.5 12l2.5 2.5 4.5-4.5',
);
/** Back: points right in Persian. */
export const BackIcon = /* @__PURE__ */ icon('BackIcon', 'M20 12H4.5M10.5 5.5L4 12l6.5 6.5', { mirror: true });
/** Forward: points left in Persian. */
export const ForwardIcon = /* @__PURE__ */ icon('ForwardIcon', 'M4 12h15.5M13.5 5.5L20 12l-6.5 6.5', { mirror: true });
/** Next: the left chevron in Persian. */
export const NextIcon = /* @__PURE__ */ icon('NextIcon', 'M9.5 6l6 6-6 6', { mirror: true });
/** Previous: the right chevron in Persian. */
export const PreviousIcon = /* @__PURE__ */ icon('PreviousIcon', 'M14.5 6l-6 6 6 6', { mirror: true });
/** First page. */
export const FirstIcon = /* @__PURE__ */ icon('FirstIcon', 'M17 6l-6 6 6 6M11 6l-6 6 6 6', { mirror: true });
/** Last page. */
export const LastIcon = /* @__PURE__ */ icon('LastIcon', 'M7 6l6 6-6 6M13 6l6 6-6 6', { mirror: true });
/** A level or favourite. */
export const StarIcon = /* @__PURE__ */ icon(
  'StarIcon',
  'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8z',
);
/** A level, filled. */
export const StarFilledIcon = /* @__PURE__ */ icon(
  'StarFilledIcon',
  'M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17l-5.4 3 1.1-6.1-4.5-4.3 6.1-.8z',
  { fill: true },
);
/** Delete. */
export const TrashIcon = /* @__PURE__ */ icon(
  'TrashIcon',
  'M4.5 6.5h15M9.5 6V4h5v2M6.5 6.5L7.5 20h9l1-13.5M10 10.5v6M14 10.5v6',
);
/** Copy. */
export const CopyIcon = /* @__PURE__ */ icon('CopyIcon', 'M8.5 8.5h11v12h-11zM15.5 8.5v-5h-11v12h4');
/** Load again. */
export const RefreshIcon = /* @__PURE__ */ icon('RefreshIcon', 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4.2h-4.2');
/** Download. */
export const DownloadIcon = /* @__PURE__ */ icon('DownloadIcon', 'M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15');
/** Upload. */
export const UploadIcon = /* @__PURE__ */ icon('UploadIcon', 'M12 16V5M7 9.5l5-5 5 5M4.5 19.5h15');
/** Drop files. */
export const CloudUploadIcon = /* @__PURE__ */ icon(
  'CloudUploadIcon',
  'M7 18.5a4.5 4.5 0 0 1-.8-8.9 6 6 0 0 1 11.6 0 4.5 4.5 0 0 1-.8 8.9M12 19.5v-7M9 15l3-3 3 3',
);
/** Export. */
export const ExportIcon = /* @__PURE__ */ icon('ExportIcon', 'M10 4.5H4.5v15h15V14M13 4.5h6.5V11M19.5 4.5l-9 9');
/** Opens elsewhere. */
export const ExternalIcon = /* @__PURE__ */ icon('ExternalIcon', 'M10 5H5v14h14v-5M14 4.5h5.5V10M19 5l-8.5 8.5');
/** Tags. */
export const TagIcon = /* @__PURE__ */ icon(
  'TagIcon',
  'M3.5 12.5l9-9h7v7l-9 9a1.5 1.5 0 0 1-2 0l-5-5a1.5 1.5 0 0 1 0-2zM15.7 8.4v-.1',
  { mirror: true },
);
/** Choose columns. */
export const ColumnsIcon = /* @__PURE__ */ icon(
  'ColumnsIcon',
  'M4 4.5h16v15H4zM9.5 4.5v15M14.5 4.5v15M6.7 9v3M12 12v3M17.3 8v3',
);
/** List next to the ticket. */
export const SplitViewIcon = /* @__PURE__ */ icon('SplitViewIcon', 'M4 4.5h16v15H4zM9.5 4.5v15M4 9.5h5.5', {
  mirror: true,
});
/** Table of rows. */
export const ListViewIcon = /* @__PURE__ */ icon(
  'ListViewIcon',
  'M8.5 6H20M8.5 12H20M8.5 18H20M4.5 6v.1M4.5 12v.1M4.5 18v.1',
  { mirror: true },
);
/** Light mode. */
export const SunIcon = /* @__PURE__ */ icon(
  'SunIcon',
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M4.5 12h-2M21.5 12h-2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
);
/** Dark mode. */
export const MoonIcon = /* @__PURE__ */ icon('MoonIcon', 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z');
/** Follow the device. */
export const SystemThemeIcon = /* @__PURE__ */ icon('SystemThemeIcon', 'M3.5 5h17v11.5h-17zM9 20.5h6M12 16.5v4');
/** Log out. */
export const LogoutIcon = /* @__PURE__ */ icon('LogoutIcon', 'M13.5 4.5h-8v15h8M10.5 12h10M17 8.5l3.5 3.5-3.5 3.5', {
  mirror: true,
});
/** Log in. */
export const LoginIcon = /* @__PURE__ */ icon('LoginIcon', 'M10.5 4.5h8v15h-8M3.5 12h11M11 8.5l3.5 3.5-3.5 3.5', {
  mirror: true,
});
/** Web, language. */
export const GlobeIcon = /* @__PURE__ */ icon(
  'GlobeIcon',
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.5 9.5h17M3.5 14.5h17M12 3c-5 6-5 12 0 18M12 3c5 6 5 12 0 18',
);
/** Folder. */
export const FolderIcon = /* @__PURE__ */ icon('FolderIcon', 'M3.5 5.5h6l2 2.5h9v11h-17z');
/** History. */
export const HistoryIcon = /* @__PURE__ */ icon(
  'HistoryIcon',
  'M4.5 12a7.5 7.5 0 1 1 2.2 5.3M4.5 19.5v-4h4M12 8v4l2.7 1.7',
  { mirror: true },
);
/** Paused. */
export const PauseIcon = /* @__PURE__ */ icon('PauseIcon', 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM10 9v6M14 9v6');
/** No connection. */
export const OfflineIcon = /* @__PURE__ */ icon(
  'OfflineIcon',
  'M4 4l16 16M8.5 15.5a5 5 0 0 1 6-.8M5.5 12.3a9.5 9.5 0 0 1 4-2.3M2.8 9a14 14 0 0 1 4.2-2.7M11 5.5A14 14 0 0 1 21.2 9M14.5 10.2a9.5 9.5 0 0 1 4 2.1M12 19v.1',
);
/** Help. */
export const HelpIcon = /* @__PURE__ */ icon(
  'HelpIcon',
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.7M12 16.7v.1',
);
/** Keyboard shortcuts. */
export const KeyboardIcon = /* @__PURE__ */ icon(
  'KeyboardIcon',
  'M3 6.5h18v11H3zM6.5 10v.1M10 10v.1M14 10v.1M17.5 10v.1M8 14h8',
);
/** Colour, appearance. */
export const PaletteIcon = /* @__PURE__ */ icon(
  'PaletteIcon',
  'M12 20.5a8.5 8.5 0 1 1 8.5-8.5c0 2.5-2 3.5-3.8 3.5H15c-1.5 0-2 1.5-1 2.5.8 1-.2 2.5-2 2.5zM8 11v.1M11 7.5v.1M15.5 8.5v.1',
);
/** Plugins. */
export const PlugIcon = /* @__PURE__ */ icon(
  'PlugIcon',
  'M9 4v4.5M15 4v4.5M6.5 8.5h11V12a5.5 5.5 0 0 1-11 0zM12 17.5V21',
);
/** Forms and fields. */
export const FormIcon = /* @__PURE__ */ icon('FormIcon', 'M4.5 4h15v16h-15zM8 8.5h8M8 12.5h8M8 16.5h4', {
  mirror: true,
});
/** Identity card. */
export const IdentityIcon = /* @__PURE__ */ icon(
  'IdentityIcon',
  'M3.5 5.5h17v13h-17zM8.5 12a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM5.8 15.8c.5-1.5 1.5-2.2 2.7-2.2s2.2.7 2.7 2.2M14 10h3.5M14 13.5h3.5',
  { mirror: true },
);
/** Branch, company. */
export const BuildingIcon = /* @__PURE__ */ icon(
  'BuildingIcon',
  'M5 20.5v-16h9v16M14 9.5h5v11M3 20.5h18M8 8h3M8 12h3M8 16h3M16.5 13v.1M16.5 16.5v.1',
);
/** Services, levels. */
export const LayersIcon = /* @__PURE__ */ icon(
  'LayersIcon',
  'M12 4l8.5 4.5L12 13 3.5 8.5zM3.5 12.5L12 17l8.5-4.5M3.5 16.5L12 21l8.5-4.5',
);
/** Pinned. */
export const PinIcon = /* @__PURE__ */ icon('PinIcon', 'M9 4h6l-.7 6 3.2 3H6.5l3.2-3zM12 13v7.5');
/** Waiting. */
export const WaitIcon = /* @__PURE__ */ icon(
  'WaitIcon',
  'M7 4h10M7 20h10M8 4c0 5 8 6 8 8s-8 3-8 8M16 4c0 5-8 6-8 8s8 3 8 8',
);
/** Reopened. */
export const LockOpenIcon = /* @__PURE__ */ icon(
  'LockOpenIcon',
  'M5.5 10.5h13V20h-13zM8 10.5V8a4 4 0 0 1 7.7-1.5M12 14v2.5',
);
/** Helpful. */
export const LikeIcon = /* @__PURE__ */ icon(
  'LikeIcon',
  'M7 10.5V20H4v-9.5zM7 10.5l4-7.5a2 2 0 0 1 2 2v4h5.5a2 2 0 0 1 2 2.3l-1.2 7a2 2 0 0 1-2 1.7H7',
);
/** Not helpful. */
export const DislikeIcon = /* @__PURE__ */ icon(
  'DislikeIcon',
  'M7 13.5V4H4v9.5zM7 13.5l4 7.5a2 2 0 0 0 2-2v-4h5.5a2 2 0 0 0 2-2.3l-1.2-7a2 2 0 0 0-2-1.7H7',
);
