import type { FastifyPluginAsync } from 'fastify';
import { listMails, readMail } from './folder.ts';
import { readFont } from './fonts.ts';
import { FONTS, inboxHeaders, listPage, mailPage, missingPage } from './inbox-page.ts';

export const INBOX = '/dev/mail';

/** Inbox of the mail sink at `/dev/mail`. Development only: it shows everybody's mails. */
export const inbox: FastifyPluginAsync<{ dir: string }> = async (app, { dir }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(inboxHeaders);
  });

  app.get<{ Params: { name: string } }>(`${FONTS}/:name`, async (request, reply) => {
    const font = await readFont(request.params.name);
    return font ? reply.headers(font.headers).send(font.bytes) : reply.code(404).send(missingPage());
  });

  app.get(INBOX, async () => listPage(await listMails(dir)));

  app.get<{ Querystring: { to?: string } }>(`${INBOX}/newest`, async ({ query }, reply) => {
    const mails = await listMails(dir);
    const newest = mails.find(({ to }) => !!query.to && to.includes(query.to));
    return reply.redirect(newest ? `${INBOX}/${newest.id}` : INBOX);
  });

  app.get<{ Params: { id: string } }>(`${INBOX}/:id`, async (request, reply) => {
    const mail = await readMail(dir, request.params.id);
    return mail ? mailPage(mail) : reply.code(404).send(missingPage());
  });

  app.get<{ Params: { id: string } }>(`${INBOX}/:id/html`, async (request, reply) => {
    const mail = await readMail(dir, request.params.id);
    if (!mail) return reply.code(404).send(missingPage());
    reply.header('content-security-policy', SANDBOX);
    return mail.html.replace(/<head>|^(?!<!doctype)/i, '$&<base target="_blank">');
  });
};

/** Untrusted content: no scripts, no loads, opaque origin; links open outside. */
const SANDBOX =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";
