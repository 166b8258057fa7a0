import type { PersonalData } from '@catalogue/api-contract';
import { cpfText } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { dateInWords, useTableDate, useToday } from '../../shared/dates';
import { QrDrawing } from '../../shared/ui/CodeDrawing';
import { useGetInstitutionQuery } from '../site/public';
import type { Signed } from './signed';
import css from './Declaration.module.css';

/** The person of the declaration; the CPF if it is known. */
export type Signer = Pick<PersonalData, 'nome_pessoa'> & Partial<Pick<PersonalData, 'cpf'>>;

interface DeclarationProps {
  signed: Signed;
  person: Signer;
}

/** The university: as the declaration has it, otherwise as the site does. */
function useIssuer({ emitente }: Signed): string | undefined {
  const { data } = useGetInstitutionQuery();
  return emitente ?? data?.nome;
}

/** The text of the declaration, for the screen and for print. */
export function DeclarationText({ signed, person }: DeclarationProps) {
  const { t, i18n } = useTranslation('clearance');
  const issuer = useIssuer(signed);
  return (
    <div className={css.text}>
      <p>
        {issuer
          ? t('declarationBy', { name: person.nome_pessoa, issuer })
          : t('declaration', { name: person.nome_pessoa })}
      </p>
      {person.cpf && <p>{t('cpf', { cpf: cpfText(person.cpf) })}</p>}
      <p>{t('signedOn', { unit: signed.desc_biblioteca, date: dateInWords(signed.data, i18n.language) })}</p>
    </div>
  );
}

/** Where anybody checks it: the QR code, the address in letters, and the code. Without such a page the code alone. */
export function HowToCheck({ signed }: Pick<DeclarationProps, 'signed'>) {
  const { t } = useTranslation('clearance');
  const tableDate = useTableDate();
  const today = useToday();
  const { conferir, codigo_autenticidade, valida_ate } = signed;
  return (
    <div className={css.check}>
      {conferir && <QrDrawing text={conferir} label={t('checkQr')} />}
      <div>
        {conferir && (
          <>
            <p className="strong">{t('checkIt')}</p>
            <p className="wrap-anywhere">{t('checkAt', { address: conferir.replace(/^https?:\/\/|\?.*$/g, '') })}</p>
          </>
        )}
        <p>
          {t('code')} <code>{codigo_autenticidade}</code>
        </p>
        {valida_ate && (
          <p className="muted">
            {t(valida_ate < today ? 'endedOn' : 'goodUntilDate', { date: tableDate(valida_ate) })}
          </p>
        )}
      </div>
    </div>
  );
}

/** The declaration on one page: who issues it, the text, which unit signs, and how to check it (LOOK-2 §6). */
export function PrintedDeclaration({ signed, person }: DeclarationProps) {
  const { t } = useTranslation('clearance');
  const issuer = useIssuer(signed);
  return (
    <div className={css.sheet} data-print-only="">
      {issuer && <p className="strong">{issuer}</p>}
      <h1 className="mt-8 mb-6 text-center">{t('declarationTitle')}</h1>
      <DeclarationText signed={signed} person={person} />
      <hr />
      <p>{signed.desc_biblioteca}</p>
      <HowToCheck signed={signed} />
    </div>
  );
}
