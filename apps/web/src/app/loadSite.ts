import { siteApi } from '../features/site/public';
import type { AppStore } from './store';

/** Loads what the shell requires: activities, institution, guides. Rejects when the server cannot be reached. */
export async function loadSite(dispatch: AppStore['dispatch']) {
  await Promise.all([
    dispatch(siteApi.endpoints.listActivities.initiate()).unwrap(),
    dispatch(siteApi.endpoints.getInstitution.initiate()).unwrap(),
    dispatch(siteApi.endpoints.listSearchGuides.initiate()).unwrap(),
  ]);
}
