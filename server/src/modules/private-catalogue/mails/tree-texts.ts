import type { UiLanguage } from '@cromia/domain/languages';

/** What the mails of the private catalogue say, in each language of the interface. */
export interface TreeTexts {
  /** To the desk: an upload waits for approval. */
  arrived: { title: string; text: string; link: string };
  /** To the uploader. */
  published: { title: string; text: string };
  rejected: { title: string; text: string };
  link: string;
  file: string;
  uploader: string;
  reason: string;
}

export const TREE_TEXTS: Record<UiLanguage, TreeTexts> = {
  it: {
    arrived: {
      title: 'Catalogo privati da approvare',
      text: 'È stato caricato un nuovo catalogo privati. Finché non viene approvato resta visibile quello attuale.',
      link: 'Esamina il caricamento',
    },
    published: {
      title: 'Il catalogo privati è pubblicato',
      text: 'Il catalogo che hai caricato è ora visibile a tutti.',
    },
    rejected: {
      title: 'Il catalogo privati non è stato approvato',
      text: 'Il catalogo che hai caricato non viene pubblicato. Resta visibile quello attuale.',
    },
    link: 'Vedi il caricamento',
    file: 'File',
    uploader: 'Caricato da',
    reason: 'Motivo',
  },
  en: {
    arrived: {
      title: 'Private catalogue awaiting approval',
      text: 'A new private catalogue has been uploaded. Until it is approved, the current one stays visible.',
      link: 'Review the upload',
    },
    published: {
      title: 'The private catalogue is published',
      text: 'The catalogue that you uploaded is now visible to everybody.',
    },
    rejected: {
      title: 'The private catalogue was not approved',
      text: 'The catalogue that you uploaded is not published. The current one stays visible.',
    },
    link: 'View the upload',
    file: 'File',
    uploader: 'Uploaded by',
    reason: 'Reason',
  },
  de: {
    arrived: {
      title: 'Privatkatalog zur Freigabe',
      text: 'Ein neuer Privatkatalog wurde hochgeladen. Bis zur Freigabe bleibt der jetzige sichtbar.',
      link: 'Upload prüfen',
    },
    published: {
      title: 'Der Privatkatalog ist veröffentlicht',
      text: 'Der Katalog, den Sie hochgeladen haben, ist jetzt für alle sichtbar.',
    },
    rejected: {
      title: 'Der Privatkatalog wurde nicht freigegeben',
      text: 'Der Katalog, den Sie hochgeladen haben, wird nicht veröffentlicht. Der jetzige bleibt sichtbar.',
    },
    link: 'Upload ansehen',
    file: 'Datei',
    uploader: 'Hochgeladen von',
    reason: 'Grund',
  },
  es: {
    arrived: {
      title: 'Catálogo para particulares por aprobar',
      text: 'Se ha cargado un nuevo catálogo para particulares. Hasta su aprobación sigue visible el actual.',
      link: 'Revisar la carga',
    },
    published: {
      title: 'El catálogo para particulares está publicado',
      text: 'El catálogo que ha cargado ya es visible para todos.',
    },
    rejected: {
      title: 'El catálogo para particulares no se ha aprobado',
      text: 'El catálogo que ha cargado no se publica. Sigue visible el actual.',
    },
    link: 'Ver la carga',
    file: 'Archivo',
    uploader: 'Cargado por',
    reason: 'Motivo',
  },
  fr: {
    arrived: {
      title: 'Catalogue particuliers à approuver',
      text: 'Un nouveau catalogue particuliers a été importé. Jusqu’à son approbation, le catalogue actuel reste visible.',
      link: 'Examiner l’import',
    },
    published: {
      title: 'Le catalogue particuliers est publié',
      text: 'Le catalogue que vous avez importé est désormais visible par tous.',
    },
    rejected: {
      title: 'Le catalogue particuliers n’a pas été approuvé',
      text: 'Le catalogue que vous avez importé n’est pas publié. Le catalogue actuel reste visible.',
    },
    link: 'Voir l’import',
    file: 'Fichier',
    uploader: 'Importé par',
    reason: 'Motif',
  },
  pl: {
    arrived: {
      title: 'Katalog dla klientów prywatnych do zatwierdzenia',
      text: 'Przesłano nowy katalog dla klientów prywatnych. Do czasu zatwierdzenia widoczny jest obecny.',
      link: 'Sprawdź przesłany plik',
    },
    published: {
      title: 'Katalog dla klientów prywatnych jest opublikowany',
      text: 'Przesłany katalog jest teraz widoczny dla wszystkich.',
    },
    rejected: {
      title: 'Katalog dla klientów prywatnych nie został zatwierdzony',
      text: 'Przesłany katalog nie zostanie opublikowany. Widoczny pozostaje obecny.',
    },
    link: 'Zobacz przesłany plik',
    file: 'Plik',
    uploader: 'Przesłane przez',
    reason: 'Powód',
  },
  ru: {
    arrived: {
      title: 'Каталог для частных лиц ждёт одобрения',
      text: 'Загружен новый каталог для частных лиц. До одобрения показывается текущий.',
      link: 'Проверить загрузку',
    },
    published: {
      title: 'Каталог для частных лиц опубликован',
      text: 'Загруженный вами каталог теперь виден всем.',
    },
    rejected: {
      title: 'Каталог для частных лиц не одобрен',
      text: 'Загруженный вами каталог не публикуется. Показывается текущий.',
    },
    link: 'Открыть загрузку',
    file: 'Файл',
    uploader: 'Загрузил(а)',
    reason: 'Причина',
  },
};
