import { Clicked } from '../../testing/Clicked';
import { RowDetails } from './RowDetails';

const details = (
  <RowDetails
    summary="Mais sobre o empréstimo"
    about="Torto arado"
    items={[
      { label: 'Exemplar', value: '2024018733' },
      { label: 'Emprestado em', value: '10/11/2026' },
    ]}
  />
);

export const states = { closed: details, open: <Clicked on="summary">{details}</Clicked> };
