import { TextField } from './TextField';

export const states = {
  empty: <TextField label="Título" placeholder="Como está na capa" />,
  filled: <TextField label="Autor" defaultValue="Machado de Assis" />,
  'optional, with a hint': <TextField label="Edição" optional hint="Só o número" />,
  wrong: <TextField label="Ano" defaultValue="18" error="O ano tem 4 dígitos." />,
  small: <TextField label="Página" size="small" />,
  hero: <TextField label="Termo" size="hero" defaultValue="sol" />,
  'in one line': <TextField label="Filtrar" inline />,
  'label for screen readers only': <TextField label="Pesquisar nesta lista" labelHidden placeholder="Pesquisar" />,
  disabled: <TextField label="Matrícula" disabled defaultValue="2026001" />,
};
