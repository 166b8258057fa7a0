import { useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { flushSync } from 'react-dom';
import { fileIn } from '../../shared/saveFile';
import { Button } from '../../shared/ui/Button';
import { Form, FormActions } from '../../shared/ui/Form';
import { MailIcon, PrintIcon } from '../../shared/ui/icons';
import { TextField } from '../../shared/ui/TextField';
import { useReport } from '../../shared/useReport';
import { useRecipients } from '../person/public';
import { useMailClearanceMutation } from './clearance.api';
import type { Signed } from './signed';
import { DeclarationText, HowToCheck, type Signer } from './Declaration';
import { PdfButton } from './PdfButton';
const fileName = 'nada-consta.pdf';

interface SignedDeclarationProps {
  signed: Signed;
  person: Signer;
  /** Just signed: it gets the focus. */
  isNew: boolean;
  /** Selects it as the declaration that is printed. */
  onPrint: () => void;
}

/** A signed declaration: view, print, save and mail it. */
export function SignedDeclaration({ signed, person, isNew, onPrint }: SignedDeclarationProps) {
  const { t } = useTranslation(['clearance', 'shared']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <section className="stack gap-4 panel p-4">
      <h2 ref={heading} tabIndex={-1}>
        {t('declarationOf', { unit: signed.desc_biblioteca })}
      </h2>
      <DeclarationText signed={signed} person={person} />
      <HowToCheck signed={signed} />
      <div className="row gap-3">
        <Button
          onClick={() => {
            flushSync(onPrint);
            window.print();
          }}
        >
          <PrintIcon />
          {t('print', { ns: 'shared' })}
        </Button>
        <PdfButton url={signed.url} name={fileName}>
          {t('savePdf', { ns: 'shared' })}
        </PdfButton>
      </div>
      <MailForm signed={signed} />
    </section>
  );
}

function MailForm({ signed }: { signed: Signed }) {
  const { t } = useTranslation(['clearance', 'shared']);
  const report = useReport();
  const recipients = useRecipients();
  const [mail, { isLoading }] = useMailClearanceMutation();
  const file = fileIn(signed.url, fileName);
  if (!file) return null;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isLoading || !file) return;
    const addresses = recipients.check();
    if (!addresses) return;
    const body = { arquivo: file, email: recipients.text, cod_biblioteca: signed.cod_biblioteca };
    await report(mail({ body }), t('mailed', { count: addresses.length }));
  }
  return (
    <Form onSubmit={(event) => void send(event)} noValidate>
      <TextField label={t('recipients')} {...recipients.field} />
      <FormActions>
        <Button type="submit" busy={isLoading} busyLabel={t('sending', { ns: 'shared' })}>
          <MailIcon />
          {t('send')}
        </Button>
      </FormActions>
    </Form>
  );
}
