import type { UiLanguage } from '@cromia/domain/languages';

/** What the two mails of an order request say, in each language of the interface. */
export interface OrderRequestTexts {
  confirmation: { title: string; thanks: (businessName: string) => string; next: string; link: string };
  notice: {
    title: (businessName: string) => string;
    arrived: (businessName: string) => string;
    link: string;
  };
  customer: string;
  sentBy: string;
  customerOrderCode: string;
  deliveryDate: string;
  address: string;
  multipleShipping: string;
  yes: string;
  no: string;
  shippingNote: string;
  genericNote: string;
  agentNote: string;
  total: string;
  product: string;
  description: string;
  quantity: string;
}

export const ORDER_REQUEST_TEXTS: Record<UiLanguage, OrderRequestTexts> = {
  it: {
    confirmation: {
      title: 'Abbiamo ricevuto la richiesta d’ordine',
      thanks: (name) => `La richiesta d’ordine di ${name} è arrivata.`,
      next: 'La verifichiamo e comunichiamo l’esito via e-mail.',
      link: 'Vedi le richieste d’ordine',
    },
    notice: {
      title: (name) => `Nuova richiesta d’ordine: ${name}`,
      arrived: (name) => `${name} ha inviato una richiesta d’ordine da verificare.`,
      link: 'Apri la richiesta',
    },
    customer: 'Cliente',
    sentBy: 'Inviata da',
    customerOrderCode: 'Codice ordine cliente',
    deliveryDate: 'Data di consegna richiesta',
    address: 'Indirizzo di spedizione',
    multipleShipping: 'Spedizioni multiple accettate',
    yes: 'Sì',
    no: 'No',
    shippingNote: 'Note di spedizione',
    genericNote: 'Note generiche',
    agentNote: 'Note agente',
    total: 'Totale',
    product: 'Prodotto',
    description: 'Descrizione',
    quantity: 'Quantità',
  },
  en: {
    confirmation: {
      title: 'We have received the order request',
      thanks: (name) => `The order request of ${name} has arrived.`,
      next: 'We check it and tell you the result by e-mail.',
      link: 'See the order requests',
    },
    notice: {
      title: (name) => `New order request: ${name}`,
      arrived: (name) => `${name} has sent an order request to be checked.`,
      link: 'Open the request',
    },
    customer: 'Customer',
    sentBy: 'Sent by',
    customerOrderCode: 'Customer order code',
    deliveryDate: 'Requested delivery date',
    address: 'Shipping address',
    multipleShipping: 'Multiple shipping accepted',
    yes: 'Yes',
    no: 'No',
    shippingNote: 'Shipping note',
    genericNote: 'Generic note',
    agentNote: 'Agent note',
    total: 'Total',
    product: 'Product',
    description: 'Description',
    quantity: 'Quantity',
  },
  de: {
    confirmation: {
      title: 'Die Bestellanfrage ist eingegangen',
      thanks: (name) => `Die Bestellanfrage von ${name} ist bei uns eingegangen.`,
      next: 'Wir prüfen sie und teilen das Ergebnis per E-Mail mit.',
      link: 'Bestellanfragen ansehen',
    },
    notice: {
      title: (name) => `Neue Bestellanfrage: ${name}`,
      arrived: (name) => `${name} hat eine Bestellanfrage zur Prüfung gesendet.`,
      link: 'Anfrage öffnen',
    },
    customer: 'Kunde',
    sentBy: 'Gesendet von',
    customerOrderCode: 'Bestellnummer des Kunden',
    deliveryDate: 'Gewünschter Liefertermin',
    address: 'Lieferadresse',
    multipleShipping: 'Teillieferungen akzeptiert',
    yes: 'Ja',
    no: 'Nein',
    shippingNote: 'Versandhinweis',
    genericNote: 'Allgemeine Anmerkung',
    agentNote: 'Anmerkung des Vertreters',
    total: 'Gesamtbetrag',
    product: 'Produkt',
    description: 'Beschreibung',
    quantity: 'Menge',
  },
  es: {
    confirmation: {
      title: 'Hemos recibido la solicitud de pedido',
      thanks: (name) => `La solicitud de pedido de ${name} ha llegado.`,
      next: 'La revisamos y comunicamos el resultado por correo electrónico.',
      link: 'Ver las solicitudes de pedido',
    },
    notice: {
      title: (name) => `Nueva solicitud de pedido: ${name}`,
      arrived: (name) => `${name} ha enviado una solicitud de pedido para revisar.`,
      link: 'Abrir la solicitud',
    },
    customer: 'Cliente',
    sentBy: 'Enviada por',
    customerOrderCode: 'Código de pedido del cliente',
    deliveryDate: 'Fecha de entrega solicitada',
    address: 'Dirección de envío',
    multipleShipping: 'Envíos múltiples aceptados',
    yes: 'Sí',
    no: 'No',
    shippingNote: 'Nota de envío',
    genericNote: 'Nota general',
    agentNote: 'Nota del agente',
    total: 'Total',
    product: 'Producto',
    description: 'Descripción',
    quantity: 'Cantidad',
  },
  fr: {
    confirmation: {
      title: 'Nous avons reçu la demande de commande',
      thanks: (name) => `La demande de commande de ${name} est arrivée.`,
      next: 'Nous la vérifions et communiquons le résultat par e-mail.',
      link: 'Voir les demandes de commande',
    },
    notice: {
      title: (name) => `Nouvelle demande de commande : ${name}`,
      arrived: (name) => `${name} a envoyé une demande de commande à vérifier.`,
      link: 'Ouvrir la demande',
    },
    customer: 'Client',
    sentBy: 'Envoyée par',
    customerOrderCode: 'Code commande client',
    deliveryDate: 'Date de livraison souhaitée',
    address: 'Adresse de livraison',
    multipleShipping: 'Livraisons multiples acceptées',
    yes: 'Oui',
    no: 'Non',
    shippingNote: 'Note de livraison',
    genericNote: 'Note générale',
    agentNote: 'Note de l’agent',
    total: 'Total',
    product: 'Produit',
    description: 'Description',
    quantity: 'Quantité',
  },
  pl: {
    confirmation: {
      title: 'Otrzymaliśmy zapytanie o zamówienie',
      thanks: (name) => `Zapytanie o zamówienie firmy ${name} dotarło do nas.`,
      next: 'Sprawdzimy je i poinformujemy o wyniku e-mailem.',
      link: 'Zobacz zapytania o zamówienie',
    },
    notice: {
      title: (name) => `Nowe zapytanie o zamówienie: ${name}`,
      arrived: (name) => `Nowe zapytanie o zamówienie do sprawdzenia, klient: ${name}.`,
      link: 'Otwórz zapytanie',
    },
    customer: 'Klient',
    sentBy: 'Wysłane przez',
    customerOrderCode: 'Numer zamówienia klienta',
    deliveryDate: 'Żądana data dostawy',
    address: 'Adres dostawy',
    multipleShipping: 'Zgoda na dostawy częściowe',
    yes: 'Tak',
    no: 'Nie',
    shippingNote: 'Uwagi do wysyłki',
    genericNote: 'Uwagi ogólne',
    agentNote: 'Uwagi przedstawiciela',
    total: 'Suma',
    product: 'Produkt',
    description: 'Opis',
    quantity: 'Ilość',
  },
  ru: {
    confirmation: {
      title: 'Мы получили запрос на заказ',
      thanks: (name) => `Запрос на заказ от ${name} получен.`,
      next: 'Мы проверим его и сообщим результат по электронной почте.',
      link: 'Посмотреть запросы на заказ',
    },
    notice: {
      title: (name) => `Новый запрос на заказ: ${name}`,
      arrived: (name) => `Получен запрос на заказ для проверки, клиент: ${name}.`,
      link: 'Открыть запрос',
    },
    customer: 'Клиент',
    sentBy: 'Отправитель',
    customerOrderCode: 'Номер заказа клиента',
    deliveryDate: 'Желаемая дата поставки',
    address: 'Адрес доставки',
    multipleShipping: 'Согласие на частичные поставки',
    yes: 'Да',
    no: 'Нет',
    shippingNote: 'Примечание к доставке',
    genericNote: 'Общее примечание',
    agentNote: 'Примечание агента',
    total: 'Итого',
    product: 'Продукт',
    description: 'Описание',
    quantity: 'Количество',
  },
};
