import { screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { clickTwice } from '../testing/clickTwice';
import { renderPart } from '../testing/renderPart';
import { Button } from './ui/Button';
import { TextField } from './ui/TextField';
import { useSubmitOnce } from './useSubmitOnce';

let sent: string[] = [];
let reply: (result: { data?: string; error?: unknown }) => void = () => undefined;
beforeEach(() => {
  sent = [];
});

function OneField() {
  const [text, setText] = useState('');
  const { errorOf, isSending, submit } = useSubmitOnce<string>({
    flaws: text === '' ? [{ id: 'campo', text: 'Escreva algo.' }] : [],
    focusesFlaw: true,
    save: () => {
      sent.push(text);
      return new Promise((resolve) => (reply = resolve));
    },
    forget: () => setText(''),
    message: (saved) => `Enviado: ${saved}`,
    showRefusal: ({ message }) => message === 'known',
  });
  return (
    <form onSubmit={submit}>
      <TextField id="campo" label="Texto" value={text} onChange={setText} error={errorOf('campo')} />
      <Button type="submit" busy={isSending}>
        Enviar
      </Button>
    </form>
  );
}
const field = () => screen.getByLabelText('Texto');
const button = () => screen.getByRole('button', { name: 'Enviar' });
const whenFree = () => waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));

test('a form is sent once, however often it is submitted meanwhile, and again afterwards', async () => {
  const { user } = await renderPart(<OneField />);
  await user.type(field(), 'um');
  clickTwice(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await user.type(field(), '{Enter}{Enter}');
  expect(sent).toEqual(['um']);
  reply({ data: 'um' });
  await whenFree();
  expect(field()).toHaveValue('');
  await user.type(field(), 'dois{Enter}');
  expect(sent).toEqual(['um', 'dois']);
});

test('a form that fails keeps its text, and can be sent again', async () => {
  const { user } = await renderPart(<OneField />);
  await user.type(field(), 'um');
  clickTwice(button());
  reply({ error: { status: 422, message: 'known' } });
  await whenFree();
  expect(field()).toHaveValue('um');
  clickTwice(button());
  expect(sent).toEqual(['um', 'um']);
});

test('a form with an error is not sent, and its field gets the focus', async () => {
  await renderPart(<OneField />);
  clickTwice(button());
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveAccessibleDescription(/Escreva algo/);
  expect(sent).toEqual([]);
});
