import { searchKeyCompact } from '@hamyar/persian';
import { ColorPicker as AntColorPicker, Select as AntSelect, TreeSelect as AntTreeSelect } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { AntdProvider } from '../antd/antd-provider.tsx';
import { Checkbox } from '../basics/selection-controls.tsx';
import { Spinner } from '../basics/spinner.tsx';
import { CloseIcon } from '../icons/essential.tsx';
import { controlState, type ControlState } from './control-state.ts';
import { fieldsText } from './messages.ts';
import { TreePopup } from './tree-popup.tsx';
import { useRemoteOptions } from './use-remote-options.ts';

/** One choice of a select. */
export interface SelectOption<Value extends string | number = string | number> {
  value: Value;
  label: ReactNode;
  /** What is searched when `label` is not plain text. */
  searchText?: string;
  disabled?: boolean;
}

interface SelectBase extends ControlState {
  id?: string;
  placeholder?: string;
  disabled?: boolean;
  loading?: boolean;
  clearable?: boolean;
  size?: 'small' | 'middle' | 'large';
  onBlur?: () => void;
  onOpenChange?: (open: boolean) => void;
  'aria-label'?: string;
  className?: string;
}

/** Props of {@link Select}. */
export interface SelectProps<Value extends string | number> extends SelectBase {
  options: readonly SelectOption<Value>[];
  value?: Value | null;
  onChange?: (value: Value | null) => void;
  searchable?: boolean;
}

const textOf = (option: { label?: ReactNode; searchText?: string } | undefined): string =>
  option?.searchText ??
  (typeof option?.label === 'string' || typeof option?.label === 'number' ? String(option.label) : '');

/**
 * True when an option contains the typed text, after both are normalised to one spelling: «كري» finds «کریمی»
 * (persian-ux B6).
 */
function matchesOption(typed: string, option: { label?: ReactNode; searchText?: string } | undefined): boolean {
  return searchKeyCompact(textOf(option)).includes(searchKeyCompact(typed));
}

const search = {
  filterOption: (typed: string, option?: { label?: ReactNode; searchText?: string }) => matchesOption(typed, option),
};

/** The button that empties a field. antd passes its name on and does not declare it. */
const CLEAR: { clearIcon: ReactNode } & { label: string } = {
  clearIcon: <CloseIcon size={12} />,
  label: fieldsText.clear,
};
const clearing = (clearable: boolean | undefined): { clearIcon: ReactNode } | false => (clearable ? CLEAR : false);

/** Chooses one option; typing searches in Persian spelling, an empty list shows «موردی پیدا نشد!» (spec 8.13). */
export function Select<Value extends string | number>({
  options,
  value,
  onChange,
  searchable = options.length > 7,
  clearable,
  placeholder = fieldsText.select,
  invalid,
  required,
  ...rest
}: SelectProps<Value>) {
  return (
    <AntdProvider>
      <AntSelect<Value, SelectOption<Value>>
        options={options as SelectOption<Value>[]}
        value={value ?? undefined}
        showSearch={searchable ? search : false}
        allowClear={clearing(clearable)}
        placeholder={placeholder}
        notFoundContent={fieldsText.notFound}
        onChange={(next) => onChange?.(next ?? null)}
        popupMatchSelectWidth={false}
        {...controlState({ invalid, required })}
        {...rest}
      />
    </AntdProvider>
  );
}

/** Props of {@link MultiSelect}. */
export interface MultiSelectProps<Value extends string | number> extends SelectBase {
  options: readonly SelectOption<Value>[];
  value?: readonly Value[] | null;
  onChange?: (value: Value[]) => void;
  /** A first row that chooses all. */
  selectAll?: boolean;
  /** Typed words become values too, as strings. */
  creatable?: boolean;
  /** When more options than this are chosen, their number is shown. */
  maxShown?: number;
  /** Says how many more are chosen. Default: «و ۲ مورد دیگر». */
  moreText?: (n: number) => string;
}

/** Any number of choices, as pills; with `selectAll` a first row for all of them. */
export function MultiSelect<Value extends string | number>({
  options,
  value,
  onChange,
  selectAll,
  creatable,
  maxShown,
  moreText = fieldsText.more,
  clearable = true,
  placeholder = fieldsText.select,
  invalid,
  required,
  ...rest
}: MultiSelectProps<Value>) {
  const chosen = value ?? [];
  const open = options.filter((option) => !option.disabled);
  const all = open.length > 0 && open.every((option) => chosen.includes(option.value));
  return (
    <AntdProvider>
      <AntSelect<Value[], SelectOption<Value>>
        mode={creatable ? 'tags' : 'multiple'}
        options={options as SelectOption<Value>[]}
        value={chosen as Value[]}
        showSearch={search}
        allowClear={clearing(clearable)}
        placeholder={placeholder}
        maxTagCount={maxShown ?? 'responsive'}
        maxTagPlaceholder={(omitted) => moreText(omitted.length)}
        notFoundContent={creatable ? null : fieldsText.notFound}
        onChange={(next) => onChange?.(next)}
        popupRender={
          selectAll
            ? (menu) => (
                <>
                  <div className="hd-select-all" onMouseDown={(event) => event.preventDefault()}>
                    <Checkbox
                      checked={all}
                      indeterminate={!all && chosen.length > 0}
                      onChange={(on) => onChange?.(on ? open.map((option) => option.value) : [])}
                    >
                      {all ? fieldsText.deselectAll : fieldsText.selectAll}
                    </Checkbox>
                  </div>
                  {menu}
                </>
              )
            : undefined
        }
        {...controlState({ invalid, required })}
        {...rest}
      />
    </AntdProvider>
  );
}

