import { Button } from './Button';
import { Checkbox } from './Checkbox';
import { Cover } from './Cover';
import { Notice } from './Notice';
import { TitleFactsLine, TitleRow } from './TitleRow';

const cover = <Cover id={1} title="Dom Casmurro" author="Assis, Machado de" />;
const facts = (
  <TitleFactsLine>
    <span>Biblioteca Central</span>
    <span>Devolver até 24/11/2026</span>
  </TitleFactsLine>
);

export const states = {
  'with everything': (
    <ul>
      <TitleRow
        check={<Checkbox aria-label="Marcar Dom Casmurro" />}
        cover={cover}
        name="Dom Casmurro"
        action={<Button>Renovar</Button>}
        result={<Notice tone="ok">Novo prazo: 4 dez</Notice>}
      >
        {facts}
      </TitleRow>
    </ul>
  ),
  'name and facts': (
    <ul>
      <TitleRow
        cover={cover}
        name="Introdução à teoria e à prática da biblioteconomia em bibliotecas universitárias brasileiras"
      >
        {facts}
      </TitleRow>
    </ul>
  ),
};
