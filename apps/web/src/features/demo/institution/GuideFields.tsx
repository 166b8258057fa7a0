import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/ui/Select';
import { TextArea } from '../../../shared/ui/TextArea';
import { TextField } from '../../../shared/ui/TextField';
import type { Guide } from './institutionDraft';
import { OrderButtons } from './OrderButtons';
import { RowEditor, type RowsProps } from './RowEditor';

const sections = [1, 2] as const;

/** One guide at a time, which can be moved in its list; another one is added at the end. */
export function GuideFields(props: RowsProps<Guide>) {
  const { t } = useTranslation('demo');
  const { rows, chosen, field } = props;
  // Each of the two lists of the home page has an order of its own.
  const among = rows.flatMap(({ secao }, at) => (secao === rows[chosen]?.secao ? [at] : []));
  return (
    <fieldset>
      <legend>{t('guides')}</legend>
      <RowEditor
        {...props}
        which={t('whichGuide')}
        newRow={() => ({ titulo: t('newGuide'), descricao: null, texto: '', secao: 2 })}
        addLabel={t('newGuide')}
        removeLabel={t('removeGuide')}
      >
        {(guide, put) => (
          <>
            <OrderButtons {...props} among={among} />
            <TextField
              {...field({ name: 'titulo' })}
              value={guide.titulo}
              onChange={(titulo) => put({ ...guide, titulo })}
            />
            <TextField
              {...field({ name: 'descricao' })}
              optional
              value={guide.descricao ?? ''}
              onChange={(descricao) => put({ ...guide, descricao: descricao === '' ? null : descricao })}
            />
            <TextArea
              {...field({ name: 'texto' })}
              hint={t('guideTextHint')}
              rows={6}
              value={guide.texto}
              onChange={(texto) => put({ ...guide, texto })}
            />
            <Select
              {...field({ name: 'secao' })}
              value={String(guide.secao)}
              onChange={(secao) => put({ ...guide, secao: Number(secao) })}
              options={sections.map((one) => ({ value: String(one), label: t(`guideSection_${one}`) }))}
            />
          </>
        )}
      </RowEditor>
    </fieldset>
  );
}
