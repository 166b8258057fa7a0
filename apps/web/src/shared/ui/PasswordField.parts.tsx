import { Clicked } from '../../testing/Clicked';
import { PasswordField } from './PasswordField';

export const states = {
  empty: <PasswordField label="Senha" />,
  hidden: <PasswordField label="Senha escrita" defaultValue="ipê-amarelo" />,
  shown: (
    <Clicked on="button">
      <PasswordField label="Senha à mostra" defaultValue="ipê-amarelo" />
    </Clicked>
  ),
  wrong: <PasswordField label="Nova senha" hint="De 8 a 64 caracteres" error="A senha é curta demais." />,
};
