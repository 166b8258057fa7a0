import { Clicked } from '../../testing/Clicked';
import { BarChart } from './BarChart';

const labels = { label: 'Ano', value: 'Empréstimos' };
const years = [412, 1088, 960, 1204, 63].map((value, at) => ({ label: String(2022 + at), value }));

export const states = {
  'five bars': <BarChart title="Empréstimos por ano" labels={labels} bars={years} />,
  'two bars': <BarChart title="Empréstimos em dois anos" labels={labels} bars={years.slice(3)} />,
  'more labels than fit': (
    <BarChart
      title="Empréstimos por mês"
      labels={{ label: 'Mês', value: 'Empréstimos' }}
      bars={Array.from({ length: 18 }, (_, at) => ({
        label: `${(at % 12) + 1}/${2025 + Math.floor(at / 12)}`,
        value: 20 + ((at * 37) % 90),
      }))}
    />
  ),
  'large numbers': (
    <BarChart
      title="Acessos em dois anos"
      labels={labels}
      bars={years.slice(3).map(({ label, value }) => ({ label, value: value * 98 }))}
    />
  ),
  'no loans': <BarChart title="Empréstimos neste mês" labels={labels} bars={[{ label: '2026', value: 0 }]} />,
  'with its numbers': (
    <Clicked on="summary">
      <BarChart title="Empréstimos e seus números" labels={labels} bars={years} />
    </Clicked>
  ),
};
