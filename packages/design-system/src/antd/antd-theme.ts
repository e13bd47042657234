import { theme } from 'antd';
import type { ThemeConfig } from 'antd';
import { COLORS, DENSITY, SCALE } from '../theme/tokens.ts';
import type { Appearance, Density } from '../theme/tokens.ts';

const FIXED = {
  fontFamily: SCALE.font,
  fontSize: 14,
  lineHeight: 1.75,
  fontSizeSM: 12.5,
  fontSizeLG: 16,
  fontSizeHeading1: 28,
  fontSizeHeading2: 22,
  fontSizeHeading3: 18,
  fontSizeHeading4: 16,
  fontSizeHeading5: 14,
  fontWeightStrong: 650,
  borderRadius: 10,
  borderRadiusLG: 14,
  borderRadiusSM: 7,
  borderRadiusXS: 4,
  sizeUnit: 4,
  sizeStep: 4,
  wireframe: false,
  motionDurationFast: '0.12s',
  motionDurationMid: '0.18s',
  motionDurationSlow: '0.26s',
  motionEaseOut: SCALE.ease,
  motionEaseInOut: SCALE.ease,
  controlOutlineWidth: 3,
  lineWidthFocus: 2,
};

function componentTokens(c: (typeof COLORS)[Appearance], density: Density): ThemeConfig['components'] {
  const compact = density === 'compact';
  return {
    Table: {
      headerBg: c['fill-1'],
      headerColor: c['text-2'],
      headerSplitColor: 'transparent',
      headerBorderRadius: 0,
      cellPaddingBlock: compact ? 6 : 10,
      cellPaddingInline: compact ? 10 : 12,
      cellFontSize: 13.5,
      rowHoverBg: c['row-hover'],
      rowSelectedBg: c['row-selected'],
      rowSelectedHoverBg: c['row-selected'],
      borderColor: c['border-3'],
      bodySortBg: 'transparent',
      headerSortActiveBg: c['fill-1'],
      headerSortHoverBg: c['fill-3'],
    },
    Input: { activeBorderColor: c['primary'], hoverBorderColor: c['primary'] },
    InputNumber: { activeBorderColor: c['primary'], hoverBorderColor: c['primary'] },
    Select: {
      optionSelectedBg: c['primary-bg'],
      optionSelectedColor: c['primary-text'],
      optionSelectedFontWeight: 600,
      optionActiveBg: c['fill-3'],
      activeBorderColor: c['primary'],
      hoverBorderColor: c['primary'],
      multipleItemBg: c['tag-bg'],
      multipleItemBorderColor: 'transparent',
    },
    DatePicker: {
      activeBorderColor: c['primary'],
      hoverBorderColor: c['primary'],
      cellActiveWithRangeBg: c['primary-bg'],
      cellHoverBg: c['fill-3'],
      multipleItemBg: c['tag-bg'],
    },
    Form: {
      labelColor: c['text'],
      labelFontSize: 13,
      verticalLabelPadding: '0 0 4px',
      itemMarginBottom: compact ? 12 : 16,
      labelRequiredMarkColor: c['error'],
    },
    Tree: { nodeSelectedBg: c['primary-bg'], nodeHoverBg: c['fill-3'] },
  };
}

function build(appearance: Appearance, density: Density): ThemeConfig {
  const c = COLORS[appearance];
  const size = DENSITY[density];
  return {
    algorithm: appearance === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    // without its own class antd applies its link rules to every link of the page, and removes their focus ring
    hashed: true,
    cssVar: { key: `hd-${appearance}-${density}`, prefix: 'hda' },
    token: {
      ...FIXED,
      // with animations of zero length antd waits for an end event that never comes and leaves its lists outside the
      // window
      motion: !(globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false),
      controlHeight: size['control'],
      controlHeightSM: size['control-sm'],
      controlHeightLG: size['control-lg'],
      colorPrimary: c['primary'],
      colorPrimaryHover: c['primary-hover'],
      colorPrimaryActive: c['primary-active'],
      colorPrimaryBg: c['primary-bg'],
      colorPrimaryBgHover: c['primary-bg-hover'],
      colorPrimaryBorder: c['primary-border'],
      controlItemBgActive: c['primary-bg'],
      controlItemBgActiveHover: c['primary-bg-hover'],
      controlItemBgHover: c['fill-3'],
      controlOutline: c['focus'],
      colorTextLightSolid: c['on-primary'],
      colorLink: c['link'],
      colorSuccess: c['success'],
      colorWarning: c['warning'],
      colorError: c['error'],
      colorInfo: c['info'],
      colorText: c['text'],
      colorTextSecondary: c['text-2'],
      colorTextTertiary: c['text-3'],
      colorTextQuaternary: c['text-4'],
      colorTextPlaceholder: c['placeholder'],
      colorTextDisabled: c['disabled-text'],
      colorBgLayout: c['layout'],
      colorBgContainer: c['container'],
      colorBgElevated: c['elevated'],
      colorBgContainerDisabled: c['fill-3'],
      colorFillAlter: c['fill-1'],
      colorFillSecondary: c['fill-2'],
      colorFillTertiary: c['fill-3'],
      colorFillQuaternary: c['fill-1'],
      colorBorder: c['border-input'],
      colorBorderSecondary: c['border-2'],
      colorSplit: c['border-2'],
      colorIcon: c['text-3'],
      colorIconHover: c['text'],
      colorBgMask: c['mask'],
      boxShadow: c['shadow-2'],
      boxShadowSecondary: c['shadow-3'],
      boxShadowTertiary: c['shadow-1'],
      zIndexPopupBase: Number(SCALE['z-dialog']),
    },
    components: componentTokens(c, density),
  };
}

const cache = new Map<string, ThemeConfig>();

/**
 * antd's theme for one appearance and density, made from the same tokens as the CSS variables; the same object for the
 * same arguments.
 */
export function antdTheme(appearance: Appearance, density: Density): ThemeConfig {
  const key = `${appearance}/${density}`;
  const found = cache.get(key) ?? build(appearance, density);
  cache.set(key, found);
  return found;
}
