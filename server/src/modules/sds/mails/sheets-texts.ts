import type { UiLanguage } from '@cromia/domain/languages';

/** What the mail with safety data sheets says, in each language of the interface. */
export interface SheetsTexts {
  title: (products: string) => string;
  updateTitle: (products: string) => string;
  attached: string;
  links: (days: number) => string;
  update: string;
  several: (count: number) => string;
  order: string;
  product: string;
  batch: string;
  version: string;
  language: string;
  closing: string;
}

export const SHEETS_TEXTS: Record<UiLanguage, SheetsTexts> = {
  it: {
    title: (products) => `Scheda di sicurezza: ${products}`,
    updateTitle: (products) => `Scheda di sicurezza aggiornata: ${products}`,
    attached: 'In allegato trovi le schede di dati di sicurezza elencate qui sotto.',
    links: (days) =>
      `Le schede di dati di sicurezza si scaricano dai collegamenti qui sotto, validi per ${days} giorni.`,
    update:
      'Nei 12 mesi scorsi hai ricevuto una versione precedente. La scheda è stata aggiornata: ti preghiamo di usare questa e di inoltrarla a chi utilizza il prodotto (regolamento REACH, articolo 31, paragrafo 9).',
    several: (count) => `${count} prodotti`,
    order: 'Ordine',
    product: 'Prodotto',
    batch: 'Lotto',
    version: 'Versione',
    language: 'Lingua',
    closing: 'Leggi la scheda prima di usare il prodotto.',
  },
  en: {
    title: (products) => `Safety data sheet: ${products}`,
    updateTitle: (products) => `Updated safety data sheet: ${products}`,
    attached: 'The safety data sheets listed below are attached.',
    links: (days) =>
      `The safety data sheets can be downloaded from the links below, which are valid for ${days} days.`,
    update:
      'You received an earlier version in the last 12 months. The sheet has been updated: please use this one and pass it on to those who use the product (REACH Regulation, Article 31(9)).',
    several: (count) => `${count} products`,
    order: 'Order',
    product: 'Product',
    batch: 'Batch',
    version: 'Version',
    language: 'Language',
    closing: 'Please read the sheet before using the product.',
  },
  de: {
    title: (products) => `Sicherheitsdatenblatt: ${products}`,
    updateTitle: (products) => `Aktualisiertes Sicherheitsdatenblatt: ${products}`,
    attached: 'Die unten aufgeführten Sicherheitsdatenblätter finden Sie im Anhang.',
    links: (days) =>
      `Die Sicherheitsdatenblätter können Sie über die Links unten herunterladen; sie gelten ${days} Tage.`,
    update:
      'In den letzten 12 Monaten haben Sie eine frühere Version erhalten. Das Blatt wurde aktualisiert: Bitte verwenden Sie dieses und geben Sie es an alle weiter, die das Produkt verwenden (REACH-Verordnung, Artikel 31 Absatz 9).',
    several: (count) => `${count} Produkte`,
    order: 'Auftrag',
    product: 'Produkt',
    batch: 'Charge',
    version: 'Version',
    language: 'Sprache',
    closing: 'Bitte lesen Sie das Blatt, bevor Sie das Produkt verwenden.',
  },
  es: {
    title: (products) => `Ficha de datos de seguridad: ${products}`,
    updateTitle: (products) => `Ficha de datos de seguridad actualizada: ${products}`,
    attached: 'Adjuntamos las fichas de datos de seguridad que se indican a continuación.',
    links: (days) =>
      `Las fichas de datos de seguridad se descargan desde los enlaces siguientes, válidos durante ${days} días.`,
    update:
      'En los últimos 12 meses recibió una versión anterior. La ficha se ha actualizado: utilice esta y hágala llegar a quienes usan el producto (Reglamento REACH, artículo 31, apartado 9).',
    several: (count) => `${count} productos`,
    order: 'Pedido',
    product: 'Producto',
    batch: 'Lote',
    version: 'Versión',
    language: 'Idioma',
    closing: 'Lea la ficha antes de usar el producto.',
  },
  fr: {
    title: (products) => `Fiche de données de sécurité : ${products}`,
    updateTitle: (products) => `Fiche de données de sécurité mise à jour : ${products}`,
    attached: 'Vous trouverez en pièce jointe les fiches de données de sécurité indiquées ci-dessous.',
    links: (days) =>
      `Les fiches de données de sécurité se téléchargent par les liens ci-dessous, valables ${days} jours.`,
    update:
      'Vous avez reçu une version antérieure au cours des 12 derniers mois. La fiche a été mise à jour : veuillez utiliser celle-ci et la transmettre aux utilisateurs du produit (règlement REACH, article 31, paragraphe 9).',
    several: (count) => `${count} produits`,
    order: 'Commande',
    product: 'Produit',
    batch: 'Lot',
    version: 'Version',
    language: 'Langue',
    closing: 'Veuillez lire la fiche avant d’utiliser le produit.',
  },
  pl: {
    title: (products) => `Karta charakterystyki: ${products}`,
    updateTitle: (products) => `Zaktualizowana karta charakterystyki: ${products}`,
    attached: 'W załączniku przesyłamy karty charakterystyki wymienione poniżej.',
    links: (days) => `Karty charakterystyki można pobrać z poniższych odnośników, ważnych ${days} dni.`,
    update:
      'W ciągu ostatnich 12 miesięcy wysłaliśmy Ci wcześniejszą wersję. Karta została zaktualizowana: korzystaj z tej i przekaż ją osobom stosującym produkt (rozporządzenie REACH, art. 31 ust. 9).',
    several: (count) => `liczba produktów: ${count}`,
    order: 'Zamówienie',
    product: 'Produkt',
    batch: 'Partia',
    version: 'Wersja',
    language: 'Język',
    closing: 'Przeczytaj kartę przed użyciem produktu.',
  },
  ru: {
    title: (products) => `Паспорт безопасности: ${products}`,
    updateTitle: (products) => `Обновлённый паспорт безопасности: ${products}`,
    attached: 'Во вложении — перечисленные ниже паспорта безопасности.',
    links: (days) => `Паспорта безопасности можно скачать по ссылкам ниже; срок их действия — ${days} дн.`,
    update:
      'За последние 12 месяцев вы получали предыдущую версию. Паспорт обновлён: пожалуйста, используйте эту версию и передайте её тем, кто применяет продукт (Регламент REACH, статья 31, пункт 9).',
    several: (count) => `продуктов: ${count}`,
    order: 'Заказ',
    product: 'Продукт',
    batch: 'Партия',
    version: 'Версия',
    language: 'Язык',
    closing: 'Пожалуйста, прочитайте паспорт перед применением продукта.',
  },
};
