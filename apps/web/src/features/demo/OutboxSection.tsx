import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { QueryView } from '../../shared/QueryView';
import { saveBytes } from '../../shared/saveFile';
import { toastShown } from '../../shared/toasts';
import { Button } from '../../shared/ui/Button';
import { copyText } from '../../shared/ui/CopyButton';
import { DemoSection } from './DemoSection';
import { useControlRead } from './useControl';

const newest = 10;
/** A verification code in a mail: a standalone group of digits. */
const codeIn = (text: string): string | undefined => /(?<![\d/:.-])\d{4,8}(?![\d/:.-]*\d)/.exec(text)?.[0];

/** The mails that the server would have sent. */
export function OutboxSection() {
  const { t } = useTranslation('demo');
  const dispatch = useDispatch();
  const mails = useControlRead('listMails');

  async function copy(code: string) {
    const isCopied = await copyText(code);
    dispatch(
      toastShown(isCopied ? { tone: 'ok', message: t('copied', { code }) } : { tone: 'warning', key: 'copyFailed' }),
    );
  }

  return (
    <DemoSection title={t('outbox')}>
      <QueryView query={mails} empty={<p>{t('noMails')}</p>}>
        {(list) => (
          <ul>
            {list.slice(0, newest).map(({ para, assunto, texto, html, data, situacao, falha }) => {
              const code = codeIn(texto);
              return (
                <li key={data + para + assunto}>
                  <details lang="pt-BR">
                    <summary>
                      {assunto} · {para}
                    </summary>
                    <pre>{texto}</pre>
                  </details>
                  {situacao !== 'guardado' && (
                    <p className="text-sm muted">
                      {t(`mail_${situacao}`)}
                      {falha !== null && `: ${falha}`}
                    </p>
                  )}
                  {html !== null && (
                    <Button
                      size="small"
                      onClick={() => saveBytes('mail.html', 'text/html', new TextEncoder().encode(html))}
                    >
                      {t('saveHtml')}
                    </Button>
                  )}
                  {code && (
                    <Button size="small" onClick={() => void copy(code)}>
                      {t('copyCode', { code })}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </QueryView>
      <div className="row items-end gap-2">
        <Button size="small" onClick={() => void mails.refetch()}>
          {t('readAgain')}
        </Button>
      </div>
    </DemoSection>
  );
}
