import { isEmail } from '@catalogue/domain';
import css from './InstitutionText.module.css';

const mayBeEmail = /([^\s<>(),;:]+@[^\s<>(),;:]*[^\s<>(),;:.])/;

/** A text from the institution's data, with its line breaks; e-mail addresses are links. */
export const InstitutionText = ({ children }: { children: string }) => (
  <p className={css.institutionText} lang="pt-BR">
    {children.split(mayBeEmail).map((part, at) =>
      isEmail(part) ? (
        <a key={at} href={`mailto:${part}`}>
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </p>
);
