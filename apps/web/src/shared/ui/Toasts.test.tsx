import { fireEvent, screen } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { rendered } from '../../testing/render';
import { renderPart } from '../../testing/renderPart';
import { Toasts, type ToastContent } from './Toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const renewed: ToastContent = { id: '1', tone: 'ok', text: 'Cálculo renovado com sucesso.' };
async function wait(seconds: number) {
  await rendered();
  jest.advanceTimersByTime(seconds * 1000);
  await rendered();
}

describe('a passing notice', () => {
  it('is announced and goes after eight seconds', async () => {
    const onDismiss = jest.fn();
    await renderPart(<Toasts toasts={[renewed]} onDismiss={onDismiss} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Cálculo renovado com sucesso.');
    await wait(7.9);
    expect(onDismiss).not.toHaveBeenCalled();
    await wait(0.2);
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('waits while one points at it', async () => {
    const onDismiss = jest.fn();
    await renderPart(<Toasts toasts={[renewed]} onDismiss={onDismiss} />);
    await wait(7);
    fireEvent.mouseOver(screen.getByRole('alert'));
    await wait(60);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.mouseOut(screen.getByRole('alert'));
    await wait(8.1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('waits while the focus is in it', async () => {
    const onDismiss = jest.fn();
    await renderPart(<Toasts toasts={[renewed]} onDismiss={onDismiss} />);
    flushSync(() => screen.getByRole('button', { name: 'Fechar' }).focus());
    await wait(60);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('waits while the focus is in it, also when the mouse leaves', async () => {
    const onDismiss = jest.fn();
    await renderPart(<Toasts toasts={[renewed]} onDismiss={onDismiss} />);
    fireEvent.mouseOver(screen.getByRole('alert'));
    flushSync(() => screen.getByRole('button', { name: 'Fechar' }).focus());
    fireEvent.mouseOut(screen.getByRole('alert'));
    await wait(60);
    expect(onDismiss).not.toHaveBeenCalled();
    flushSync(() => screen.getByRole('button', { name: 'Fechar' }).blur());
    await wait(8.1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('keeps its time when another one arrives', async () => {
    const onDismiss = jest.fn();
    const { change } = await renderPart(<Toasts toasts={[renewed]} onDismiss={onDismiss} />);
    await wait(5);
    change(<Toasts toasts={[renewed, { ...renewed, id: '2' }]} onDismiss={(id) => onDismiss(id)} />);
    await wait(3.1);
    expect(onDismiss.mock.calls).toEqual([['1']]);
  });

  it('does what it offers, and goes', async () => {
    const onDismiss = jest.fn();
    const undo = jest.fn();
    const toast = { ...renewed, action: { label: 'Desfazer', onClick: undo } };
    await renderPart(<Toasts toasts={[toast]} onDismiss={onDismiss} />);
    fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('is reached by a key, which is told where it offers something', async () => {
    const action = { label: 'Desfazer', onClick: jest.fn() };
    const { change } = await renderPart(<Toasts toasts={[]} onDismiss={jest.fn()} />);
    change(<Toasts toasts={[renewed, { ...renewed, id: '2', action }]} onDismiss={jest.fn()} />);
    const [, newest] = screen.getAllByRole('alert');
    expect(newest).toHaveTextContent('F8: ir para o aviso');
    fireEvent.keyDown(document.body, { key: 'F8', altKey: true });
    expect(document.body).toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(screen.getByRole('button', { name: 'Desfazer' })).toHaveFocus();
  });

  it('stands with at most two others, the latest', async () => {
    const four = ['1', '2', '3', '4'].map((id): ToastContent => ({ id, tone: 'info', text: `Aviso ${id}` }));
    await renderPart(<Toasts toasts={four} onDismiss={jest.fn()} />);
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent.trim())).toEqual([
      'Aviso 2',
      'Aviso 3',
      'Aviso 4',
    ]);
  });
});
