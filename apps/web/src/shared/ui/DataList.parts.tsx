import { DataList } from './DataList';

const items = [
  { label: 'Editora', value: 'Garnier' },
  { label: 'Ano', value: '1899' },
  { label: 'Assunto', value: 'Literatura brasileira, romance, século XIX' },
];

export const states = {
  facts: <DataList items={items} />,
  'one line each': <DataList items={items} stacked />,
  figures: (
    <DataList
      figures
      items={[
        { label: 'Títulos', value: '12.408' },
        { label: 'Exemplares', value: '31.977' },
      ]}
    />
  ),
};
