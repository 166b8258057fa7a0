import { maxTextLength, requestTypes, type control, type Reply } from '@catalogue/api-contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { Button } from '../../shared/ui/Button';
import { LeftOut } from '../../shared/ui/LeftOut';
import { TextField } from '../../shared/ui/TextField';
import { useOneAtATime } from '../../shared/useOneAtATime';
import { DemoSection } from './DemoSection';
import { useControl, useControlRead } from './useControl';

const first = 5;
type OpenRequest = Reply<(typeof control)['listOpenRequests']>[number];
type Act = 'avancar' | 'responder' | 'recusar';

/** Moves on, answers and refuses the requests that are open, as the library does. */
export function RequestsSection({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation('demo');
  const open = useControlRead('listOpenRequests');
  const [showsAll, setShowsAll] = useState(false);
  async function changed() {
    await open.refetch();
    onChange();
  }
  return (
    <DemoSection title={t('openRequests')}>
      <QueryView query={open} empty={<p>{t('noOpenRequests')}</p>}>
        {(requests) => (
          <>
            <ul>
              {(showsAll ? requests : requests.slice(0, first)).map((request) => (
                <Open key={`${request.tipo} ${request.codigo}`} request={request} onChanged={() => void changed()} />
              ))}
            </ul>
            {!showsAll && requests.length > first && (
              <LeftOut total={requests.length} leftOut={requests.length - first} onShow={() => setShowsAll(true)} />
            )}
          </>
        )}
      </QueryView>
    </DemoSection>
  );
}

/** An open request. A loan request has no cost. */
function Open({ request, onChanged }: { request: OpenRequest; onChanged: () => void }) {
  const { codigo, tipo, nome_pessoa, resumo, desc_status } = request;
  const { t } = useTranslation('demo');
  const call = useControl();
  const [answer, setAnswer] = useState('');
  const [cost, setCost] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { run, isBusy } = useOneAtATime();
  const id = useId();
  const hasCost = requestTypes.some((type) => type === tipo);
  const resposta = answer.trim();
  const hasFlaw = cost.trim() !== '' && !/^\d{1,6}([.,]\d{1,2})?$/.test(cost.trim());
  const valor = Number(cost.trim().replace(',', '.'));

  async function act(acao: Act) {
    setRefused(hasFlaw);
    if (hasFlaw) return;
    const params = { request: codigo };
    const body = { acao, ...(resposta !== '' && { resposta }) };
    const done = hasCost
      ? await call('moveRequest', { params, body: { ...body, ...(cost.trim() !== '' && { valor }) } })
      : await call('moveLoanRequest', { params, body });
    if (!done) return;
    setAnswer('');
    setCost('');
    onChanged();
  }
  return (
    <li>
      <div role="group" aria-labelledby={id}>
        <p id={id} lang="pt-BR">
          {nome_pessoa} · {resumo} · {desc_status}
        </p>
        <TextField
          label={t('requestAnswer')}
          hint={t('requestAnswerHint')}
          size="small"
          maxLength={maxTextLength}
          value={answer}
          onChange={setAnswer}
        />
        {hasCost && (
          <TextField
            label={t('requestCost')}
            error={isRefused && hasFlaw ? t('requestCostFlaw') : undefined}
            size="small"
            inputMode="decimal"
            value={cost}
            onChange={setCost}
          />
        )}
        <div className="row items-end gap-2 mt-2">
          <Button size="small" busy={isBusy} onClick={() => void run(() => act('avancar'))}>
            {t('moveRequestOn')}
          </Button>
          <Button size="small" busy={isBusy} onClick={() => void run(() => act('responder'))}>
            {t('answerRequest')}
          </Button>
          <Button size="small" busy={isBusy} onClick={() => void run(() => act('recusar'))}>
            {t('refuse')}
          </Button>
        </div>
      </div>
    </li>
  );
}
