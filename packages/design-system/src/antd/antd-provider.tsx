import { ConfigProvider } from 'antd';
import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTheme, useThemeEnvironment } from '../theme/theme-provider.tsx';
import { antdTheme } from './antd-theme.ts';
import { faLocale } from './locale-fa.ts';

const InsideProvider = createContext(false);
const BUTTON = { autoInsertSpace: false };

/**
 * antd's own provider: right to left, Persian, with the theme of the page and its nonce. Every component of this
 * package that uses antd wraps itself in it, so only this package uses antd, and pages without such a component do not
 * load it.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  return useContext(InsideProvider) ? <>{children}</> : <ConfiguredProvider>{children}</ConfiguredProvider>;
}

function ConfiguredProvider({ children }: { children: ReactNode }) {
  const { appearance, density } = useTheme();
  const { nonce, getPopupContainer } = useThemeEnvironment();
  const csp = useMemo(() => (nonce === undefined ? undefined : { nonce }), [nonce]);
  const container = useMemo(() => (getPopupContainer ? () => getPopupContainer() : undefined), [getPopupContainer]);
  return (
    <InsideProvider value>
      <ConfigProvider
        direction="rtl"
        locale={faLocale}
        theme={antdTheme(appearance, density)}
        csp={csp}
        getPopupContainer={container}
        button={BUTTON}
      >
        {children}
      </ConfigProvider>
    </InsideProvider>
  );
}
