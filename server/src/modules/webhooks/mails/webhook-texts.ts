import type { UiLanguage } from '@cromia/domain/languages';

interface WebhookTexts {
  title: string;
  text: (days: number) => string;
  address: string;
  link: string;
}

/** What the mail about a webhook says, in each language of the interface. */
export const WEBHOOK_TEXTS: Record<UiLanguage, WebhookTexts> = {
  it: {
    title: 'Webhook disattivato',
    text: (days) =>
      `Il webhook non risponde da ${days} giorni ed è stato disattivato. Quando il destinatario funziona di nuovo, riattivalo e rinvia gli eventi da allora.`,
    address: 'Indirizzo',
    link: 'Vedi il webhook',
  },
  en: {
    title: 'Webhook switched off',
    text: (days) =>
      `The webhook has failed for ${days} days and was switched off. Once its receiver works again, switch it on and send the events since then again.`,
    address: 'Address',
    link: 'See the webhook',
  },
  de: {
    title: 'Webhook abgeschaltet',
    text: (days) =>
      `Der Webhook schlägt seit ${days} Tagen fehl und wurde abgeschaltet. Sobald der Empfänger wieder läuft, schalten Sie ihn ein und senden Sie die Ereignisse seither erneut.`,
    address: 'Adresse',
    link: 'Webhook ansehen',
  },
  es: {
    title: 'Webhook desactivado',
    text: (days) =>
      `El webhook falla desde hace ${days} días y se ha desactivado. Cuando el destinatario vuelva a funcionar, actívalo y reenvía los eventos desde entonces.`,
    address: 'Dirección',
    link: 'Ver el webhook',
  },
  fr: {
    title: 'Webhook désactivé',
    text: (days) =>
      `Le webhook échoue depuis ${days} jours et a été désactivé. Quand son destinataire fonctionne à nouveau, réactivez-le et renvoyez les événements depuis lors.`,
    address: 'Adresse',
    link: 'Voir le webhook',
  },
  pl: {
    title: 'Webhook wyłączony',
    text: (days) =>
      `Webhook nie działa od ${days} dni i został wyłączony. Gdy odbiorca znów działa, włącz go i wyślij ponownie zdarzenia z tego czasu.`,
    address: 'Adres',
    link: 'Zobacz webhook',
  },
  ru: {
    title: 'Вебхук отключён',
    text: (days) =>
      `Вебхук не отвечает уже ${days} дней и отключён. Когда получатель снова заработает, включите его и отправьте события за это время ещё раз.`,
    address: 'Адрес',
    link: 'Открыть вебхук',
  },
};
