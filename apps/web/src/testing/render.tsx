import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

// Captured before a test installs fake timers.
const { setImmediate } = globalThis;

// On-demand parts load slowly on CI's busy machine; elsewhere a missing element is reported sooner. jsdom reads none of the app's style sheets, so no element is hidden by
// them, and checking every element takes most of a test's time. Changes caused by an event are rendered before dispatch
// returns.
configure({
  asyncUtilTimeout: process.env['CI'] ? 30_000 : 10_000,
  defaultHidden: true,
  eventWrapper: (dispatch) => flushSync(dispatch),
  asyncWrapper: async (act) => {
    const result: unknown = await act();
    await rendered();
    return result;
  },
});

/** Waits for asynchronous renders of React, as after a pointer move, and their effects. */
export async function rendered(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const shown: { root: Root; place: HTMLElement }[] = [];

/** Renders into the page, effects included, like the app; removed after the test. */
export function render(ui: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const rerender = (other: ReactNode) => flushSync(() => root.render(other));
  shown.push({ root, place });
  rerender(ui);
  return { rerender, unmount: cleanup };
}

/** Unmounts everything. */
export function cleanup() {
  for (const { root, place } of shown.splice(0)) {
    flushSync(() => root.unmount());
    place.remove();
  }
}

afterEach(cleanup);
