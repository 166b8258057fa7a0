import { Paged } from './Paged';

const titles = (count: number) => Array.from({ length: count }, (_, at) => `Título ${at + 1}`);
const list = (count: number) => (
  <Paged items={titles(count)}>
    {(shown) => (
      <ul>
        {shown.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    )}
  </Paged>
);

export const states = { 'one page': list(3), 'three pages': list(41) };
