import type { WireFile } from '@catalogue/api-contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { flushSync } from 'react-dom';
import { fileIn } from '../../shared/saveFile';
import { Button } from '../../shared/ui/Button';
import { Form, FormActions } from '../../shared/ui/Form';
import { MailIcon, PrintIcon } from '../../shared/ui/icons';
import { TextField } from '../../shared/ui/TextField';
import { useSubmitOnce } from '../../shared/useSubmitOnce';
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
  const file = fileIn(signed.url, fileName);
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
      {file && <MailForm file={file} codBiblioteca={signed.cod_biblioteca} />}
    </section>
  );
}

function MailForm({ file, codBiblioteca }: { file: WireFile; codBiblioteca: Signed['cod_biblioteca'] }) {
  const { t } = useTranslation(['clearance', 'shared']);
  const recipients = useRecipients();
  const [mail] = useMailClearanceMutation();
  const { errorOf, isSending, submit } = useSubmitOnce({
    flaws: recipients.flaws,
    focusesFlaw: true,
    save: () => mail({ body: { arquivo: file, email: recipients.text, cod_biblioteca: codBiblioteca } }),
    message: () => t('mailed', { count: recipients.count }),
  });
  return (
    <Form onSubmit={submit} noValidate>
      <TextField label={t('recipients')} error={errorOf(recipients.field.id)} {...recipients.field} />
      <FormActions>
        <Button type="submit" busy={isSending} busyLabel={t('sending', { ns: 'shared' })}>
          <MailIcon />
          {t('send')}
        </Button>
      </FormActions>
    </Form>
  );
}
