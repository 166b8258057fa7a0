import type { PersonalData } from '@catalogue/api-contract';
import { cpfText } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { dateInWords } from '../../shared/dates';
import { styled } from '../../shared/theme/styled';
import type { Signed } from './signed';

const Words = styled('div', {
  base: {
    display: 'grid',
    gap: 'e3',
    lineHeight: '1.6',
    '& code': { fontFamily: 'mono', fontSize: 'lg', overflowWrap: 'anywhere' },
  },
});
const Sheet = styled('div', {
  base: {
    breakInside: 'avoid',
    '& > h1': { marginBlock: 'e8 e6', textAlign: 'center', fontSize: '3xl' },
    '& > hr': {
      width: '20rem',
      maxWidth: 'full',
      marginBlock: 'e9 e2',
      marginInline: 'auto',
      border: '0',
      borderTop: '1px solid #000',
    },
    '& > hr + p': { textAlign: 'center' },
  },
});

/** The person of the declaration; the CPF if it is known. */
export type Signer = Pick<PersonalData, 'nome_pessoa'> & Partial<Pick<PersonalData, 'cpf'>>;

interface DeclarationProps {
  signed: Signed;
  person: Signer;
}

/** The text of the declaration, for the screen and for print. */
export function DeclarationWords({ signed, person }: DeclarationProps) {
  const { t, i18n } = useTranslation('clearance');
  return (
    <Words>
      <p>{t('declaration', { name: person.nome_pessoa })}</p>
      {person.cpf && <p>{t('cpf', { cpf: cpfText(person.cpf) })}</p>}
      <p>{t('signedOn', { unit: signed.desc_biblioteca, date: dateInWords(signed.data, i18n.language) })}</p>
      <p>
        {t('code')} <code>{signed.codigo_autenticidade}</code>
      </p>
    </Words>
  );
}

/** The declaration on one page: centred heading, text, code and a line for the signature (LOOK §8). */
export function PrintedDeclaration({ signed, person }: DeclarationProps) {
  const { t } = useTranslation('clearance');
  return (
    <Sheet data-print-only="">
      <h1>{t('declarationTitle')}</h1>
      <DeclarationWords signed={signed} person={person} />
      <hr />
      <p>{person.nome_pessoa}</p>
    </Sheet>
  );
}
