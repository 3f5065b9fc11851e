import type { RequestDraft } from '@cromia/domain/activation/request-forms';
import { formatPhone } from '@cromia/domain/addresses/phone';
import { findAddressKind } from '@cromia/domain/customers/customer';
import { DOCUMENT_TYPES, EMAIL_FIELDS } from '@cromia/domain/customers/document-recipients';
import type { AssessmentField } from '@cromia/domain/customers/profile-fields';
import { isItalianVat } from '@cromia/domain/customers/vat-number';
import { keysOf } from '@cromia/domain/keys';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/format';
import type { Translate } from '../../../i18n/keys';
import { useTexts } from '../../../i18n/use-texts';
import { AddressLines } from '../../../ui/AddressLines';
import { createCodeLabels } from '../../accounts';
import {
  ASSESSMENT_DISPLAY,
  assessmentLabel,
  SHARED_FACTS,
  segmentationLabel,
} from '../fields/assessment-fields';
import { COMPANY_LABELS, CONTACT_KINDS } from '../fields/profile-labels';

export interface RecapFact {
  id: string;
  label: string;
  value: ReactNode;
}

export interface RecapSection {
  id: 'company' | 'perspective' | 'addresses' | 'contacts' | 'documents' | 'bank';
  title: string;
  facts: RecapFact[];
}

interface Codes {
  customerCode?: string | null;
  customerCodeOld?: string | null;
}

/** A fact that is shown only if it has a value. */
function toFacts(id: string, label: string, value: ReactNode): RecapFact[] {
  return value === null || value === undefined || value === '' ? [] : [{ id, label, value }];
}

function companyFacts(company: RequestDraft, codes: Codes, t: Translate): RecapFact[] {
  const italian = isItalianVat(company.vatNumber ?? '');
  return [
    ...toFacts('customerCode', t('activation:fields.customerCode'), codes.customerCode),
    ...toFacts('customerCodeOld', t('activation:fields.customerCodeOld'), codes.customerCodeOld),
    ...toFacts('businessName', t(COMPANY_LABELS.businessName), company.businessName),
    ...toFacts('vatNumber', t(COMPANY_LABELS.vatNumber), company.vatNumber?.toUpperCase()),
    ...toFacts('fiscalCode', t(COMPANY_LABELS.fiscalCode), company.fiscalCode),
    // Section 2: SDI code and PEC only where the VAT number is Italian.
    ...toFacts('sdiCode', t(COMPANY_LABELS.sdiCode), italian ? company.sdiCode?.toUpperCase() : null),
    ...toFacts('pec', t(COMPANY_LABELS.pec), italian ? company.pec : null),
  ];
}

function addressFacts(company: RequestDraft, t: Translate): RecapFact[] {
  const addresses = company.addresses ?? [];
  if (addresses.length === 0) return [];
  const shipping = addresses.filter(({ code }) => (findAddressKind(code) ?? 'shipping') === 'shipping');
  const facts = addresses.map((address) => {
    const kind = findAddressKind(address.code) ?? 'shipping';
    const name =
      kind === 'shipping'
        ? t('activation:shipping.name', { number: shipping.indexOf(address) + 1 })
        : t(`activation:recap.${kind}`);
    return {
      id: address.code,
      label: address.isDefault ? `${name} · ${t('activation:recap.default')}` : name,
      value: (
        <>
          {address.businessName && <strong>{address.businessName}</strong>}
          <AddressLines
            address={{
              streetAddress1: address.streetAddress1 ?? '',
              streetAddress2: address.streetAddress2 ?? null,
              zipOrPostalCode: address.zipOrPostalCode ?? '',
              city: address.city ?? '',
              province: address.province ?? null,
              country: address.country ?? '',
            }}
          />
          {address.note}
        </>
      ),
    };
  });
  const separate = addresses.some(({ code }) => code === 'SA');
  const same = {
    id: 'SA',
    label: t('activation:recap.administrative'),
    value: t('activation:fields.sameAsLegal'),
  };
  return separate ? facts : [...facts.slice(0, 1), same, ...facts.slice(1)];
}

