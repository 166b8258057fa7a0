import { fireEvent, screen } from '@testing-library/dom';
import { rendered } from '../../testing/render';
import { renderPart } from '../../testing/renderPart';
import { Button } from './Button';

describe('a button', () => {
  it('that cannot be used says why, and says it again at a click, and does nothing', async () => {
    const onClick = jest.fn();
    const { user } = await renderPart(
      <Button title="Renovar" reason="Reservado por outra pessoa. Devolva até 24 nov." onClick={onClick}>
        Renovar
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Renovar' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Reservado por outra pessoa. Devolva até 24 nov.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(button);
    const said = screen.getByRole('alert');
    expect(said).toHaveTextContent('Reservado por outra pessoa. Devolva até 24 nov.');
    await user.click(button);
    expect(screen.getByRole('alert')).not.toBe(said);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('stops repeating the reason as soon as something else is clicked', async () => {
    const { user } = await renderPart(
      <>
        <Button reason="Reservado por outra pessoa.">Renovar</Button>
        <Button>Outro</Button>
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Renovar' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Reservado por outra pessoa.');
    await user.click(screen.getByRole('button', { name: 'Outro' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('repeats the reason for as long as a toast stays', async () => {
    jest.useFakeTimers();
    await renderPart(<Button reason="Reservado por outra pessoa.">Renovar</Button>);
    fireEvent.click(screen.getByRole('button'));
    await rendered();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    jest.advanceTimersByTime(8100);
    await rendered();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('keeps the focus when its reason comes and goes', async () => {
    const renew = (reason?: string) => <Button reason={reason}>Renovar</Button>;
    const { change } = await renderPart(renew());
    const button = screen.getByRole('button', { name: 'Renovar' });
    button.focus();
    for (const reason of ['Sem internet.', undefined]) {
      change(renew(reason));
      expect(button).toHaveFocus();
      expect(button).toHaveAccessibleDescription(reason ?? '');
    }
  });

  it('that is busy does not send a form a second time', async () => {
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy} busyLabel="Entrando…">
          Entrar
        </Button>
      </form>
    );
    const { user, change } = await renderPart(form(false));
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    change(form(true));
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await user.click(screen.getByRole('button', { name: 'Entrando…' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('tells what it will bring, beside other descriptions', async () => {
    await renderPart(
      <>
        <p id="work">Cálculo</p>
        <Button aria-describedby="work" note="Novo prazo: 4 dez">
          Renovar
        </Button>
      </>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Cálculo Novo prazo: 4 dez');
  });
});
