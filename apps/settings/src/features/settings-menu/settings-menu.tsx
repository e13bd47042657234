import { useState, type FormEvent } from 'react';
import { TextField } from '@hamyar/design-system/fields';
import { SearchIcon } from '@hamyar/design-system/icons';
import { Link, useNavigate, usePlatformState } from '@hamyar/module-sdk';
import { fa } from '../../messages/fa.ts';
import { menuSections } from './settings-menu.rules.ts';

/** The sections of the settings with their search (spec 2.38, 2.45). */
export function SettingsMenu({ current }: { current: string }) {
  const [typed, setTyped] = useState('');
  const modules = usePlatformState((state) => state.modules);
  const gates = usePlatformState((state) => state.gates);
  const sections = menuSections(
    modules.map(({ manifest }) => manifest),
    gates,
    typed,
  );
  const navigate = useNavigate();
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    const first = typed.trim() === '' ? undefined : sections[0]?.items[0];
    if (first) navigate(first.path);
  };
  return (
    <nav className="settings-menu" aria-label={fa.menu.label}>
      {current === '' ? <h1 className="hd-visually-hidden">{fa.menu.label}</h1> : null}
      <form className="settings-search" role="search" onSubmit={openFirst}>
        <TextField
          value={typed}
          onChange={setTyped}
          placeholder={fa.menu.search}
          aria-label={fa.menu.search}
          prefix={<SearchIcon size={16} />}
          inputMode="search"
          clearable
        />
      </form>
      {sections.map(({ group: { name, title }, items }) => (
        <section key={name} aria-label={title}>
          <h2>{title}</h2>
          {items.map((page) => (
            <Link key={page.name} to={page.path} aria-current={page.name === current ? 'page' : undefined}>
              {page.title}
            </Link>
          ))}
        </section>
      ))}
      {sections.length === 0 ? <p role="status">{fa.menu.empty}</p> : null}
    </nav>
  );
}
