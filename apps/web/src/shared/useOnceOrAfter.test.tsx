import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderPart } from '../testing/renderPart';
import { useOnceOrAfter } from './useOnceOrAfter';

function Part({ longest }: { longest: number }) {
  const [isTrue, setTrue] = useState(false);
  const isShown = useOnceOrAfter(isTrue, longest);
  return (
    <>
      <button type="button" onClick={() => setTrue(!isTrue)}>
        change
      </button>
      {isShown && <p>shown</p>}
    </>
  );
}

test('what was true once stays so', async () => {
  await renderPart(<Part longest={600_000} />);
  expect(screen.queryByText('shown')).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('shown')).toBeVisible();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('shown')).toBeVisible();
});

test('what does not become true is waited for no longer than that', async () => {
  await renderPart(<Part longest={20} />);
  expect(await screen.findByText('shown')).toBeVisible();
});
