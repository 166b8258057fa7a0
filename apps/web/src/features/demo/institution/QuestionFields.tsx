import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../shared/ui/TextArea';
import { TextField } from '../../../shared/ui/TextField';
import type { Question } from './institutionDraft';
import { OrderButtons } from './OrderButtons';
import { RowEditor, type RowsProps } from './RowEditor';

/** Questions with their answers, in the order of the page. */
export function QuestionFields(props: RowsProps<Question>) {
  const { t } = useTranslation('demo');
  const { field } = props;
  return (
    <fieldset>
      <legend>{t('questions')}</legend>
      <RowEditor
        {...props}
        which={t('whichQuestion')}
        newRow={() => ({ pergunta: t('newQuestion'), resposta: '' })}
        addLabel={t('newQuestion')}
        removeLabel={t('removeQuestion')}
      >
        {(row, put) => (
          <>
            <OrderButtons {...props} among={[...props.rows.keys()]} />
            <TextField
              {...field({ name: 'pergunta' })}
              value={row.pergunta}
              onChange={(pergunta) => put({ ...row, pergunta })}
            />
            <TextArea
              {...field({ name: 'resposta' })}
              hint={t('guideTextHint')}
              rows={4}
              value={row.resposta}
              onChange={(resposta) => put({ ...row, resposta })}
            />
          </>
        )}
      </RowEditor>
    </fieldset>
  );
}

/** Other texts about the library, in the order of the page. */
export function InformationFields(props: RowsProps<string>) {
  const { t } = useTranslation('demo');
  return (
    <fieldset>
      <legend>{t('information')}</legend>
      <RowEditor
        {...props}
        which={t('whichInformation')}
        newRow={() => t('newInformation')}
        addLabel={t('newInformation')}
        removeLabel={t('removeInformation')}
      >
        {(text, put) => (
          <>
            <OrderButtons {...props} among={[...props.rows.keys()]} />
            <TextArea
              {...props.field({ name: 'texto' })}
              hint={t('guideTextHint')}
              rows={4}
              value={text}
              onChange={put}
            />
          </>
        )}
      </RowEditor>
    </fieldset>
  );
}
