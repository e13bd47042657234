import { icon } from './icon.tsx';

/** Done. */
export const CheckIcon = /* @__PURE__ */ icon('CheckIcon', 'M4.5 12.5l5 5L19.5 7');
/** Close or remove. */
export const CloseIcon = /* @__PURE__ */ icon('CloseIcon', 'M6 6l12 12M18 6L6 18');
/** Add. */
export const PlusIcon = /* @__PURE__ */ icon('PlusIcon', 'M12 5v14M5 12h14');
/** Remove one or "some selected". */
export const MinusIcon = /* @__PURE__ */ icon('MinusIcon', 'M5 12h14');
/** A time or deadline. */
export const ClockIcon = /* @__PURE__ */ icon('ClockIcon', 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5V12l3 2');
/** Show what is hidden. */
export const EyeIcon = /* @__PURE__ */ icon(
  'EyeIcon',
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
);
/** Hide what is shown. */
export const EyeOffIcon = /* @__PURE__ */ icon(
  'EyeOffIcon',
  'M4 4l16 16M9.9 5.7A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.5M6.4 7.3A15.7 15.7 0 0 0 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2',
);
/** Information. */
export const InfoIcon = /* @__PURE__ */ icon('InfoIcon', 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.6v.1');
/** Warning. */
export const WarningIcon = /* @__PURE__ */ icon('WarningIcon', 'M12 4L2.8 19.5h18.4zM12 10v4.5M12 17v.1');
/** Failure. */
export const ErrorIcon = /* @__PURE__ */ icon(
  'ErrorIcon',
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.2V13M12 16.3v.1',
);
/** Success. */
export const CheckedIcon = /* @__PURE__ */ icon(
  'CheckedIcon',
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.3l2.8 2.8L16 9.5',
);
/** Edit. */
export const EditIcon = /* @__PURE__ */ icon('EditIcon', 'M15.5 5.5l3 3L9 18l-4 1 1-4zM13 20h7');
/** Opens downwards. */
export const ChevronDownIcon = /* @__PURE__ */ icon('ChevronDownIcon', 'M6 9.5l6 6 6-6');
/** Closes upwards. */
export const ChevronUpIcon = /* @__PURE__ */ icon('ChevronUpIcon', 'M6 14.5l6-6 6 6');
