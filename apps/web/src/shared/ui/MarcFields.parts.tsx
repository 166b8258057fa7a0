import { MarcFields } from './MarcFields';

const control = { seq_paragrafo: '1', secao: null, indicador1: null, indicador2: null };
const title = { paragrafo: '245', seq_paragrafo: '3', indicador1: '1', indicador2: '0' };

export const states = {
  record: (
    <MarcFields
      rows={[
        { ...control, paragrafo: '1', descricao: '000012408' },
        {
          paragrafo: '100',
          seq_paragrafo: '2',
          indicador1: '1',
          indicador2: null,
          secao: 'a',
          descricao: 'Assis, Machado de',
        },
        { ...title, secao: 'a', descricao: 'Dom Casmurro', pontuacao: ' /' },
        { ...title, secao: 'c', descricao: 'Machado de Assis.' },
      ]}
    />
  ),
};
