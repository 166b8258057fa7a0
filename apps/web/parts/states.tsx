import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../src/app/App';
import { makeStore } from '../src/app/store';
import { startI18n } from '../src/shared/i18n';
import { takeLanguageOfPage } from '../src/shared/language';
import { appearanceAt, applyAppearance } from './look';
import { loadPart, type PartFile } from './partFiles';

interface StatesProps extends PartFile {
  name: string;
  /** The name of the state to show alone. */
  only: string | null;
  addressOf: (state: string) => string;
}

/** All states of a part, or the one that is shown alone. */
function States({ name, states, alone = {}, only, addressOf }: StatesProps) {
  const single = only === null ? undefined : alone[only];
  return (
    <main className="container stack gap-6 py-5">
      <h1>{name}</h1>
      {single === undefined
        ? Object.entries(states).map(([title, state]) => (
            <section className="stack gap-3" key={title} aria-label={title}>
              <p className="text-xs muted border-b">{title}</p>
              <InRouter>{state}</InRouter>
            </section>
          ))
        : single && <InRouter>{single}</InRouter>}
      {single === undefined && Object.keys(alone).length > 0 && (
        <ul className="row gap-4">
          {Object.keys(alone).map((state) => (
            <li key={state}>
              <a data-alone href={addressOf(state)}>
                {state}
              </a>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

/** A link of a part changes the address of this part only. */
const InRouter = ({ children }: { children: ReactNode }) => (
  <MemoryRouter useTransitions={false}>
    <div>{children}</div>
  </MemoryRouter>
);

async function show(place: Element): Promise<void> {
  takeLanguageOfPage();
  const address = new URLSearchParams(window.location.search);
  const name = address.get('part') ?? '';
  applyAppearance(appearanceAt(address));
  const [file] = await Promise.all([loadPart(name), startI18n()]);
  const addressOf = (state: string) => `?${new URLSearchParams([...address, ['state', state]]).toString()}`;
  document.title = name;
  createRoot(place).render(
    <App store={makeStore()}>
      <States {...(file ?? { states: {} })} name={name} only={address.get('state')} addressOf={addressOf} />
    </App>,
  );
}

const place = document.getElementById('states');
if (place) void show(place);
