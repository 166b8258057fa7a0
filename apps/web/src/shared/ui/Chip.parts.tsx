import { Chip } from './Chip';

const removal = { choose: () => undefined };

export const states = {
  'keeps what it names': <Chip label="Engenharias" removal={removal} />,
  'takes out what it names': <Chip label="E-books" without="sem" removal={removal} />,
  'with a long name': (
    <Chip label="Biblioteca de Ciências Humanas, Letras, Artes e Ciências Sociais Aplicadas" removal={removal} />
  ),
};
