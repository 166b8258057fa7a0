import type { APIRequestContext, Page } from '@playwright/test';

/** What the control room of a journey's library does for it: the address is that of the journey. */
export const control = (request: APIRequestContext) => ({
  /** The shape of the institution's sign-in, and activities to switch. */
  setInstitution: async (setting: { variant?: string; activities?: { codigo: number; existe: boolean }[] }) => {
    await request.put('/__mock/institution', { data: setting });
  },
  setFaults: async (...faults: { name: string; endpoint?: string; times?: number }[]) => {
    await request.put('/__mock/faults', { data: faults });
  },
  /** The text of the newest mail that a real library would have sent. */
  lastMail: async (): Promise<string> => {
    const mails = (await (await request.get('/__mock/outbox')).json()) as { texto: string }[];
    return mails[0]?.texto ?? '';
  },
});

/** Fills in the form of the sign-in and sends it. */
export async function signIn(page: Page, username: string, password = 'biblioteca'): Promise<void> {
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
}
