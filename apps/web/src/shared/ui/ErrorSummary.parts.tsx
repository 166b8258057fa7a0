import { ErrorSummary } from './ErrorSummary';
import { TextField } from './TextField';

const name = { id: 'summary-name', text: 'Escreva o nome.' };
const mail = { id: 'summary-mail', text: 'O e-mail está incompleto.' };

export const states = {
  'one error': (
    <>
      <ErrorSummary errors={[name]} attempt={1} />
      <TextField id={name.id} label="Nome" error={name.text} />
      <TextField id={mail.id} label="E-mail" />
    </>
  ),
};
export const alone = {
  'two errors': (
    <>
      <ErrorSummary errors={[name, mail]} attempt={1} />
      <TextField id={name.id} label="Nome" error={name.text} />
      <TextField id={mail.id} label="E-mail" error={mail.text} />
    </>
  ),
};
