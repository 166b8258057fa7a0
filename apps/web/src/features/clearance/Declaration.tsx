import type { PersonalData } from '@catalogue/api-contract';
import { cpfText } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { dateInWords } from '../../shared/dates';
import type { Signed } from './signed';
import css from './Declaration.module.css';

/** The person of the declaration; the CPF if it is known. */
export type Signer = Pick<PersonalData, 'nome_pessoa'> & Partial<Pick<PersonalData, 'cpf'>>;

interface DeclarationProps {
  signed: Signed;
  person: Signer;
}

/** The text of the declaration, for the screen and for print. */
export function DeclarationText({ signed, person }: DeclarationProps) {
  const { t, i18n } = useTranslation('clearance');
  return (
    <div className={css.text}>
      <p>{t('declaration', { name: person.nome_pessoa })}</p>
      {person.cpf && <p>{t('cpf', { cpf: cpfText(person.cpf) })}</p>}
      <p>{t('signedOn', { unit: signed.desc_biblioteca, date: dateInWords(signed.data, i18n.language) })}</p>
      <p>
        {t('code')} <code>{signed.codigo_autenticidade}</code>
      </p>
    </div>
  );
}

/** The declaration on one page: centred heading, text, code and a line for the signature (LOOK §8). */
export function PrintedDeclaration({ signed, person }: DeclarationProps) {
  const { t } = useTranslation('clearance');
  return (
    <div className={css.sheet} data-print-only="">
      <h1 className="mt-8 mb-6 text-center">{t('declarationTitle')}</h1>
      <DeclarationText signed={signed} person={person} />
      <hr />
      <p>{person.nome_pessoa}</p>
    </div>
  );
}
