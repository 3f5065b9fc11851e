import type { ContactRequestType } from '@cromia/domain/contact/contact-request';
import type { UiLanguage } from '@cromia/domain/languages';
import type { Config } from '../../config.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { mailOf } from '../../platform/mail/mail-page.ts';

/** What the desk is told, in its own language. */
interface ContactTexts {
  title: (type: string, name: string) => string;
  types: Record<ContactRequestType, string>;
  sender: string;
  visitor: string;
  user: string;
  name: string;
  email: string;
  telephone: string;
  customer: string;
  language: string;
  link: string;
  closing: string;
}

const TEXTS: Record<UiLanguage, ContactTexts> = {
  it: {
    title: (type, name) => `${type}: ${name}`,
    types: {
      COMMERCIAL: 'Richiesta commerciale',
      PLATFORM: 'Informazioni sulla piattaforma',
      OTHER: 'Altra richiesta',
    },
    sender: 'Mittente',
    visitor: 'Visitatore, identità non verificata',
    user: 'Utente registrato',
    name: 'Nome',
    email: 'E-mail',
    telephone: 'Telefono',
    customer: 'Cliente',
    language: 'Lingua della risposta',
    link: 'Apri la richiesta',
    closing: 'Rispondendo a questa e-mail scrivi a chi ha inviato la richiesta.',
  },
  en: {
    title: (type, name) => `${type}: ${name}`,
    types: {
      COMMERCIAL: 'Sales enquiry',
      PLATFORM: 'Question about the portal',
      OTHER: 'Other request',
    },
    sender: 'Sender',
    visitor: 'Visitor, identity not verified',
    user: 'Registered user',
    name: 'Name',
    email: 'E-mail',
    telephone: 'Telephone',
    customer: 'Customer',
    language: 'Language of the reply',
    link: 'Open the request',
    closing: 'A reply to this e-mail goes to the person who sent the request.',
  },
  de: {
    title: (type, name) => `${type}: ${name}`,
    types: {
      COMMERCIAL: 'Vertriebsanfrage',
      PLATFORM: 'Frage zum Portal',
      OTHER: 'Sonstige Anfrage',
    },
    sender: 'Absender',
    visitor: 'Besucher, Identität nicht geprüft',
    user: 'Registrierter Benutzer',
    name: 'Name',
    email: 'E-Mail',
    telephone: 'Telefon',
    customer: 'Kunde',
    language: 'Sprache der Antwort',
    link: 'Anfrage öffnen',
    closing: 'Eine Antwort auf diese E-Mail geht an den Absender der Anfrage.',
  },
  es: {
    title: (type, name) => `${type}: ${name}`,
    types: {
      COMMERCIAL: 'Consulta comercial',
      PLATFORM: 'Información sobre la plataforma',
      OTHER: 'Otra consulta',
    },
    sender: 'Remitente',
    visitor: 'Visitante, identidad no verificada',
    user: 'Usuario registrado',
    name: 'Nombre',
    email: 'Correo electrónico',
    telephone: 'Teléfono',
    customer: 'Cliente',
    language: 'Idioma de la respuesta',
    link: 'Abrir la consulta',
    closing: 'Si responde a este correo, escribe a quien envió la consulta.',
  },
  fr: {
    title: (type, name) => `${type} : ${name}`,
    types: {
      COMMERCIAL: 'Demande commerciale',
      PLATFORM: 'Question sur la plateforme',
      OTHER: 'Autre demande',
    },
    sender: 'Expéditeur',
    visitor: 'Visiteur, identité non vérifiée',
    user: 'Utilisateur inscrit',
    name: 'Nom',
    email: 'E-mail',
    telephone: 'Téléphone',
    customer: 'Client',
    language: 'Langue de la réponse',
    link: 'Ouvrir la demande',
    closing: 'Répondre à cet e-mail, c’est écrire à l’auteur de la demande.',
  },
  pl: {
    title: (type, name) => `${type}: ${name}`,
    types: {
      COMMERCIAL: 'Zapytanie handlowe',
      PLATFORM: 'Pytanie o platformę',
      OTHER: 'Inna sprawa',
    },
    sender: 'Nadawca',
    visitor: 'Gość, tożsamość niezweryfikowana',
    user: 'Zarejestrowany użytkownik',
    name: 'Imię i nazwisko',
    email: 'E-mail',
    telephone: 'Telefon',
    customer: 'Klient',
    language: 'Język odpowiedzi',
    link: 'Otwórz zapytanie',
    closing: 'Odpowiedź na tę wiadomość trafi do nadawcy zapytania.',
  },
  ru: {
    title: (type, name) => `${type}: ${name}`,
    types: {
      COMMERCIAL: 'Коммерческий запрос',
      PLATFORM: 'Вопрос о портале',
      OTHER: 'Другой вопрос',
    },
    sender: 'Отправитель',
    visitor: 'Посетитель, личность не подтверждена',
    user: 'Зарегистрированный пользователь',
    name: 'Имя',
    email: 'Электронная почта',
    telephone: 'Телефон',
    customer: 'Клиент',
    language: 'Язык ответа',
    link: 'Открыть запрос',
    closing: 'Ответ на это письмо получит отправитель запроса.',
  },
};

interface MailedRequest {
  id: string;
  /** Null for a visitor, whose name and address nobody has checked. */
  userId: string | null;
  requestType: ContactRequestType;
  request: string;
  name: string;
  email: string;
  language: string;
  telephone: string | null;
  customer: string | null;
}

/** The request, to the desk that it is for; its reply address is the sender's. */
export function contactMail(
  asked: MailedRequest,
  { brand, publicUrl }: Pick<Config, 'brand' | 'publicUrl'>,
): Mail {
  const language = brand.defaultLanguage;
  const texts = TEXTS[language];
  const facts: [string, string | null][] = [
    [texts.sender, asked.userId === null ? texts.visitor : texts.user],
    [texts.name, asked.name],
    [texts.email, asked.email],
    [texts.telephone, asked.telephone],
    [texts.customer, asked.customer],
    [texts.language, asked.language],
  ];
  const page = {
    language,
    title: texts.title(texts.types[asked.requestType], asked.name),
    paragraphs: [asked.request],
    facts: facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : [])),
    link: { label: texts.link, url: `${publicUrl}/ecommerce/backoffice/contact-requests/${asked.id}` },
    closing: [texts.closing],
  };
  return { ...mailOf(brand.desks[asked.requestType], page, brand), replyTo: asked.email };
}
