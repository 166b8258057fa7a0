import { Toasts, type ToastContent } from './Toasts';

const nothing = () => undefined;
const toasts: ToastContent[] = [
  { id: '1', tone: 'ok', text: 'Título na cesta.', action: { label: 'Desfazer', onClick: nothing } },
  { id: '2', tone: 'warning', text: 'A cesta está cheia.', action: { label: 'Ver a cesta', href: '/cesta' } },
  { id: '3', tone: 'error', text: 'Sem contato com o servidor. Verifique a conexão e tente de novo.' },
];

export const states = {};
export const alone = {
  'three at a time': <Toasts toasts={toasts} onDismiss={nothing} />,
  'one that offers something': (
    <Toasts
      toasts={[{ id: '4', tone: 'info', text: 'Alerta removido.', action: { label: 'Desfazer', onClick: nothing } }]}
      onDismiss={nothing}
    />
  ),
};
