import { toastDismissed, toastShown, toastsReducer, type Toast } from './toasts';

const after = (...toasts: Omit<Toast, 'id'>[]) =>
  toasts.reduce(
    (state, toast) => toastsReducer(state, toastShown(toast)),
    toastsReducer(undefined, toastDismissed('')),
  );

test('the same sentence twice is shown once, and the fourth takes the place of the first', () => {
  expect(after({ tone: 'ok', message: 'A' }, { tone: 'ok', message: 'A' })).toHaveLength(1);
  const shown = after(...['A', 'B', 'C', 'D'].map((message) => ({ tone: 'ok' as const, message })));
  expect(shown.map(({ message }) => message)).toEqual(['B', 'C', 'D']);
});

test('two things of one name that were removed have each their own way back', () => {
  const removed = (place: number) => ({
    tone: 'ok' as const,
    message: '“Dom Casmurro” saiu da cesta.',
    offer: { label: 'Desfazer', undo: { type: 'back', place } },
  });
  expect(after(removed(1), removed(2)).map(({ offer }) => offer)).toEqual([removed(1).offer, removed(2).offer]);
});

test('one that only leads somewhere stands in place of the one before that says the same', () => {
  const added = { tone: 'ok' as const, key: 'inBasket', offer: { label: 'Ver cesta', href: '/cesta' } };
  expect(after(added, added, added)).toHaveLength(1);
});