function contactFacts(company: RequestDraft, t: Translate): RecapFact[] {
  const words = createCodeLabels(t);
  return (company.contacts ?? []).map((contact) => ({
    id: contact.code,
    label: t(CONTACT_KINDS[contact.code] ?? 'activation:contacts.additional'),
    value: (
      <>
        <strong>
          {contact.firstName} {contact.lastName}
        </strong>
        <div>
          {[words.department(contact.department ?? ''), words.role(contact.role ?? '')]
            .filter((word) => word !== '')
            .join(' · ')}
        </div>
        <div>{contact.email}</div>
        <div>{contact.phoneNumber && formatPhone(contact.phoneNumber)}</div>
      </>
    ),
  }));
}

function documentFacts(company: RequestDraft, t: Translate): RecapFact[] {
  return DOCUMENT_TYPES.flatMap((type) => {
    const field = EMAIL_FIELDS[type];
    const emails = company[field]?.filter((email) => email.trim() !== '');
    const value = emails?.map((email) => <div key={email}>{email}</div>);
    return value === undefined ? [] : [{ id: type, label: t(COMPANY_LABELS[field]), value }];
  });
}

/** The text of an assessment field; empty if there is nothing to show. */
function useAssessmentText(company: RequestDraft): (field: AssessmentField) => string {
  const { t } = useTexts('activation', 'accounts');
  const { money, quantity } = useFormats();
  return (field) => {
    const { input } = ASSESSMENT_DISPLAY[field];
    const value = company[field];
    if (input === 'checkbox') return value === true ? assessmentLabel(field, t) : '';
    if (input === 'switch') return t(value === true ? 'activation:recap.yes' : 'activation:recap.no');
    if (value === null || value === undefined || value === '') return '';
    if (input === 'segmentation') return segmentationLabel(String(value), t);
    if (input === 'money') return money(Number(value));
    if (input === 'area') return quantity(Number(value), 'm²');
    return input === 'count' ? String(Number(value)) : String(value);
  };
}

function useAssessmentFacts(company: RequestDraft): RecapFact[] {
  const { t } = useTexts('activation', 'accounts');
  const toText = useAssessmentText(company);
  const facts = new Map<string, { label: string; texts: string[] }>();
  for (const field of keysOf(ASSESSMENT_DISPLAY)) {
    const { fact } = ASSESSMENT_DISPLAY[field];
    const id = fact ?? field;
    const label = fact === undefined ? assessmentLabel(field, t) : t(SHARED_FACTS[fact]);
    const text = toText(field);
    const texts = facts.get(id)?.texts ?? [];
    facts.set(id, { label, texts: text === '' ? texts : [...texts, text] });
  }
  return [...facts].flatMap(([id, { label, texts }]) => toFacts(id, label, texts.join(', ')));
}

/** An IBAN as banks print it, in groups of four. */
function written(iban: string | null | undefined): string | undefined {
  return iban
    ?.replaceAll(/\s/g, '')
    .toUpperCase()
    .replaceAll(/.{4}(?=.)/g, '$& ');
}

/**
 * The data of a company, grouped as in the form.
 * @param withAssessment whether the fields of agents and commercial staff are included (section 2, recap)
 */
export function useCompanySections(
  company: RequestDraft,
  codes: Codes,
  withAssessment: boolean,
): RecapSection[] {
  const { t } = useTexts('activation', 'accounts');
  const assessment = useAssessmentFacts(company);
  const bank = [
    ...toFacts('bankName', t(COMPANY_LABELS.bankName), company.bankName),
    ...toFacts('iban', t(COMPANY_LABELS.iban), written(company.iban)),
  ];
  const sections: RecapSection[] = [
    { id: 'company', title: t('activation:steps.Anagraphics'), facts: companyFacts(company, codes, t) },
    {
      id: 'perspective',
      title: t('activation:steps.CompanyPerspective'),
      facts: withAssessment ? assessment : [],
    },
    { id: 'addresses', title: t('activation:steps.Addresses'), facts: addressFacts(company, t) },
    { id: 'contacts', title: t('activation:steps.Contacts'), facts: contactFacts(company, t) },
    { id: 'documents', title: t('activation:sections.documents'), facts: documentFacts(company, t) },
    { id: 'bank', title: t('activation:steps.BankInformation'), facts: bank },
  ];
  return sections.filter(({ facts }) => facts.length > 0);
}
