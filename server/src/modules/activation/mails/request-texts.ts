import type { CustomerRequestKind } from '@cromia/domain/activation/customer-request';
import type { UiLanguage } from '@cromia/domain/languages';

/** What the mails of a request to become a customer say, in each language of the interface. */
interface RequestTexts {
  /** To the desk: something waits for a decision. */
  arrived: { title: (company: string) => string; kinds: Record<CustomerRequestKind, string>; link: string };
  /** To a user whose request was accepted. */
  accepted: { title: string; next: string; link: string };
  /** To an agent or commercial user who has a new customer. */
  assigned: { title: (company: string) => string; next: string; link: string };
  /** To those who already work with a customer: a user was allowed to join it. */
  joining: { title: (company: string) => string; who: (username: string) => string; unexpected: string };
  rejected: { title: string; text: string; next: string; link: string };
  expired: { title: string; undecided: string; unused: string; next: string; link: string };
  company: string;
  vatNumber: string;
  customerCode: string;
  requester: string;
  reason: string;
}

export const REQUEST_TEXTS: Record<UiLanguage, RequestTexts> = {
  it: {
    arrived: {
      title: (company) => `Nuova richiesta cliente: ${company}`,
      kinds: {
        NEW: 'Un’azienda chiede di diventare cliente.',
        EXISTING: 'Un utente chiede di essere associato a un cliente esistente.',
        MANAGED: 'Un agente o commerciale chiede di aprire un nuovo cliente.',
      },
      link: 'Esamina la richiesta',
    },
    accepted: {
      title: 'La tua richiesta cliente è stata accettata',
      next: 'Accedi al tuo profilo e conferma per diventare cliente: da quel momento vedi i prezzi e puoi ordinare.',
      link: 'Diventa cliente',
    },
    assigned: {
      title: (company) => `Nuovo cliente nel tuo portafoglio: ${company}`,
      next: 'Il cliente è stato aperto. Da ora puoi operare per suo conto.',
      link: 'Apri i tuoi clienti',
    },
    joining: {
      title: (company) => `Un nuovo utente per ${company}`,
      who: (username) => `L’utente ${username} è stato autorizzato a operare per questo cliente.`,
      unexpected: 'Se non conosci questa persona, rispondi a questa e-mail.',
    },
    rejected: {
      title: 'La richiesta cliente non è stata accettata',
      text: 'Abbiamo esaminato la richiesta e non possiamo accettarla.',
      next: 'Dal profilo puoi prenderne atto e inviarne una nuova.',
      link: 'Vai al profilo',
    },
    expired: {
      title: 'La richiesta cliente è scaduta',
      undecided: 'La richiesta non ha ricevuto risposta in tempo ed è scaduta. Ci scusiamo per l’attesa.',
      unused: 'La richiesta era stata accettata, ma non è stata confermata in tempo ed è scaduta.',
      next: 'Dal profilo puoi inviarne una nuova.',
      link: 'Vai al profilo',
    },
    company: 'Ragione sociale',
    vatNumber: 'Partita IVA',
    customerCode: 'Codice cliente',
    requester: 'Inviata da',
    reason: 'Motivo',
  },
  en: {
    arrived: {
      title: (company) => `New customer request: ${company}`,
      kinds: {
        NEW: 'A company asks to become a customer.',
        EXISTING: 'A user asks to be linked to an existing customer.',
        MANAGED: 'An agent or sales user asks to add a new customer.',
      },
      link: 'Review the request',
    },
    accepted: {
      title: 'Your customer request has been accepted',
      next: 'Log in to your profile and confirm to become a customer: you will then see prices and can order.',
      link: 'Become a customer',
    },
    assigned: {
      title: (company) => `New customer in your portfolio: ${company}`,
      next: 'The customer account is open. You can act for it from now on.',
      link: 'Open your customers',
    },
    joining: {
      title: (company) => `A new user for ${company}`,
      who: (username) => `The user ${username} may now act for this customer.`,
      unexpected: 'If you do not know this person, reply to this e-mail.',
    },
    rejected: {
      title: 'The customer request was not accepted',
      text: 'We have reviewed the request and cannot accept it.',
      next: 'In your profile you can confirm that you have read this and send a new one.',
      link: 'Go to the profile',
    },
    expired: {
      title: 'The customer request has expired',
      undecided: 'The request was not answered in time and has expired. We apologise for the wait.',
      unused: 'The request had been accepted, but was not confirmed in time and has expired.',
      next: 'You can send a new one from your profile.',
      link: 'Go to the profile',
    },
    company: 'Business name',
    vatNumber: 'VAT number',
    customerCode: 'Customer code',
    requester: 'Sent by',
    reason: 'Reason',
  },
  de: {
    arrived: {
      title: (company) => `Neue Kundenanfrage: ${company}`,
      kinds: {
        NEW: 'Ein Unternehmen möchte Kunde werden.',
        EXISTING: 'Ein Benutzer möchte einem bestehenden Kunden zugeordnet werden.',
        MANAGED: 'Ein Handelsvertreter oder Vertriebsmitarbeiter möchte einen neuen Kunden anlegen.',
      },
      link: 'Anfrage prüfen',
    },
    accepted: {
      title: 'Ihre Kundenanfrage wurde angenommen',
      next: 'Melden Sie sich in Ihrem Profil an und bestätigen Sie, um Kunde zu werden: Danach sehen Sie Preise und können bestellen.',
      link: 'Kunde werden',
    },
    assigned: {
      title: (company) => `Neuer Kunde in Ihrem Kundenkreis: ${company}`,
      next: 'Der Kunde wurde angelegt. Sie können ab sofort für ihn tätig werden.',
      link: 'Ihre Kunden öffnen',
    },
    joining: {
      title: (company) => `Ein neuer Benutzer für ${company}`,
      who: (username) => `Der Benutzer ${username} darf ab jetzt für diesen Kunden tätig werden.`,
      unexpected: 'Wenn Sie diese Person nicht kennen, antworten Sie auf diese E-Mail.',
    },
    rejected: {
      title: 'Die Kundenanfrage wurde nicht angenommen',
      text: 'Wir haben die Anfrage geprüft und können sie nicht annehmen.',
      next: 'In Ihrem Profil können Sie dies zur Kenntnis nehmen und eine neue Anfrage senden.',
      link: 'Zum Profil',
    },
    expired: {
      title: 'Die Kundenanfrage ist abgelaufen',
      undecided:
        'Die Anfrage wurde nicht rechtzeitig beantwortet und ist abgelaufen. Wir bitten um Entschuldigung.',
      unused: 'Die Anfrage war angenommen, wurde aber nicht rechtzeitig bestätigt und ist abgelaufen.',
      next: 'In Ihrem Profil können Sie eine neue senden.',
      link: 'Zum Profil',
    },
    company: 'Firmenname',
    vatNumber: 'USt-IdNr.',
    customerCode: 'Kundennummer',
    requester: 'Gesendet von',
    reason: 'Grund',
  },
  es: {
    arrived: {
      title: (company) => `Nueva solicitud de cliente: ${company}`,
      kinds: {
        NEW: 'Una empresa solicita hacerse cliente.',
        EXISTING: 'Un usuario solicita que se le asocie a un cliente existente.',
        MANAGED: 'Un agente o comercial solicita dar de alta un nuevo cliente.',
      },
      link: 'Revisar la solicitud',
    },
    accepted: {
      title: 'Su solicitud de cliente ha sido aceptada',
      next: 'Entre en su perfil y confirme para hacerse cliente: a partir de ese momento verá los precios y podrá pedir.',
      link: 'Hacerse cliente',
    },
    assigned: {
      title: (company) => `Nuevo cliente en su cartera: ${company}`,
      next: 'El cliente ya está dado de alta. Desde ahora puede actuar en su nombre.',
      link: 'Abrir sus clientes',
    },
    joining: {
      title: (company) => `Un nuevo usuario para ${company}`,
      who: (username) => `El usuario ${username} ha sido autorizado a actuar en nombre de este cliente.`,
      unexpected: 'Si no conoce a esta persona, responda a este correo.',
    },
    rejected: {
      title: 'La solicitud de cliente no ha sido aceptada',
      text: 'Hemos revisado la solicitud y no podemos aceptarla.',
      next: 'En su perfil puede confirmar la lectura y enviar una nueva.',
      link: 'Ir al perfil',
    },
    expired: {
      title: 'La solicitud de cliente ha caducado',
      undecided: 'La solicitud no recibió respuesta a tiempo y ha caducado. Disculpe la espera.',
      unused: 'La solicitud había sido aceptada, pero no se confirmó a tiempo y ha caducado.',
      next: 'Desde su perfil puede enviar una nueva.',
      link: 'Ir al perfil',
    },
    company: 'Razón social',
    vatNumber: 'NIF-IVA',
    customerCode: 'Código de cliente',
    requester: 'Enviada por',
    reason: 'Motivo',
  },
  fr: {
    arrived: {
      title: (company) => `Nouvelle demande de client : ${company}`,
      kinds: {
        NEW: 'Une entreprise demande à devenir cliente.',
        EXISTING: 'Un utilisateur demande à être rattaché à un client existant.',
        MANAGED: 'Un agent ou un commercial demande l’ouverture d’un nouveau client.',
      },
      link: 'Examiner la demande',
    },
    accepted: {
      title: 'Votre demande de client a été acceptée',
      next: 'Connectez-vous à votre profil et confirmez pour devenir client : vous verrez alors les prix et pourrez commander.',
      link: 'Devenir client',
    },
    assigned: {
      title: (company) => `Nouveau client dans votre portefeuille : ${company}`,
      next: 'Le compte client est ouvert. Vous pouvez dès maintenant agir pour son compte.',
      link: 'Ouvrir vos clients',
    },
    joining: {
      title: (company) => `Un nouvel utilisateur pour ${company}`,
      who: (username) => `L’utilisateur ${username} a été autorisé à agir pour ce client.`,
      unexpected: 'Si vous ne connaissez pas cette personne, répondez à cet e-mail.',
    },
    rejected: {
      title: 'La demande de client n’a pas été acceptée',
      text: 'Nous avons examiné la demande et ne pouvons pas l’accepter.',
      next: 'Dans votre profil, vous pouvez en prendre acte et en envoyer une nouvelle.',
      link: 'Aller au profil',
    },
    expired: {
      title: 'La demande de client a expiré',
      undecided:
        'La demande n’a pas reçu de réponse à temps et a expiré. Veuillez nous excuser de cette attente.',
      unused: 'La demande avait été acceptée, mais n’a pas été confirmée à temps et a expiré.',
      next: 'Vous pouvez en envoyer une nouvelle depuis votre profil.',
      link: 'Aller au profil',
    },
    company: 'Raison sociale',
    vatNumber: 'Numéro de TVA',
    customerCode: 'Code client',
    requester: 'Envoyée par',
    reason: 'Motif',
  },
  pl: {
    arrived: {
      title: (company) => `Nowy wniosek klienta: ${company}`,
      kinds: {
        NEW: 'Firma chce zostać klientem.',
        EXISTING: 'Użytkownik prosi o powiązanie z istniejącym klientem.',
        MANAGED: 'Przedstawiciel handlowy lub pracownik działu handlowego prosi o założenie nowego klienta.',
      },
      link: 'Rozpatrz wniosek',
    },
    accepted: {
      title: 'Twój wniosek klienta został przyjęty',
      next: 'Zaloguj się do profilu i potwierdź, aby zostać klientem: od tej chwili widzisz ceny i możesz zamawiać.',
      link: 'Zostań klientem',
    },
    assigned: {
      title: (company) => `Nowy klient w Twoim portfelu: ${company}`,
      next: 'Klient został założony. Od teraz możesz działać w jego imieniu.',
      link: 'Otwórz swoich klientów',
    },
    joining: {
      title: (company) => `Nowy użytkownik dla ${company}`,
      who: (username) => `Użytkownik ${username} otrzymał zgodę na działanie w imieniu tego klienta.`,
      unexpected: 'Jeśli nie znasz tej osoby, odpowiedz na tę wiadomość.',
    },
    rejected: {
      title: 'Wniosek klienta nie został przyjęty',
      text: 'Rozpatrzyliśmy wniosek i nie możemy go przyjąć.',
      next: 'W profilu możesz przyjąć to do wiadomości i wysłać nowy.',
      link: 'Przejdź do profilu',
    },
    expired: {
      title: 'Wniosek klienta wygasł',
      undecided: 'Wniosek nie został rozpatrzony na czas i wygasł. Przepraszamy za oczekiwanie.',
      unused: 'Wniosek został przyjęty, ale nie potwierdzono go na czas i wygasł.',
      next: 'W profilu możesz wysłać nowy.',
      link: 'Przejdź do profilu',
    },
    company: 'Nazwa firmy',
    vatNumber: 'Numer VAT',
    customerCode: 'Kod klienta',
    requester: 'Wysłane przez',
    reason: 'Powód',
  },
  ru: {
    arrived: {
      title: (company) => `Новая заявка клиента: ${company}`,
      kinds: {
        NEW: 'Компания хочет стать клиентом.',
        EXISTING: 'Пользователь просит привязать его к существующему клиенту.',
        MANAGED: 'Торговый агент или сотрудник отдела продаж просит завести нового клиента.',
      },
      link: 'Рассмотреть заявку',
    },
    accepted: {
      title: 'Ваша заявка клиента принята',
      next: 'Войдите в свой профиль и подтвердите, что становитесь клиентом: после этого вы видите цены и можете заказывать.',
      link: 'Стать клиентом',
    },
    assigned: {
      title: (company) => `Новый клиент в вашем портфеле: ${company}`,
      next: 'Клиент заведён. Теперь вы можете действовать от его имени.',
      link: 'Открыть список клиентов',
    },
    joining: {
      title: (company) => `Новый пользователь для ${company}`,
      who: (username) => `Пользователю ${username} разрешено действовать от имени этого клиента.`,
      unexpected: 'Если вы не знаете этого человека, ответьте на это письмо.',
    },
    rejected: {
      title: 'Заявка клиента не принята',
      text: 'Мы рассмотрели заявку и не можем её принять.',
      next: 'В профиле вы можете принять это к сведению и отправить новую.',
      link: 'Перейти в профиль',
    },
    expired: {
      title: 'Срок заявки клиента истёк',
      undecided: 'Заявка не была рассмотрена вовремя, и её срок истёк. Приносим извинения за ожидание.',
      unused: 'Заявка была принята, но не подтверждена вовремя, и её срок истёк.',
      next: 'В профиле вы можете отправить новую.',
      link: 'Перейти в профиль',
    },
    company: 'Наименование компании',
    vatNumber: 'Номер НДС',
    customerCode: 'Код клиента',
    requester: 'Отправил(а)',
    reason: 'Причина',
  },
};
