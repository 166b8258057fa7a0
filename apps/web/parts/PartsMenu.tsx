import { languages } from '@catalogue/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { languageNames } from '../src/shared/language';
import { zooms } from '../src/shared/theme/appearance';
import { Checkbox } from '../src/shared/ui/Checkbox';
import { Select } from '../src/shared/ui/Select';
import { TextField } from '../src/shared/ui/TextField';
import { schemeNames } from './look';
import { partNames } from './partFiles';

const widths = [320, 390, 768, 1280];
const asOptions = (values: readonly (string | number)[]) =>
  values.map((value) => ({ value: String(value), label: String(value) }));

const choices = [
  { name: 'scheme', label: 'Scheme', options: asOptions(schemeNames) },
  { name: 'zoom', label: 'Zoom', options: zooms.map((zoom) => ({ value: String(zoom), label: `${100 + zoom} %` })) },
  { name: 'width', label: 'Width', options: [{ value: '', label: 'all' }, ...asOptions(widths)] },
  {
    name: 'idioma',
    label: 'Language',
    options: languages.map((code) => ({ value: code, label: languageNames[code] })),
  },
];

/** A menu of all parts, and the chosen one in a frame: in a scheme, size of text, width and language, all in the address. */
export function PartsMenu() {
  const [address, setAddress] = useSearchParams();
  const [term, setTerm] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const shown = partNames.filter((name) => name.toLowerCase().includes(term.trim().toLowerCase()));
  const part = partNames.find((name) => name === address.get('part')) ?? partNames[0] ?? '';
  const width = address.get('width');
  const withChange = (name: string, value: string): URLSearchParams => {
    const next = new URLSearchParams(address);
    if (value === '') next.delete(name);
    else next.set(name, value);
    if (name === 'part') next.delete('state');
    return next;
  };

  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || (event.target as Element).matches('input, select')) return;
      event.preventDefault();
      search.current?.focus();
    };
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, []);

  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    if (shown[0]) setAddress(withChange('part', shown[0]));
  };
  // The language is stored, so the address of a frame without it would show that of the last one.
  const framed = new URLSearchParams({ idioma: 'pt', ...Object.fromEntries(address), part });
  return (
    <div className="parts">
      <nav className="parts-menu stack gap-4" aria-label="Parts">
        <form role="search" onSubmit={openFirst}>
          <TextField ref={search} type="search" label="Part" hint="Key: /" value={term} onChange={setTerm} />
        </form>
        <ul>
          {shown.map((name) => (
            <li key={name}>
              <Link
                to={{ search: withChange('part', name).toString() }}
                aria-current={name === part ? 'page' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="parts-looks row items-center gap-4">
        {choices.map(({ name, label, options }) => (
          <Select
            inline
            key={name}
            label={label}
            options={options}
            value={address.get(name) ?? options[0]?.value}
            onChange={(value) => setAddress(withChange(name, value))}
          />
        ))}
        <Checkbox checked={address.has('bold')} onChange={(isOn) => setAddress(withChange('bold', isOn ? '1' : ''))}>
          Bold
        </Checkbox>
        <a className="ms-auto" href={`states.html?${framed.toString()}`}>
          Without the menu
        </a>
      </div>
      <main>
        <h1 className="sr-only">{part}</h1>
        <div className="parts-place" role="region" aria-label={`${part} in its states`} tabIndex={0}>
          {/* A new frame each time: the address of an old one would be a step of its own for the back button. */}
          <iframe
            key={framed.toString()}
            title={part}
            src={`states.html?${framed.toString()}`}
            style={{ width: width ? `${width}px` : '100%' }}
          />
        </div>
      </main>
    </div>
  );
}
