import type { UiLanguage } from '@cromia/domain/languages';

/** What the mails of a change of a customer's data say, in each language of the interface. */
export interface UpdateTexts {
  /** To the desk: a change waits for a decision. */
  arrived: { title: (company: string) => string; text: string; link: string };
  /** To the requester. */
  accepted: { title: string; text: string };
  rejected: { title: string; text: string };
  /** To the others who work with the customer. */
  told: { title: (company: string) => string; text: string; unexpected: string };
  link: string;
  company: string;
  customerCode: string;
  requester: string;
  reason: string;
}

export const UPDATE_TEXTS: Record<UiLanguage, UpdateTexts> = {
  it: {
    arrived: {
      title: (company) => `Modifica dati da verificare: ${company}`,
      text: 'È stata chiesta una modifica dei dati di questo cliente.',
      link: 'Esamina la modifica',
    },
    accepted: {
      title: 'La modifica dei dati è stata accettata',
      text: 'I dati del cliente sono stati aggiornati come richiesto.',
    },
    rejected: {
      title: 'La modifica dei dati non è stata accettata',
      text: 'Abbiamo esaminato la modifica e non possiamo accettarla. I dati restano come prima e puoi chiedere un’altra modifica.',
    },
    told: {
      title: (company) => `Dati cliente aggiornati: ${company}`,
      text: 'I dati di questo cliente sono stati modificati.',
      unexpected: 'Se non ti aspettavi questa modifica, rispondi a questa e-mail.',
    },
    link: 'Vedi i dati cliente',
    company: 'Ragione sociale',
    customerCode: 'Codice cliente',
    requester: 'Chiesta da',
    reason: 'Motivo',
  },
  en: {
    arrived: {
      title: (company) => `Change of customer data to review: ${company}`,
      text: 'A change of this customer’s data has been requested.',
      link: 'Review the change',
    },
    accepted: {
      title: 'The change of data has been accepted',
      text: 'The customer’s data have been updated as requested.',
    },
    rejected: {
      title: 'The change of data was not accepted',
      text: 'We have reviewed the change and cannot accept it. The data stay as they were, and you can request another change.',
    },
    told: {
      title: (company) => `Customer data updated: ${company}`,
      text: 'The data of this customer have been changed.',
      unexpected: 'If you did not expect this change, reply to this e-mail.',
    },
    link: 'View the customer data',
    company: 'Business name',
    customerCode: 'Customer code',
    requester: 'Requested by',
    reason: 'Reason',
  },
  de: {
    arrived: {
      title: (company) => `Datenänderung zu prüfen: ${company}`,
      text: 'Für diesen Kunden wurde eine Änderung der Daten beantragt.',
      link: 'Änderung prüfen',
    },
    accepted: {
      title: 'Die Datenänderung wurde angenommen',
      text: 'Die Kundendaten wurden wie beantragt aktualisiert.',
    },
    rejected: {
      title: 'Die Datenänderung wurde nicht angenommen',
      text: 'Wir haben die Änderung geprüft und können sie nicht annehmen. Die Daten bleiben, wie sie waren; Sie können eine andere Änderung beantragen.',
    },
    told: {
      title: (company) => `Kundendaten aktualisiert: ${company}`,
      text: 'Die Daten dieses Kunden wurden geändert.',
      unexpected: 'Wenn Sie diese Änderung nicht erwartet haben, antworten Sie bitte auf diese E-Mail.',
    },
    link: 'Kundendaten ansehen',
    company: 'Firmenname',
    customerCode: 'Kundennummer',
    requester: 'Beantragt von',
    reason: 'Grund',
  },
  es: {
    arrived: {
      title: (company) => `Cambio de datos por revisar: ${company}`,
      text: 'Se ha solicitado un cambio de los datos de este cliente.',
      link: 'Revisar el cambio',
    },
    accepted: {
      title: 'El cambio de datos ha sido aceptado',
      text: 'Los datos del cliente se han actualizado como se solicitó.',
    },
    rejected: {
      title: 'El cambio de datos no ha sido aceptado',
      text: 'Hemos revisado el cambio y no podemos aceptarlo. Los datos siguen como estaban y puede solicitar otro cambio.',
    },
    told: {
      title: (company) => `Datos de cliente actualizados: ${company}`,
      text: 'Se han modificado los datos de este cliente.',
      unexpected: 'Si no esperaba este cambio, responda a este correo.',
    },
    link: 'Ver los datos del cliente',
    company: 'Razón social',
    customerCode: 'Código de cliente',
    requester: 'Solicitado por',
    reason: 'Motivo',
  },
  fr: {
    arrived: {
      title: (company) => `Modification de données à examiner : ${company}`,
      text: 'Une modification des données de ce client a été demandée.',
      link: 'Examiner la modification',
    },
    accepted: {
      title: 'La modification des données a été acceptée',
      text: 'Les données du client ont été mises à jour comme demandé.',
    },
    rejected: {
      title: 'La modification des données n’a pas été acceptée',
      text: 'Nous avons examiné la modification et ne pouvons pas l’accepter. Les données restent inchangées ; vous pouvez demander une autre modification.',
    },
    told: {
      title: (company) => `Données client mises à jour : ${company}`,
      text: 'Les données de ce client ont été modifiées.',
      unexpected: 'Si vous n’attendiez pas cette modification, répondez à cet e-mail.',
    },
    link: 'Voir les données du client',
    company: 'Raison sociale',
    customerCode: 'Code client',
    requester: 'Demandée par',
    reason: 'Motif',
  },
  pl: {
    arrived: {
      title: (company) => `Zmiana danych do sprawdzenia: ${company}`,
      text: 'Złożono wniosek o zmianę danych tego klienta.',
      link: 'Sprawdź zmianę',
    },
    accepted: {
      title: 'Zmiana danych została przyjęta',
      text: 'Dane klienta zostały zaktualizowane zgodnie z wnioskiem.',
    },
    rejected: {
      title: 'Zmiana danych nie została przyjęta',
      text: 'Sprawdziliśmy zmianę i nie możemy jej przyjąć. Dane pozostają bez zmian; możesz złożyć wniosek o inną zmianę.',
    },
    told: {
      title: (company) => `Zaktualizowano dane klienta: ${company}`,
      text: 'Dane tego klienta zostały zmienione.',
      unexpected: 'Jeśli nie spodziewasz się tej zmiany, odpowiedz na tę wiadomość.',
    },
    link: 'Zobacz dane klienta',
    company: 'Nazwa firmy',
    customerCode: 'Kod klienta',
    requester: 'Wniosek złożony przez',
    reason: 'Powód',
  },
  ru: {
    arrived: {
      title: (company) => `Изменение данных на проверку: ${company}`,
      text: 'Запрошено изменение данных этого клиента.',
      link: 'Проверить изменение',
    },
    accepted: {
      title: 'Изменение данных принято',
      text: 'Данные клиента обновлены согласно запросу.',
    },
    rejected: {
      title: 'Изменение данных не принято',
      text: 'Мы рассмотрели изменение и не можем его принять. Данные остаются прежними; вы можете запросить другое изменение.',
    },
    told: {
      title: (company) => `Данные клиента обновлены: ${company}`,
      text: 'Данные этого клиента были изменены.',
      unexpected: 'Если вы не ожидали этого изменения, ответьте на это письмо.',
    },
    link: 'Посмотреть данные клиента',
    company: 'Наименование компании',
    customerCode: 'Код клиента',
    requester: 'Запросил(а)',
    reason: 'Причина',
  },
};