/** Props of {@link SearchSelect}. */
export interface SearchSelectProps<Value extends string | number> extends SelectBase {
  /** The chosen option with its label, because the list on the server is longer than the loaded part. */
  value?: SelectOption<Value> | null;
  onChange?: (value: SelectOption<Value> | null) => void;
  /** Queries the server; the signal is aborted when something else has been typed. */
  onSearch: (query: string, signal: AbortSignal) => Promise<readonly SelectOption<Value>[]>;
  /** Minimum number of characters for a query; 3 (spec 9.10). */
  minLength?: number;
}

/** Chooses from a list on the server: queries from the third character on, and shows a hint before (spec 9.10). */
export function SearchSelect<Value extends string | number>({
  value,
  onChange,
  onSearch,
  minLength = 3,
  clearable = true,
  placeholder = fieldsText.searchPlaceholder,
  loading,
  invalid,
  required,
  ...rest
}: SearchSelectProps<Value>) {
  const [query, setQuery] = useState('');
  const { options, busy } = useRemoteOptions(query, minLength, onSearch);
  const short = [...query.trim()].length < minLength;
  return (
    <AntdProvider>
      <AntSelect<{ value: Value; label: ReactNode }, SelectOption<Value>>
        labelInValue
        options={options as SelectOption<Value>[]}
        value={value ? { value: value.value, label: value.label } : undefined}
        showSearch={{ filterOption: false, onSearch: setQuery }}
        allowClear={clearing(clearable)}
        placeholder={placeholder}
        loading={busy || loading}
        notFoundContent={
          short ? (
            fieldsText.minSearch
          ) : busy ? (
            <>
              <Spinner /> {fieldsText.searching}
            </>
          ) : (
            fieldsText.notFound
          )
        }
        onChange={(next) =>
          onChange?.(
            next
              ? (options.find((option) => option.value === next.value) ?? { value: next.value, label: next.label })
              : null,
          )
        }
        {...controlState({ invalid, required })}
        {...rest}
      />
    </AntdProvider>
  );
}

/** One node of a {@link TreeSelect}. */
export interface TreeOption<Value extends string | number = string | number> {
  value: Value;
  title: string;
  /** What is searched besides the title. */
  searchText?: string;
  disabled?: boolean;
  children?: readonly TreeOption<Value>[];
}

/** Props of {@link TreeSelect}. */
export interface TreeSelectProps<Value extends string | number> extends SelectBase {
  options: readonly TreeOption<Value>[];
  value?: Value | null;
  onChange?: (value: Value | null) => void;
  /** Comes open and with the focus, in place of a value that somebody has pressed. */
  opened?: boolean;
}

/** Chooses one node of a tree: categories with children, branches with departments. */
export function TreeSelect<Value extends string | number>({
  options,
  value,
  onChange,
  clearable,
  placeholder = fieldsText.select,
  invalid,
  required,
  opened,
  id,
  ...rest
}: TreeSelectProps<Value>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <AntdProvider>
      <AntTreeSelect<Value>
        treeData={options as never}
        value={value ?? undefined}
        showSearch={{
          filterTreeNode: (typed: string, node: { title?: unknown; searchText?: string }) =>
            matchesOption(typed, { searchText: [node.title, node.searchText].filter(Boolean).join(' ') }),
        }}
        // Enter chooses the first node whose title contains the typed text; without it antd compares with the values
        treeNodeFilterProp="title"
        treeDefaultExpandAll
        treeLine
        autoFocus={opened}
        defaultOpen={opened}
        allowClear={clearing(clearable)}
        placeholder={placeholder}
        notFoundContent={fieldsText.notFound}
        onChange={(next) => onChange?.((next as Value | undefined) ?? null)}
        id={fieldId}
        popupRender={(list) => <TreePopup id={`${fieldId}_list`}>{list}</TreePopup>}
        popupMatchSelectWidth={false}
        {...controlState({ invalid, required })}
        {...rest}
      />
    </AntdProvider>
  );
}

/** The ten colours that the product offers; the first is the default of events (spec 9.12). */
export const PRESET_COLORS = [
  '#E77373',
  '#E8A15C',
  '#D9B93B',
  '#7DB65B',
  '#4DA99A',
  '#4BA3C3',
  '#5B86D6',
  '#8A74D6',
  '#C06FC4',
  '#8A9AA3',
] as const;

/** Props of {@link ColorField}. */
export interface ColorFieldProps {
  /** `#rrggbb`. */
  value?: string | null;
  onChange?: (value: string) => void;
  id?: string;
  disabled?: boolean;
  'aria-label'?: string;
}

/** Chooses a colour: ten presets and a free choice; the value is `#rrggbb`. */
export function ColorField({ value, onChange, disabled, id, 'aria-label': label = fieldsText.color }: ColorFieldProps) {
  return (
    <AntdProvider>
      <span id={id} aria-label={label} role="group">
        <AntColorPicker
          value={value ?? PRESET_COLORS[0]}
          disabled={disabled}
          disabledAlpha
          format="hex"
          disabledFormat
          showText
          presets={[{ label: fieldsText.presets, colors: [...PRESET_COLORS] }]}
          onChangeComplete={(color) => onChange?.(color.toHexString().toUpperCase())}
        />
      </span>
    </AntdProvider>
  );
}
