import { switchingForms } from '@catalogue/api-contract';
import type { RequestFields, RequestForm } from '@catalogue/domain';
import { bodyOfForm } from './formFields';
import {
  useRequestCatalogueSheetMutation,
  useRequestInterLibraryLoanMutation,
  useRequestSpecialisedSearchMutation,
  useRequestSurveyMutation,
  useRequestSwitchingMutation,
} from './requests.api';

/** Sends any of the forms by its call. */
export function useSendRequest() {
  const [switching] = useRequestSwitchingMutation();
  const [survey] = useRequestSurveyMutation();
  const [sheet] = useRequestCatalogueSheetMutation();
  const [search] = useRequestSpecialisedSearchMutation();
  const [interLibrary] = useRequestInterLibraryLoanMutation();

  return function send(form: RequestForm, values: RequestFields) {
    switch (form) {
      case 'levantamento-bibliografico':
        return survey({ body: bodyOfForm[form].parse(values) });
      case 'ficha-catalografica':
        return sheet({ body: bodyOfForm[form].parse(values) });
      case 'pesquisa-especializada':
        return search({ body: bodyOfForm[form].parse(values) });
      case 'emprestimo-inter-bibliotecas':
        return interLibrary({ body: bodyOfForm[form].parse(values) });
      default:
        return switching({ params: { type: form }, body: switchingForms[form].parse(values) });
    }
  };
}
