import { Card, CardRows, Cards } from './Card';

export const states = {
  'two cards': (
    <Cards>
      <Card title="Empréstimos" link={<a href="#all">Ver todos</a>}>
        <p>Três títulos com você.</p>
      </Card>
      <Card title="Reservas">
        <CardRows>
          <li>Dom Casmurro</li>
          <li>Memórias póstumas de Brás Cubas</li>
        </CardRows>
      </Card>
    </Cards>
  ),
  wide: (
    <Cards>
      <Card title="Avisos" wide>
        <p>A biblioteca fecha mais cedo na sexta-feira.</p>
      </Card>
    </Cards>
  ),
};
