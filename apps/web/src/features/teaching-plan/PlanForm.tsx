import { planSearchBlock } from '@catalogue/domain';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { Button } from '../../shared/ui/Button';
import { ErrorSummary } from '../../shared/ui/ErrorSummary';
import { Form, FormActions } from '../../shared/ui/Form';
import { Select } from '../../shared/ui/Select';
import { TextField } from '../../shared/ui/TextField';
import { useAttempt } from '../../shared/useAttempt';
import { isPlanField, type PlanDraft, type PlanField } from './planAddress';
import { useGetPlanOptionsQuery, useListDepartmentsQuery } from './teaching-plan.api';
import css from './PlanForm.module.css';
const nothing: PlanDraft = { departamento: '', ano: '', semestre: '', periodo: '', disciplina: '', biblioteca: '' };
const idOf = (field: PlanField) => `plano-${field}`;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

interface PlanFormProps {
  search: Partial<PlanDraft>;
  onSearch: (draft: PlanDraft) => void;
}

/** The search form for plans. At least one field is required (D1 §5), as on the server. */
export function PlanForm({ search, onSearch }: PlanFormProps) {
  const { t } = useTranslation(['teaching-plan', 'shared']);
  const departments = useListDepartmentsQuery();
  const options = useGetPlanOptionsQuery();
  const [draft, setDraft] = useState<PlanDraft>({ ...nothing, ...search });

  const block = planSearchBlock(draft);
  const flaws = [
    ...(block ? [{ id: idOf('disciplina'), text: t(block) }] : []),
    ...(isPlanField('ano', draft.ano.trim()) ? [] : [{ id: idOf('ano'), text: t('yearWrong') }]),
  ];
  const { attempt, errorOf, tell } = useAttempt(flaws);
  const field = (name: PlanField) => ({
    id: idOf(name),
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
    error: errorOf(idOf(name)),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    tell();
    if (flaws.length === 0) onSearch(draft);
  }
  return (
    <Form onSubmit={submit} noValidate className="py-4">
      <p>{t('oneField')}</p>
      <ErrorSummary errors={flaws} attempt={attempt} />
      <div className={css.fields}>
        <QueryView query={options} failed={t('optionsFailed')}>
          {({ disciplinas, bibliotecas }) => (
            <>
              <Select
                {...field('disciplina')}
                label={t('discipline', { ns: 'shared' })}
                placeholder={t('any')}
                options={disciplinas.map((each) => ({ value: each.codigo, label: each.descricao }))}
              />
              <Select
                {...field('biblioteca')}
                label={t('library', { ns: 'shared' })}
                placeholder={t('any')}
                options={bibliotecas.map((unit) => ({ value: unit.cod_biblioteca, label: unit.desc_biblioteca }))}
              />
            </>
          )}
        </QueryView>
        <QueryView query={departments} failed={t('optionsFailed')}>
          {(list) => (
            <Select
              {...field('departamento')}
              label={t('department')}
              placeholder={t('any')}
              options={list.map((each) => ({ value: each.codigo, label: each.descricao }))}
            />
          )}
        </QueryView>
        <TextField {...field('ano')} label={t('year', { ns: 'shared' })} inputMode="numeric" maxLength={4} />
        <Select
          {...field('semestre')}
          label={t('semester')}
          placeholder={t('any')}
          options={numbers(2).map((value) => ({ value, label: t('semesterNumber', { number: value }) }))}
        />
        <Select
          {...field('periodo')}
          label={t('term')}
          placeholder={t('any')}
          options={numbers(12).map((value) => ({ value, label: t('termNumber', { number: value }) }))}
        />
      </div>
      <FormActions>
        <Button type="submit" variant="brand">
          {t('search')}
        </Button>
      </FormActions>
    </Form>
  );
}
