import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { FormActions } from '../../../shared/ui/Form';
import { Select } from '../../../shared/ui/Select';
import { TextArea } from '../../../shared/ui/TextArea';
import { TextField } from '../../../shared/ui/TextField';
import type { FieldProps, Guide } from './institutionDraft';

interface GuideFieldsProps {
  guides: readonly Guide[];
  /** The place in the list of the guide that is shown. */
  chosen: number;
  onChoose: (at: number) => void;
  change: (guides: Guide[]) => void;
  field: FieldProps;
}

const sections = [1, 2] as const;

/** One guide at a time, which can be moved in its list; another one is added at the end. */
export function GuideFields({ guides, chosen, onChoose, change, field }: GuideFieldsProps) {
  const { t } = useTranslation('demo');
  const guide = guides[chosen];
  const put = (part: Partial<Guide>) => change(guides.map((old, at) => (at === chosen ? { ...old, ...part } : old)));
  function add() {
    change([...guides, { titulo: t('newGuide'), descricao: null, texto: '', secao: 2 }]);
    onChoose(guides.length);
  }
  function remove() {
    change(guides.filter((_, at) => at !== chosen));
    onChoose(Math.max(0, chosen - 1));
  }
  // Each of the two lists of the home page has an order of its own.
  const places = guides.flatMap(({ secao }, at) => (secao === guide?.secao ? [at] : []));
  const place = places.indexOf(chosen);
  function move(by: -1 | 1) {
    const other = places[place + by];
    if (guide === undefined || other === undefined) return;
    change(guides.map((old, at) => (at === other ? guide : at === chosen ? (guides[other] ?? old) : old)));
    onChoose(other);
  }
  return (
    <fieldset>
      <legend>{t('guides')}</legend>
      {guide && (
        <>
          <Select
            label={t('whichGuide')}
            value={String(chosen)}
            onChange={(at) => onChoose(Number(at))}
            options={guides.map(({ titulo }, at) => ({ value: String(at), label: titulo }))}
          />
          <FormActions>
            <Button size="small" reason={place === 0 ? t('guideFirst') : undefined} onClick={() => move(-1)}>
              {t('guideUp')}
            </Button>
            <Button
              size="small"
              reason={place === places.length - 1 ? t('guideLast') : undefined}
              onClick={() => move(1)}
            >
              {t('guideDown')}
            </Button>
            <p role="status" className="muted">
              {t('guidePlace', { title: guide.titulo, place: place + 1, places: places.length })}
            </p>
          </FormActions>
          <TextField
            {...field({ name: 'titulo', guide: chosen })}
            value={guide.titulo}
            onChange={(titulo) => put({ titulo })}
          />
          <TextField
            {...field({ name: 'descricao', guide: chosen })}
            optional
            value={guide.descricao ?? ''}
            onChange={(descricao) => put({ descricao: descricao === '' ? null : descricao })}
          />
          <TextArea
            {...field({ name: 'texto', guide: chosen })}
            hint={t('guideTextHint')}
            rows={6}
            value={guide.texto}
            onChange={(texto) => put({ texto })}
          />
          <Select
            {...field({ name: 'secao', guide: chosen })}
            value={String(guide.secao)}
            onChange={(secao) => put({ secao: Number(secao) })}
            options={sections.map((one) => ({ value: String(one), label: t(`guideSection_${one}`) }))}
          />
        </>
      )}
      <FormActions>
        <Button size="small" onClick={add}>
          {t('newGuide')}
        </Button>
        {guide && (
          <Button size="small" variant="text" onClick={remove}>
            {t('removeGuide')}
          </Button>
        )}
      </FormActions>
    </fieldset>
  );
}
