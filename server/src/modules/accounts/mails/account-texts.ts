import type { UiLanguage } from '@cromia/domain/languages';

/** What the mails of an account say, in each language of the interface. */
interface AccountTexts {
  registration: {
    title: (brand: string) => string;
    asked: (username: string) => string;
    /** @param validity as in `24 hours` */
    next: (validity: string) => string;
    link: string;
    notYou: string;
  };
  alreadyRegistered: {
    title: (brand: string) => string;
    known: (username: string) => string;
    next: string;
    link: string;
    notYou: string;
  };
  newPassword: {
    title: (brand: string) => string;
    asked: (username: string) => string;
    /** @param validity as in `1 hour` */
    next: (validity: string) => string;
    link: string;
    notYou: string;
  };
  passwordChanged: {
    title: (brand: string) => string;
    changed: (username: string) => string;
    wasYou: string;
    notYou: (email: string) => string;
  };
  /** Label of the link to the page of a forgotten password. */
  forgotPassword: string;
}

export const ACCOUNT_TEXTS: Record<UiLanguage, AccountTexts> = {
  it: {
    registration: {
      title: (brand) => `Completa la registrazione a ${brand}`,
      asked: (username) => `Abbiamo ricevuto la registrazione per l’indirizzo ${username}.`,
      next: (validity) =>
        `Per attivare l’account, apri il link e scegli una password. Il link si può usare una volta sola. Validità: ${validity}.`,
      link: 'Attiva l’account',
      notYou:
        'Non hai chiesto tu la registrazione? Ignora questa e-mail: senza conferma non viene creato alcun account.',
    },
    alreadyRegistered: {
      title: (brand) => `Hai già un account ${brand}`,
      known: (username) =>
        `Qualcuno ha chiesto di registrare l’indirizzo ${username}, che ha già un account. Non è cambiato nulla.`,
      next: 'Se la richiesta è tua, accedi con la tua password. Se non la ricordi, impostane una nuova.',
      link: 'Accedi',
      notYou: 'La richiesta non è tua? Ignora questa e-mail: il tuo account resta com’è.',
    },
    newPassword: {
      title: (brand) => `Imposta una nuova password per ${brand}`,
      asked: (username) => `Abbiamo ricevuto la richiesta di una nuova password per ${username}.`,
      next: (validity) =>
        `Apri il link e scegli la nuova password. Il link si può usare una volta sola. Validità: ${validity}.`,
      link: 'Scegli una nuova password',
      notYou: 'Non l’hai chiesta tu? Ignora questa e-mail: la tua password resta quella attuale.',
    },
    passwordChanged: {
      title: (brand) => `La tua password ${brand} è stata cambiata`,
      changed: (username) =>
        `La password dell’account ${username} è stata cambiata. Le altre sessioni aperte sono state chiuse.`,
      wasYou: 'Se l’hai cambiata tu, non devi fare altro.',
      notYou: (email) =>
        `Se non l’hai cambiata tu, imposta subito una nuova password dal link qui sotto e scrivici a ${email}.`,
    },
    forgotPassword: 'Imposta una nuova password',
  },
  en: {
    registration: {
      title: (brand) => `Complete your registration with ${brand}`,
      asked: (username) => `We have received the registration for the address ${username}.`,
      next: (validity) =>
        `To activate the account, open the link and choose a password. The link works only once. Validity: ${validity}.`,
      link: 'Activate the account',
      notYou: 'Did not register? Ignore this e-mail: without your confirmation no account is created.',
    },
    alreadyRegistered: {
      title: (brand) => `You already have a ${brand} account`,
      known: (username) =>
        `Somebody asked to register the address ${username}, which already has an account. Nothing was changed.`,
      next: 'If it was you, log in with your password. If you do not remember it, set a new one.',
      link: 'Log in',
      notYou: 'Not you? Ignore this e-mail: your account stays as it is.',
    },
    newPassword: {
      title: (brand) => `Set a new password for ${brand}`,
      asked: (username) => `We have received the request for a new password for ${username}.`,
      next: (validity) =>
        `Open the link and choose the new password. The link works only once. Validity: ${validity}.`,
      link: 'Choose a new password',
      notYou: 'Did not ask for it? Ignore this e-mail: your password stays unchanged.',
    },
    passwordChanged: {
      title: (brand) => `Your ${brand} password was changed`,
      changed: (username) =>
        `The password of the account ${username} was changed. You have been logged out on other devices.`,
      wasYou: 'If it was you, you need do nothing else.',
      notYou: (email) =>
        `If it was not you, set a new password at once with the link below, and write to us at ${email}.`,
    },
    forgotPassword: 'Set a new password',
  },
  de: {
    registration: {
      title: (brand) => `Schließen Sie Ihre Registrierung bei ${brand} ab`,
      asked: (username) => `Wir haben die Registrierung für die Adresse ${username} erhalten.`,
      next: (validity) =>
        `Um das Konto zu aktivieren, öffnen Sie den Link und wählen Sie ein Passwort. Der Link kann nur einmal verwendet werden. Gültigkeit: ${validity}.`,
      link: 'Konto aktivieren',
      notYou:
        'Sie haben sich nicht registriert? Ignorieren Sie diese E-Mail: Ohne Bestätigung wird kein Konto angelegt.',
    },
    alreadyRegistered: {
      title: (brand) => `Sie haben bereits ein Konto bei ${brand}`,
      known: (username) =>
        `Jemand wollte die Adresse ${username} registrieren, für die es bereits ein Konto gibt. Es wurde nichts geändert.`,
      next: 'Wenn Sie es waren, melden Sie sich mit Ihrem Passwort an. Wenn Sie es vergessen haben, legen Sie ein neues fest.',
      link: 'Anmelden',
      notYou: 'Sie waren es nicht? Ignorieren Sie diese E-Mail: Ihr Konto bleibt, wie es ist.',
    },
    newPassword: {
      title: (brand) => `Legen Sie ein neues Passwort für ${brand} fest`,
      asked: (username) => `Wir haben die Anforderung eines neuen Passworts für ${username} erhalten.`,
      next: (validity) =>
        `Öffnen Sie den Link und wählen Sie das neue Passwort. Der Link kann nur einmal verwendet werden. Gültigkeit: ${validity}.`,
      link: 'Neues Passwort wählen',
      notYou:
        'Sie haben es nicht angefordert? Ignorieren Sie diese E-Mail: Ihr bisheriges Passwort gilt weiter.',
    },
    passwordChanged: {
      title: (brand) => `Ihr Passwort bei ${brand} wurde geändert`,
      changed: (username) =>
        `Das Passwort des Kontos ${username} wurde geändert. Die anderen offenen Sitzungen wurden beendet.`,
      wasYou: 'Wenn Sie es waren, ist nichts weiter zu tun.',
      notYou: (email) =>
        `Wenn Sie es nicht waren, legen Sie sofort über den Link unten ein neues Passwort fest und schreiben Sie uns an ${email}.`,
    },
    forgotPassword: 'Neues Passwort festlegen',
  },
  es: {
    registration: {
      title: (brand) => `Complete el registro en ${brand}`,
      asked: (username) => `Hemos recibido el registro de la dirección ${username}.`,
      next: (validity) =>
        `Para activar la cuenta, abra el enlace y elija una contraseña. El enlace solo se puede usar una vez. Validez: ${validity}.`,
      link: 'Activar la cuenta',
      notYou: '¿No se ha registrado usted? Ignore este correo: sin confirmación no se crea ninguna cuenta.',
    },
    alreadyRegistered: {
      title: (brand) => `Ya tiene una cuenta en ${brand}`,
      known: (username) =>
        `Alguien ha pedido registrar la dirección ${username}, que ya tiene una cuenta. No ha cambiado nada.`,
      next: 'Si ha sido usted, inicie sesión con su contraseña. Si no la recuerda, establezca una nueva.',
      link: 'Iniciar sesión',
      notYou: '¿No ha sido usted? Ignore este correo: su cuenta sigue como está.',
    },
    newPassword: {
      title: (brand) => `Establezca una nueva contraseña para ${brand}`,
      asked: (username) => `Hemos recibido la solicitud de una nueva contraseña para ${username}.`,
      next: (validity) =>
        `Abra el enlace y elija la nueva contraseña. El enlace solo se puede usar una vez. Validez: ${validity}.`,
      link: 'Elegir una nueva contraseña',
      notYou: '¿No la ha pedido usted? Ignore este correo: su contraseña sigue siendo la actual.',
    },
    passwordChanged: {
      title: (brand) => `Su contraseña de ${brand} ha cambiado`,
      changed: (username) =>
        `La contraseña de la cuenta ${username} ha cambiado. Las demás sesiones abiertas se han cerrado.`,
      wasYou: 'Si ha sido usted, no tiene que hacer nada más.',
      notYou: (email) =>
        `Si no ha sido usted, establezca ahora mismo una nueva contraseña con el enlace de abajo y escríbanos a ${email}.`,
    },
    forgotPassword: 'Establecer una nueva contraseña',
  },
  fr: {
    registration: {
      title: (brand) => `Terminez votre inscription à ${brand}`,
      asked: (username) => `Nous avons reçu l’inscription de l’adresse ${username}.`,
      next: (validity) =>
        `Pour activer le compte, ouvrez le lien et choisissez un mot de passe. Le lien ne peut servir qu’une seule fois. Validité : ${validity}.`,
      link: 'Activer le compte',
      notYou:
        'Vous n’avez pas demandé cette inscription ? Ignorez cet e-mail : sans confirmation, aucun compte n’est créé.',
    },
    alreadyRegistered: {
      title: (brand) => `Vous avez déjà un compte ${brand}`,
      known: (username) =>
        `Quelqu’un a demandé l’inscription de l’adresse ${username}, qui a déjà un compte. Rien n’a été modifié.`,
      next: 'Si c’était vous, connectez-vous avec votre mot de passe. Si vous l’avez oublié, définissez-en un nouveau.',
      link: 'Se connecter',
      notYou: 'Ce n’était pas vous ? Ignorez cet e-mail : votre compte reste tel qu’il est.',
    },
    newPassword: {
      title: (brand) => `Définissez un nouveau mot de passe pour ${brand}`,
      asked: (username) => `Nous avons reçu la demande d’un nouveau mot de passe pour ${username}.`,
      next: (validity) =>
        `Ouvrez le lien et choisissez le nouveau mot de passe. Le lien ne peut servir qu’une seule fois. Validité : ${validity}.`,
      link: 'Choisir un nouveau mot de passe',
      notYou: 'Vous ne l’avez pas demandé ? Ignorez cet e-mail : votre mot de passe actuel reste valable.',
    },
    passwordChanged: {
      title: (brand) => `Votre mot de passe ${brand} a été modifié`,
      changed: (username) =>
        `Le mot de passe du compte ${username} a été modifié. Les autres sessions ouvertes ont été fermées.`,
      wasYou: 'Si c’était vous, vous n’avez rien d’autre à faire.',
      notYou: (email) =>
        `Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe avec le lien ci-dessous et écrivez-nous à ${email}.`,
    },
    forgotPassword: 'Définir un nouveau mot de passe',
  },
  pl: {
    registration: {
      title: (brand) => `Dokończ rejestrację w ${brand}`,
      asked: (username) => `Otrzymaliśmy rejestrację dla adresu ${username}.`,
      next: (validity) =>
        `Aby aktywować konto, otwórz link i wybierz hasło. Linku można użyć tylko raz. Ważność: ${validity}.`,
      link: 'Aktywuj konto',
      notYou: 'To nie Twoja rejestracja? Zignoruj tę wiadomość: bez potwierdzenia konto nie powstanie.',
    },
    alreadyRegistered: {
      title: (brand) => `Masz już konto w ${brand}`,
      known: (username) =>
        `Ktoś próbował zarejestrować adres ${username}, dla którego konto już istnieje. Nic się nie zmieniło.`,
      next: 'Jeśli to Ty, zaloguj się swoim hasłem. Jeśli go nie pamiętasz, ustaw nowe.',
      link: 'Zaloguj się',
      notYou: 'To nie Ty? Zignoruj tę wiadomość: Twoje konto pozostaje bez zmian.',
    },
    newPassword: {
      title: (brand) => `Ustaw nowe hasło do ${brand}`,
      asked: (username) => `Otrzymaliśmy prośbę o nowe hasło dla ${username}.`,
      next: (validity) =>
        `Otwórz link i wybierz nowe hasło. Linku można użyć tylko raz. Ważność: ${validity}.`,
      link: 'Wybierz nowe hasło',
      notYou: 'To nie Twoja prośba? Zignoruj tę wiadomość: Twoje obecne hasło pozostaje ważne.',
    },
    passwordChanged: {
      title: (brand) => `Twoje hasło do ${brand} zostało zmienione`,
      changed: (username) =>
        `Hasło do konta ${username} zostało zmienione. Pozostałe otwarte sesje zostały zakończone.`,
      wasYou: 'Jeśli to Ty, nie musisz nic więcej robić.',
      notYou: (email) =>
        `Jeśli to nie Ty, od razu ustaw nowe hasło za pomocą poniższego linku i napisz do nas na adres ${email}.`,
    },
    forgotPassword: 'Ustaw nowe hasło',
  },
  ru: {
    registration: {
      title: (brand) => `Завершите регистрацию в ${brand}`,
      asked: (username) => `Мы получили заявку на регистрацию адреса ${username}.`,
      next: (validity) =>
        `Чтобы активировать учётную запись, откройте ссылку и выберите пароль. Ссылкой можно воспользоваться только один раз. Срок действия: ${validity}.`,
      link: 'Активировать учётную запись',
      notYou:
        'Вы не регистрировались? Не обращайте внимания на это письмо: без подтверждения учётная запись не создаётся.',
    },
    alreadyRegistered: {
      title: (brand) => `У вас уже есть учётная запись ${brand}`,
      known: (username) =>
        `Кто-то хотел зарегистрировать адрес ${username}, для которого учётная запись уже есть. Ничего не изменилось.`,
      next: 'Если это были вы, войдите со своим паролем. Если вы его не помните, задайте новый.',
      link: 'Войти',
      notYou: 'Это были не вы? Не обращайте внимания на это письмо: ваша учётная запись остаётся прежней.',
    },
    newPassword: {
      title: (brand) => `Задайте новый пароль для ${brand}`,
      asked: (username) => `Мы получили запрос на новый пароль для ${username}.`,
      next: (validity) =>
        `Откройте ссылку и выберите новый пароль. Ссылкой можно воспользоваться только один раз. Срок действия: ${validity}.`,
      link: 'Выбрать новый пароль',
      notYou:
        'Вы его не запрашивали? Не обращайте внимания на это письмо: ваш прежний пароль остаётся в силе.',
    },
    passwordChanged: {
      title: (brand) => `Ваш пароль для ${brand} изменён`,
      changed: (username) =>
        `Пароль учётной записи ${username} изменён. Остальные открытые сеансы завершены.`,
      wasYou: 'Если это сделали вы, больше ничего не нужно.',
      notYou: (email) =>
        `Если это были не вы, сразу задайте новый пароль по ссылке ниже и напишите нам на ${email}.`,
    },
    forgotPassword: 'Задать новый пароль',
  },
};
