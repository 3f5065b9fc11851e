import type { UiLanguage } from '@cromia/domain/languages';

/** What the mails of invitations say, in each language of the interface. */
interface InvitationTexts {
  title: (company: string) => string;
  invited: (inviter: string, company: string, brand: string) => string;
  /** To an address without an account. */
  register: string;
  registerLink: string;
  /** To a user who can accept. */
  answer: string;
  loginLink: string;
  /** To a user of another customer, a private one, or one of the manufacturer's own. */
  cannotAccept: string;
  /** @param day as DD-MM-YYYY */
  validUntil: (day: string) => string;
  notExpected: string;
  accepted: { title: (invitee: string) => string; text: (invitee: string, company: string) => string };
  rejected: { title: (invitee: string) => string; text: (invitee: string, company: string) => string };
  listLink: string;
}

export const INVITATION_TEXTS: Record<UiLanguage, InvitationTexts> = {
  it: {
    title: (company) => `Invito a operare per ${company}`,
    invited: (inviter, company, brand) =>
      `${inviter} ti invita a operare per conto di ${company} sul portale ${brand}.`,
    register:
      'Registrati come azienda con questo indirizzo: dopo il primo accesso trovi l’invito nel tuo profilo.',
    registerLink: 'Registrati',
    answer: 'Accedi con questo indirizzo: trovi l’invito nel tuo profilo e puoi accettarlo o rifiutarlo.',
    loginLink: 'Accedi',
    cannotAccept:
      'Il tuo account attuale non può accettarlo, perché è privato o opera già per un’altra azienda. Fatti invitare a un altro indirizzo.',
    validUntil: (day) => `L’invito vale fino al ${day}.`,
    notExpected: 'Non te lo aspettavi? Ignora questa e-mail: senza la tua risposta non succede nulla.',
    accepted: {
      title: (invitee) => `${invitee} ha accettato il tuo invito`,
      text: (invitee, company) => `Da ora ${invitee} può operare per conto di ${company}.`,
    },
    rejected: {
      title: (invitee) => `${invitee} ha rifiutato il tuo invito`,
      text: (invitee, company) => `${invitee} non opererà per conto di ${company}.`,
    },
    listLink: 'Vedi gli inviti',
  },
  en: {
    title: (company) => `Invitation to act for ${company}`,
    invited: (inviter, company, brand) =>
      `${inviter} invites you to act for ${company} on the ${brand} portal.`,
    register:
      'Register as a company with this address: after your first login you will find the invitation in your profile.',
    registerLink: 'Register',
    answer:
      'Log in with this address: the invitation is in your profile, where you can accept or decline it.',
    loginLink: 'Log in',
    cannotAccept:
      'Your current account cannot accept it, because it is private or already acts for another company. Ask to be invited at another address.',
    validUntil: (day) => `The invitation is valid until ${day}.`,
    notExpected: 'Not expecting it? Ignore this e-mail: nothing happens without your answer.',
    accepted: {
      title: (invitee) => `${invitee} has accepted your invitation`,
      text: (invitee, company) => `From now on ${invitee} can act for ${company}.`,
    },
    rejected: {
      title: (invitee) => `${invitee} has declined your invitation`,
      text: (invitee, company) => `${invitee} will not act for ${company}.`,
    },
    listLink: 'See the invitations',
  },
  de: {
    title: (company) => `Einladung, für ${company} tätig zu werden`,
    invited: (inviter, company, brand) =>
      `${inviter} lädt Sie ein, im Portal ${brand} für ${company} tätig zu werden.`,
    register:
      'Registrieren Sie sich mit dieser Adresse als Unternehmen: Nach der ersten Anmeldung finden Sie die Einladung in Ihrem Profil.',
    registerLink: 'Registrieren',
    answer:
      'Melden Sie sich mit dieser Adresse an: Die Einladung steht in Ihrem Profil, wo Sie sie annehmen oder ablehnen können.',
    loginLink: 'Anmelden',
    cannotAccept:
      'Ihr jetziges Konto kann sie nicht annehmen, weil es privat ist oder bereits für ein anderes Unternehmen tätig ist. Lassen Sie sich an eine andere Adresse einladen.',
    validUntil: (day) => `Die Einladung gilt bis zum ${day}.`,
    notExpected:
      'Sie haben sie nicht erwartet? Ignorieren Sie diese E-Mail: Ohne Ihre Antwort geschieht nichts.',
    accepted: {
      title: (invitee) => `${invitee} hat Ihre Einladung angenommen`,
      text: (invitee, company) => `Ab jetzt kann ${invitee} für ${company} tätig werden.`,
    },
    rejected: {
      title: (invitee) => `${invitee} hat Ihre Einladung abgelehnt`,
      text: (invitee, company) => `${invitee} wird nicht für ${company} tätig.`,
    },
    listLink: 'Einladungen ansehen',
  },
  es: {
    title: (company) => `Invitación para actuar en nombre de ${company}`,
    invited: (inviter, company, brand) =>
      `${inviter} le invita a actuar en nombre de ${company} en el portal ${brand}.`,
    register:
      'Regístrese como empresa con esta dirección: tras el primer acceso encontrará la invitación en su perfil.',
    registerLink: 'Registrarse',
    answer:
      'Inicie sesión con esta dirección: la invitación está en su perfil, donde puede aceptarla o rechazarla.',
    loginLink: 'Iniciar sesión',
    cannotAccept:
      'Su cuenta actual no puede aceptarla, porque es de particular o ya actúa en nombre de otra empresa. Pida que le inviten a otra dirección.',
    validUntil: (day) => `La invitación es válida hasta el ${day}.`,
    notExpected: '¿No la esperaba? Ignore este correo: sin su respuesta no ocurre nada.',
    accepted: {
      title: (invitee) => `${invitee} ha aceptado su invitación`,
      text: (invitee, company) => `Desde ahora ${invitee} puede actuar en nombre de ${company}.`,
    },
    rejected: {
      title: (invitee) => `${invitee} ha rechazado su invitación`,
      text: (invitee, company) => `${invitee} no actuará en nombre de ${company}.`,
    },
    listLink: 'Ver las invitaciones',
  },
  fr: {
    title: (company) => `Invitation à agir pour ${company}`,
    invited: (inviter, company, brand) =>
      `${inviter} vous invite à agir pour ${company} sur le portail ${brand}.`,
    register:
      'Inscrivez-vous comme entreprise avec cette adresse : après la première connexion, l’invitation vous attend dans votre profil.',
    registerLink: 'S’inscrire',
    answer:
      'Connectez-vous avec cette adresse : l’invitation se trouve dans votre profil, où vous pouvez l’accepter ou la refuser.',
    loginLink: 'Se connecter',
    cannotAccept:
      'Votre compte actuel ne peut pas l’accepter, car c’est un compte de particulier ou il agit déjà pour une autre entreprise. Faites-vous inviter à une autre adresse.',
    validUntil: (day) => `L’invitation est valable jusqu’au ${day}.`,
    notExpected: 'Vous ne l’attendiez pas ? Ignorez cet e-mail : sans votre réponse, il ne se passe rien.',
    accepted: {
      title: (invitee) => `${invitee} a accepté votre invitation`,
      text: (invitee, company) => `Désormais, ${invitee} peut agir pour ${company}.`,
    },
    rejected: {
      title: (invitee) => `${invitee} a refusé votre invitation`,
      text: (invitee, company) => `${invitee} n’agira pas pour ${company}.`,
    },
    listLink: 'Voir les invitations',
  },
  pl: {
    title: (company) => `Zaproszenie do działania w imieniu firmy ${company}`,
    invited: (inviter, company, brand) =>
      `${inviter} zaprasza Cię do działania w imieniu firmy ${company} w portalu ${brand}.`,
    register:
      'Zarejestruj się jako firma, używając tego adresu: po pierwszym logowaniu zaproszenie będzie czekać w Twoim profilu.',
    registerLink: 'Zarejestruj się',
    answer:
      'Zaloguj się, używając tego adresu: zaproszenie czeka w Twoim profilu, gdzie możesz je przyjąć lub odrzucić.',
    loginLink: 'Zaloguj się',
    cannotAccept:
      'Twoje obecne konto nie może go przyjąć, ponieważ jest prywatne lub działa już w imieniu innej firmy. Poproś o zaproszenie na inny adres.',
    validUntil: (day) => `Zaproszenie jest ważne do ${day}.`,
    notExpected:
      'Nie spodziewasz się tego zaproszenia? Zignoruj tę wiadomość: bez Twojej odpowiedzi nic się nie stanie.',
    accepted: {
      title: (invitee) => `${invitee} przyjmuje Twoje zaproszenie`,
      text: (invitee, company) => `Od teraz ${invitee} może działać w imieniu firmy ${company}.`,
    },
    rejected: {
      title: (invitee) => `${invitee} odrzuca Twoje zaproszenie`,
      text: (invitee, company) => `${invitee} nie będzie działać w imieniu firmy ${company}.`,
    },
    listLink: 'Zobacz zaproszenia',
  },
  ru: {
    title: (company) => `Приглашение действовать от имени ${company}`,
    invited: (inviter, company, brand) =>
      `${inviter} приглашает вас действовать от имени ${company} на портале ${brand}.`,
    register:
      'Зарегистрируйтесь как компания с этим адресом: после первого входа приглашение будет ждать в вашем профиле.',
    registerLink: 'Зарегистрироваться',
    answer: 'Войдите с этим адресом: приглашение ждёт в вашем профиле, где его можно принять или отклонить.',
    loginLink: 'Войти',
    cannotAccept:
      'Ваша нынешняя учётная запись не может его принять: она частная или уже действует от имени другой компании. Попросите пригласить вас на другой адрес.',
    validUntil: (day) => `Приглашение действительно до ${day}.`,
    notExpected:
      'Вы его не ждали? Не обращайте внимания на это письмо: без вашего ответа ничего не произойдёт.',
    accepted: {
      title: (invitee) => `Приглашение принято: ${invitee}`,
      text: (invitee, company) => `Теперь ${invitee} может действовать от имени ${company}.`,
    },
    rejected: {
      title: (invitee) => `Приглашение отклонено: ${invitee}`,
      text: (invitee, company) => `${invitee} не будет действовать от имени ${company}.`,
    },
    listLink: 'Посмотреть приглашения',
  },
};
