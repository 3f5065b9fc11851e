import type { Role, SdsRole, TdsRole } from '@cromia/domain/accounts/roles';
import type { UiLanguage } from '@cromia/domain/languages';

/** What the mails about a user's rights say, in each language of the interface. */
export interface RightsTexts {
  disabled: { title: (brand: string) => string; text: (username: string) => string };
  enabled: { title: (brand: string) => string; text: (username: string) => string; link: string };
  changed: { title: (brand: string) => string; text: (username: string) => string };
  /** Whom to ask. */
  questions: (email: string) => string;
  fields: { role: string; roleSds: string; roleTds: string; rolesLab: string };
  /** In place of lab roles that are none. */
  none: string;
  roles: Record<Role, string>;
  sdsRoles: Record<SdsRole, string>;
  tdsRoles: Record<TdsRole, string>;
}

export const RIGHTS_TEXTS: Record<UiLanguage, RightsTexts> = {
  it: {
    disabled: {
      title: (brand) => `Il tuo account ${brand} è stato disattivato`,
      text: (username) =>
        `L’account ${username} è stato disattivato: non puoi più accedere e le sessioni aperte sono state chiuse.`,
    },
    enabled: {
      title: (brand) => `Il tuo account ${brand} è di nuovo attivo`,
      text: (username) => `L’account ${username} è stato riattivato. Accedi con la password di prima.`,
      link: 'Accedi',
    },
    changed: {
      title: (brand) => `I tuoi permessi su ${brand} sono cambiati`,
      text: (username) =>
        `I permessi dell’account ${username} sono cambiati, con effetto immediato. Se hai pagine aperte, ricaricale.`,
    },
    questions: (email) => `Per qualsiasi domanda, o se pensi a un errore, scrivi a ${email}.`,
    fields: {
      role: 'Ruolo',
      roleSds: 'Schede di sicurezza (SDS)',
      roleTds: 'Schede tecniche (TDS)',
      rolesLab: 'Laboratorio',
    },
    none: 'Nessun accesso',
    roles: {
      USER: 'Utente',
      CUSTOMER: 'Cliente',
      AGENT: 'Agente',
      COMMERCIAL: 'Commerciale',
      IT: 'IT',
      ADMIN: 'Amministratore',
      CROMIA: 'Cromia',
    },
    sdsRoles: { NONE: 'Nessun accesso', AUTO: 'Secondo il ruolo', EMPLOYEE: 'Addetto SDS' },
    tdsRoles: { NONE: 'Nessun accesso', USER: 'Utente', ADMIN: 'Amministratore' },
  },
  en: {
    disabled: {
      title: (brand) => `Your ${brand} account has been disabled`,
      text: (username) =>
        `The account ${username} has been disabled: you can no longer log in, and open sessions have been closed.`,
    },
    enabled: {
      title: (brand) => `Your ${brand} account is enabled again`,
      text: (username) => `The account ${username} has been enabled again. Log in with the password you had.`,
      link: 'Log in',
    },
    changed: {
      title: (brand) => `Your rights on ${brand} have changed`,
      text: (username) =>
        `What the account ${username} may do has changed, with immediate effect. Reload the pages that you have open.`,
    },
    questions: (email) => `If you have questions, or think that this is a mistake, write to ${email}.`,
    fields: {
      role: 'Role',
      roleSds: 'Safety data sheets (SDS)',
      roleTds: 'Technical data sheets (TDS)',
      rolesLab: 'Lab',
    },
    none: 'No access',
    roles: {
      USER: 'User',
      CUSTOMER: 'Customer',
      AGENT: 'Agent',
      COMMERCIAL: 'Sales',
      IT: 'IT',
      ADMIN: 'Administrator',
      CROMIA: 'Cromia',
    },
    sdsRoles: { NONE: 'No access', AUTO: 'As the role allows', EMPLOYEE: 'SDS desk' },
    tdsRoles: { NONE: 'No access', USER: 'User', ADMIN: 'Administrator' },
  },
  de: {
    disabled: {
      title: (brand) => `Ihr ${brand}-Konto wurde deaktiviert`,
      text: (username) =>
        `Das Konto ${username} wurde deaktiviert: Eine Anmeldung ist nicht mehr möglich, offene Sitzungen wurden beendet.`,
    },
    enabled: {
      title: (brand) => `Ihr ${brand}-Konto ist wieder aktiv`,
      text: (username) =>
        `Das Konto ${username} wurde wieder aktiviert. Melden Sie sich mit dem bisherigen Passwort an.`,
      link: 'Anmelden',
    },
    changed: {
      title: (brand) => `Ihre Rechte bei ${brand} haben sich geändert`,
      text: (username) =>
        `Die Rechte des Kontos ${username} haben sich geändert und gelten ab sofort. Laden Sie geöffnete Seiten neu.`,
    },
    questions: (email) => `Bei Fragen, oder wenn Sie einen Irrtum vermuten, schreiben Sie an ${email}.`,
    fields: {
      role: 'Rolle',
      roleSds: 'Sicherheitsdatenblätter (SDS)',
      roleTds: 'Technische Merkblätter (TDS)',
      rolesLab: 'Labor',
    },
    none: 'Kein Zugang',
    roles: {
      USER: 'Benutzer',
      CUSTOMER: 'Kunde',
      AGENT: 'Handelsvertreter',
      COMMERCIAL: 'Vertrieb',
      IT: 'IT',
      ADMIN: 'Administrator',
      CROMIA: 'Cromia',
    },
    sdsRoles: { NONE: 'Kein Zugang', AUTO: 'Nach Rolle', EMPLOYEE: 'SDS-Stelle' },
    tdsRoles: { NONE: 'Kein Zugang', USER: 'Benutzer', ADMIN: 'Administrator' },
  },
  es: {
    disabled: {
      title: (brand) => `Su cuenta de ${brand} se ha desactivado`,
      text: (username) =>
        `La cuenta ${username} se ha desactivado: ya no puede acceder y las sesiones abiertas se han cerrado.`,
    },
    enabled: {
      title: (brand) => `Su cuenta de ${brand} vuelve a estar activa`,
      text: (username) => `La cuenta ${username} se ha reactivado. Acceda con la contraseña que tenía.`,
      link: 'Acceder',
    },
    changed: {
      title: (brand) => `Sus permisos en ${brand} han cambiado`,
      text: (username) =>
        `Los permisos de la cuenta ${username} han cambiado, con efecto inmediato. Recargue las páginas que tenga abiertas.`,
    },
    questions: (email) => `Si tiene preguntas o cree que es un error, escriba a ${email}.`,
    fields: {
      role: 'Rol',
      roleSds: 'Fichas de datos de seguridad (SDS)',
      roleTds: 'Fichas técnicas (TDS)',
      rolesLab: 'Laboratorio',
    },
    none: 'Sin acceso',
    roles: {
      USER: 'Usuario',
      CUSTOMER: 'Cliente',
      AGENT: 'Agente',
      COMMERCIAL: 'Comercial',
      IT: 'IT',
      ADMIN: 'Administrador',
      CROMIA: 'Cromia',
    },
    sdsRoles: { NONE: 'Sin acceso', AUTO: 'Según el rol', EMPLOYEE: 'Gestión SDS' },
    tdsRoles: { NONE: 'Sin acceso', USER: 'Usuario', ADMIN: 'Administrador' },
  },
  fr: {
    disabled: {
      title: (brand) => `Votre compte ${brand} a été désactivé`,
      text: (username) =>
        `Le compte ${username} a été désactivé : vous ne pouvez plus vous connecter et les sessions ouvertes ont été fermées.`,
    },
    enabled: {
      title: (brand) => `Votre compte ${brand} est de nouveau actif`,
      text: (username) =>
        `Le compte ${username} a été réactivé. Connectez-vous avec votre mot de passe habituel.`,
      link: 'Se connecter',
    },
    changed: {
      title: (brand) => `Vos droits sur ${brand} ont changé`,
      text: (username) =>
        `Les droits du compte ${username} ont changé, avec effet immédiat. Rechargez les pages ouvertes.`,
    },
    questions: (email) => `Pour toute question, ou si vous pensez à une erreur, écrivez à ${email}.`,
    fields: {
      role: 'Rôle',
      roleSds: 'Fiches de données de sécurité (SDS)',
      roleTds: 'Fiches techniques (TDS)',
      rolesLab: 'Laboratoire',
    },
    none: 'Aucun accès',
    roles: {
      USER: 'Utilisateur',
      CUSTOMER: 'Client',
      AGENT: 'Agent commercial',
      COMMERCIAL: 'Commercial',
      IT: 'Informatique',
      ADMIN: 'Administrateur',
      CROMIA: 'Cromia',
    },
    sdsRoles: { NONE: 'Aucun accès', AUTO: 'Selon le rôle', EMPLOYEE: 'Service SDS' },
    tdsRoles: { NONE: 'Aucun accès', USER: 'Utilisateur', ADMIN: 'Administrateur' },
  },
  pl: {
    disabled: {
      title: (brand) => `Konto ${brand} zostało wyłączone`,
      text: (username) =>
        `Konto ${username} zostało wyłączone: logowanie nie jest już możliwe, a otwarte sesje zostały zakończone.`,
    },
    enabled: {
      title: (brand) => `Konto ${brand} jest znów aktywne`,
      text: (username) => `Konto ${username} zostało ponownie włączone. Zaloguj się dotychczasowym hasłem.`,
      link: 'Zaloguj się',
    },
    changed: {
      title: (brand) => `Zmiana uprawnień w portalu ${brand}`,
      text: (username) =>
        `Uprawnienia konta ${username} zostały zmienione ze skutkiem natychmiastowym. Odśwież otwarte strony.`,
    },
    questions: (email) => `W razie pytań lub jeśli to pomyłka, napisz na adres ${email}.`,
    fields: {
      role: 'Rola',
      roleSds: 'Karty charakterystyki (SDS)',
      roleTds: 'Karty techniczne (TDS)',
      rolesLab: 'Laboratorium',
    },
    none: 'Brak dostępu',
    roles: {
      USER: 'Użytkownik',
      CUSTOMER: 'Klient',
      AGENT: 'Przedstawiciel handlowy',
      COMMERCIAL: 'Dział handlowy',
      IT: 'IT',
      ADMIN: 'Administrator',
      CROMIA: 'Cromia',
    },
    sdsRoles: { NONE: 'Brak dostępu', AUTO: 'Zgodnie z rolą', EMPLOYEE: 'Obsługa SDS' },
    tdsRoles: { NONE: 'Brak dostępu', USER: 'Użytkownik', ADMIN: 'Administrator' },
  },
  ru: {
    disabled: {
      title: (brand) => `Ваша учётная запись ${brand} отключена`,
      text: (username) =>
        `Учётная запись ${username} отключена: войти больше нельзя, открытые сеансы завершены.`,
    },
    enabled: {
      title: (brand) => `Ваша учётная запись ${brand} снова активна`,
      text: (username) => `Учётная запись ${username} снова включена. Войдите с прежним паролем.`,
      link: 'Войти',
    },
    changed: {
      title: (brand) => `Ваши права на портале ${brand} изменены`,
      text: (username) =>
        `Права учётной записи ${username} изменены и действуют сразу. Обновите открытые страницы.`,
    },
    questions: (email) => `Если у вас есть вопросы или это ошибка, напишите на ${email}.`,
    fields: {
      role: 'Роль',
      roleSds: 'Паспорта безопасности (SDS)',
      roleTds: 'Технические описания (TDS)',
      rolesLab: 'Лаборатория',
    },
    none: 'Нет доступа',
    roles: {
      USER: 'Пользователь',
      CUSTOMER: 'Клиент',
      AGENT: 'Торговый агент',
      COMMERCIAL: 'Отдел продаж',
      IT: 'ИТ',
      ADMIN: 'Администратор',
      CROMIA: 'Cromia',
    },
    sdsRoles: { NONE: 'Нет доступа', AUTO: 'По роли', EMPLOYEE: 'Отдел SDS' },
    tdsRoles: { NONE: 'Нет доступа', USER: 'Пользователь', ADMIN: 'Администратор' },
  },
};
