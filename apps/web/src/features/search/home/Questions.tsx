import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../shared/QueryView';
import { OpenIcon } from '../../../shared/ui/icons';
import { useListQuestionsQuery } from '../../site/public';
import { SectionHead } from '../layout';
import Markdown from './Markdown';
import css from './Questions.module.css';

/** Frequent questions, as native disclosures, so that find-in-page works inside them. */
export function Questions() {
  const { t } = useTranslation('search');
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <SectionHead>
        <h2 id={heading}>{t('questions')}</h2>
      </SectionHead>
      <QueryView query={useListQuestionsQuery()} failed={t('questionsFailed')} empty={<p>{t('noQuestions')}</p>}>
        {(questions) => (
          <ul className="stack items-start">
            {questions.map(({ pergunta, resposta }) => (
              <li key={pergunta}>
                <details className={css.entry}>
                  <summary className={css.question}>
                    <span lang="pt-BR">{pergunta}</span> <OpenIcon />
                  </summary>
                  <Markdown text={resposta} level={3} />
                </details>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
