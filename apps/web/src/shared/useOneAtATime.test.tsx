import { screen, waitFor } from '@testing-library/dom';
import { clickTwice } from '../testing/clickTwice';
import { renderPart } from '../testing/renderPart';
import { Button } from './ui/Button';
import { untilLeft, useOneAtATime } from './useOneAtATime';

let begun: string[] = [];
let end: () => void = () => undefined;
beforeEach(() => {
  begun = [];
});

function TwoTasks() {
  const { run, isBusy, busyWith } = useOneAtATime<'um' | 'dois'>();
  const task = (name: 'um' | 'dois') => () => {
    begun.push(name);
    return new Promise<void>((resolve) => (end = resolve));
  };
  return (
    <>
      {(['um', 'dois'] as const).map((name) => (
        <Button key={name} busy={isBusy} onClick={() => void run(task(name), name)}>
          {name}
        </Button>
      ))}
      <Button onClick={() => void run(untilLeft)}>sair</Button>
      <p role="status">{isBusy ? (busyWith ?? 'outra') : 'livre'}</p>
    </>
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const told = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

test('one of several tasks runs at a time, and says which it is', async () => {
  const { user } = await renderPart(<TwoTasks />);
  clickTwice(button('um'));
  await told('um');
  await user.click(button('dois'));
  expect(begun).toEqual(['um']);
  end();
  await told('livre');
  await user.click(button('dois'));
  await told('dois');
  expect(begun).toEqual(['um', 'dois']);
});

test('a task after which the page is left stays busy', async () => {
  const { user } = await renderPart(<TwoTasks />);
  await user.click(button('sair'));
  await told('outra');
  await user.click(button('um'));
  expect(begun).toEqual([]);
});
