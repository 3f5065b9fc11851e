import { UI_LANGUAGES } from '@cromia/domain/languages';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../../platform/config.ts';
import type { Mail } from '../../../platform/mail/mail-transport.ts';
import {
  buildAlreadyRegisteredMail,
  buildNewPasswordMail,
  buildPasswordChangedMail,
  buildRegistrationMail,
} from './account-mails.ts';

const USERNAME = 'anna+colori@example.com';
const TOKEN = 'a-token_of_a_mail';
const config = loadConfig({
  TOKEN_SECRET: 'a secret that only tests use, 32+',
  PUBLIC_URL: 'https://portal.example.com/',
  BRAND_NAME: 'Smith & Sons',
});
const PAGE = 'https://portal.example.com/ecommerce';
const QUERY = `username=anna%2Bcolori%40example.com&token=${TOKEN}`;

const MAILS: [name: string, links: string[], mail: (language: (typeof UI_LANGUAGES)[number]) => Mail][] = [
  [
    'registration',
    [`${PAGE}/confirm-registration?${QUERY}`],
    (language) => buildRegistrationMail({ username: USERNAME, language }, TOKEN, config),
  ],
  [
    'already registered',
    [`${PAGE}/login`, `${PAGE}/forgot-password`],
    (language) => buildAlreadyRegisteredMail({ username: USERNAME, language }, config),
  ],
  [
    'new password',
    [`${PAGE}/new-password?${QUERY}`],
    (language) => buildNewPasswordMail({ username: USERNAME, language }, TOKEN, config),
  ],
  [
    'password changed',
    [`${PAGE}/forgot-password`],
    (language) => buildPasswordChangedMail({ username: USERNAME, language }, config),
  ],
];

describe.each(MAILS)('the mail "%s"', (_name, links, buildMail) => {
  it.each(UI_LANGUAGES)('has the recipient, the brand and localised links in %s', (language) => {
    const mail = buildMail(language);
    expect(mail).toMatchObject({ to: USERNAME, language });
    expect(mail.subject).toContain('Smith & Sons');
    expect(mail.text).toContain(USERNAME);
    // A mail program opens links in a new tab, so they include the language.
    const inLanguage = links.map((link) => `${link}${link.includes('?') ? '&' : '?'}locale=${language}`);
    expect(mail.text.match(/https:\S+/g)).toEqual(inLanguage);
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.html).toContain('Smith &amp; Sons');
    for (const link of inLanguage) expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  });

  it('has a different subject in each language', () => {
    expect(new Set(UI_LANGUAGES.map((language) => buildMail(language).subject)).size).toBe(
      UI_LANGUAGES.length,
    );
  });
});

it('mails with a link state its validity in the language of the mail', () => {
  const buildTexts = (language: (typeof UI_LANGUAGES)[number]) => [
    buildRegistrationMail({ username: USERNAME, language }, TOKEN, config).text,
    buildNewPasswordMail({ username: USERNAME, language }, TOKEN, config).text,
  ];
  for (const [language, day, hour] of [
    ['it', '24 ore', '1 ora'],
    ['en', '24 hours', '1 hour'],
    ['de', '24 Stunden', '1 Stunde'],
    ['es', '24 horas', '1 hora'],
    ['fr', '24 heures', '1 heure'],
    ['pl', '24 godziny', '1 godzina'],
    ['ru', '24 часа', '1 час'],
  ] as const) {
    const [registration, newPassword] = buildTexts(language);
    expect(registration?.replaceAll('\u00a0', ' ')).toContain(`: ${day}.`);
    expect(newPassword?.replaceAll('\u00a0', ' ')).toContain(`: ${hour}.`);
  }
});

it('the mail about a changed password contains the contact address', () => {
  expect(buildPasswordChangedMail({ username: USERNAME, language: 'it' }, config).text).toContain(
    config.brand.email,
  );
});
