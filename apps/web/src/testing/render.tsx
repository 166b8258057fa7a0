import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

// Before a test's clock stands still.
const { setImmediate } = globalThis;

// Parts that load on demand take their time on a busy machine. jsdom reads no style sheet of ours, so that nothing is found hidden
// there; looking for it at every element takes most of a test's time. What an event changes is shown when it has been dispatched.
configure({
  asyncUtilTimeout: 30_000,
  defaultHidden: true,
  eventWrapper: (dispatch) => flushSync(dispatch),
  asyncWrapper: async (act) => {
    const result: unknown = await act();
    await rendered();
    return result;
  },
});

/** Once React has shown what it does in its own time, as after a move of the pointer, and the effects of that. */
export async function rendered(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const shown: { root: Root; place: HTMLElement }[] = [];

/** Puts something on the page, effects included, as the app itself does; it leaves the page after the test. */
export function render(ui: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const rerender = (other: ReactNode) => flushSync(() => root.render(other));
  shown.push({ root, place });
  rerender(ui);
  return { rerender, unmount: cleanup };
}

/** Takes everything off the page. */
export function cleanup() {
  for (const { root, place } of shown.splice(0)) {
    flushSync(() => root.unmount());
    place.remove();
  }
}

afterEach(cleanup);
