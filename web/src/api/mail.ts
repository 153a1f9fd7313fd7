/** The e-mail of an account, over HTTP. */
import { call } from './http';
import type { Done, Lang, Mailbox } from './types.gen';

export const mail = {
  mailbox: () => call<Mailbox>('GET', '/api/account/mail'),
  give: (address: string, password: string, lang: Lang) =>
    call<Mailbox>('PUT', '/api/account/mail', { address, password, lang }),
  confirm: (code: string) => call<Mailbox>('POST', '/api/account/mail/confirm', { code }),
  notices: (on: boolean) => call<Mailbox>('PUT', '/api/account/mail/notices', { on }),
  forget: () => call<Mailbox>('DELETE', '/api/account/mail'),
  forgotten: (login: string) => call<Done>('POST', '/api/account/forgotten', { login }),
};
