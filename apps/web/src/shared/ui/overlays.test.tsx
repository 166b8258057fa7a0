import { screen, waitFor, within } from '@testing-library/dom';
import { useState } from 'react';
import { giveSizes } from '../../testing/giveSizes';
import { renderPart } from '../../testing/renderPart';
import { Button } from './Button';
import { ConfirmDialog } from './ConfirmDialog';
import { DropDown } from './DropDown';
import { Toasts } from './Toasts';

beforeAll(giveSizes);

describe('a question before something is done', () => {
  function Holds({ onConfirm }: { onConfirm: () => void }) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Cancelar reserva</Button>
        <ConfirmDialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onConfirm={onConfirm}
          confirmLabel="Cancelar 2 reservas"
          keepLabel="Manter"
        >
          Você perde o lugar na fila.
        </ConfirmDialog>
      </>
    );
  }

  it('has the focus on the safe answer; Escape answers the same and gives the focus back', async () => {
    const onConfirm = jest.fn();
    const { user } = await renderPart(<Holds onConfirm={onConfirm} />);
    await user.click(screen.getByRole('button', { name: 'Cancelar reserva' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirmação' });
    expect(dialog).toHaveTextContent('Você perde o lugar na fila.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Manter' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar reserva' })).toHaveFocus());
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('says what it was about until it is gone, and is inert meanwhile', async () => {
    function Exchange() {
      const [found, setFound] = useState<string | null>(null);
      return (
        <>
          <Button onClick={() => setFound('Carla')}>Trocar</Button>
          <ConfirmDialog
            isOpen={found !== null}
            onClose={() => setFound(null)}
            onConfirm={jest.fn()}
            confirmLabel={`Continuar como ${found ?? ''}`}
          >
            {found}
          </ConfirmDialog>
        </>
      );
    }
    const { user } = await renderPart(<Exchange />);
    await user.click(screen.getByRole('button', { name: 'Trocar' }));
    const dialog = await screen.findByRole('alertdialog');
    const said = new Set([dialog.textContent]);
    const wasInert: boolean[] = [];
    const watcher = new MutationObserver(() => {
      said.add(dialog.textContent);
      if (dialog.dataset['state'] === 'closed') wasInert.push(dialog.hasAttribute('inert'));
    });
    watcher.observe(dialog, { attributes: true, characterData: true, childList: true, subtree: true });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    watcher.disconnect();
    expect([...said]).toEqual([expect.stringContaining('Continuar como Carla')]);
    expect(wasInert).toContain(true);
    expect(wasInert).not.toContain(false);
  });

  it('leaves what is told meanwhile to be heard, and stays when that is put away', async () => {
    const onDismiss = jest.fn();
    const { user } = await renderPart(
      <>
        <Holds onConfirm={jest.fn()} />
        <Toasts toasts={[{ id: '1', tone: 'error', text: 'Sem contato.' }]} onDismiss={onDismiss} />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Cancelar reserva' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirmação' });
    const shown = { hidden: false };
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancelar reserva', ...shown })).toBeNull());
    expect(screen.getByRole('alert', shown)).toHaveTextContent('Sem contato.');
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Fechar' }));
    expect(onDismiss).toHaveBeenCalledWith('1');
    expect(dialog).toBeVisible();
  });

  it('lets the key of a toast lead out of it, and Tab back into it', async () => {
    const action = { label: 'Desfazer', onClick: jest.fn() };
    const { user } = await renderPart(
      <>
        <Holds onConfirm={jest.fn()} />
        <Toasts toasts={[{ id: '1', tone: 'ok', text: 'Alerta removido.', action }]} onDismiss={jest.fn()} />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Cancelar reserva' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirmação' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Manter' })).toHaveFocus());
    await user.keyboard('{F8}');
    expect(within(screen.getByRole('region', { name: 'Avisos' })).getByText('Desfazer')).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });

  it('does it only when asked to', async () => {
    const onConfirm = jest.fn();
    const { user } = await renderPart(<Holds onConfirm={onConfirm} />);
    await user.click(screen.getByRole('button', { name: 'Cancelar reserva' }));
    await user.click(await screen.findByRole('button', { name: 'Cancelar 2 reservas' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});

describe('more links under a button', () => {
  const menu = (
    <>
      <DropDown trigger={(button) => <Button {...button}>Mais</Button>}>
        <a href="#atos">Atos normativos</a>
      </DropDown>
      <Button>Outro</Button>
    </>
  );

  it('open at a click and close at Escape, with the focus on the button', async () => {
    const { user } = await renderPart(menu);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mais' }));
    expect(screen.getByRole('button', { name: 'Mais' })).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Atos normativos' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mais' })).toHaveFocus();
  });

  it('close when the focus or the pointer goes elsewhere', async () => {
    const { user } = await renderPart(menu);
    await user.click(screen.getByRole('button', { name: 'Mais' }));
    await user.tab();
    await user.tab();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mais' }));
    await user.click(document.body);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
