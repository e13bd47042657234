/// <reference path="../css/css.d.ts" />
import '../css/tokens.css';
import '../css/base.css';
import '../css/controls.css';
import '../css/basics.css';
import '../css/new-rows.css';

export { Avatar } from './avatar.tsx';
export type { AvatarProps } from './avatar.tsx';
export { Button, ButtonLink } from './button.tsx';
export type { ButtonLinkProps, ButtonProps, ButtonVariant } from './button.tsx';
export { Card } from './card.tsx';
export type { CardProps } from './card.tsx';
export { Checkbox, RadioGroup, Switch, Tabs } from './selection-controls.tsx';
export type {
  CheckboxProps,
  RadioGroupProps,
  RadioOption,
  SwitchProps,
  TabItem,
  TabsProps,
} from './selection-controls.tsx';
export { classNames } from './class-names.ts';
export { CopyButton } from './copy-button.tsx';
export { copyText } from './copy-text.ts';
export { DropdownMenu } from './dropdown-menu.tsx';
export type { DropdownMenuProps, MenuItem } from './dropdown-menu.tsx';
export { Field } from './field.tsx';
export type { FieldProps } from './field.tsx';
export { FieldHostProvider, useFieldHost, useFieldProblem } from './field-host.ts';
export type { FieldHost } from './field-host.ts';
export { IconButton } from './icon-button.tsx';
export type { IconButtonProps } from './icon-button.tsx';
export { focusElement, focusTitleIfLost, isFocusLost, keepFocus, pageTitle } from './lost-focus.ts';
export { NewRowsButton, RowGroup } from './new-rows.tsx';
export type { RowGroupProps } from './new-rows.tsx';
export { closePopups } from './use-escape.ts';
export { Chip, CountBadge, Divider, Pill, Progress, Tag } from './badges.tsx';
export type { ChipProps, CountBadgeProps, ProgressProps, TagProps, Tone } from './badges.tsx';
export { Popover } from './popover.tsx';
export type { PopoverProps, TriggerProps } from './popover.tsx';
export { rangeOf } from './range-of.ts';
export { SearchInput } from './search-input.tsx';
export type { SearchInputProps } from './search-input.tsx';
export { Segmented } from './segmented.tsx';
export type { SegmentedOption, SegmentedProps } from './segmented.tsx';
export { Spinner } from './spinner.tsx';
export { Alert, EmptyState, ErrorCard, ErrorState, Skeleton, SlotError } from './feedback.tsx';
export type { AlertProps, EmptyStateProps, ErrorStateProps, ModuleErrorProps } from './feedback.tsx';
export { Kbd, Line, lineDirection, lineProps, lineText, Ltr, Name, VisuallyHidden } from './text.tsx';
export type { LtrProps } from './text.tsx';
export { Tooltip } from './tooltip.tsx';
export type { TooltipProps } from './tooltip.tsx';
export type { Placement } from './use-floating.ts';
export { TextLimit, useTextLimit } from './text-limit.tsx';
export type { TextLimitProps, TextLimitState } from './text-limit.tsx';
export { TextLink } from '../theme/link.tsx';
export type { TextLinkProps } from '../theme/link.tsx';
