import { Chip } from './Chip';

const nothing = () => undefined;

export const states = {
  'keeps what it names': <Chip label="Engenharias" onRemove={nothing} />,
  'takes out what it names': <Chip label="E-books" without="sem" onRemove={nothing} />,
  'with a long name': (
    <Chip label="Biblioteca de Ciências Humanas, Letras, Artes e Ciências Sociais Aplicadas" onRemove={nothing} />
  ),
};
