import type { RequestDraft } from '@cromia/domain/activation/request-forms';
import { findAddressKind } from '@cromia/domain/customers/customer';
import { DOCUMENT_TYPES, EMAIL_FIELDS } from '@cromia/domain/customers/document-recipients';
import type { AssessmentField } from '@cromia/domain/customers/profile-fields';
import { isItalianVat } from '@cromia/domain/customers/vat-number';
import { keysOf } from '@cromia/domain/keys';
import { formatEmail } from '@cromia/domain/web/unicode-address';
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
import { ContactLinks, MapLink } from './contact-links';

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

/** The data of a customer that requests do not contain. */
export interface CustomerCodes {
  customerCode?: string | null;
  customerCodeOld?: string | null;
  paymentTerms?: string | null;
}

/** Returns a list with the fact, or an empty list if it has no value. */
function createOptionalFact(id: string, label: string, value: ReactNode): RecapFact[] {
  return value === null || value === undefined || value === '' ? [] : [{ id, label, value }];
}

function createCompanyFacts(company: RequestDraft, codes: CustomerCodes, t: Translate): RecapFact[] {
  const isItalian = isItalianVat(company.vatNumber ?? '');
  return [
    ...createOptionalFact('customerCode', t('activation:fields.customerCode'), codes.customerCode),
    ...createOptionalFact('customerCodeOld', t('activation:fields.customerCodeOld'), codes.customerCodeOld),
    ...createOptionalFact('businessName', t(COMPANY_LABELS.businessName), company.businessName),
    ...createOptionalFact('vatNumber', t(COMPANY_LABELS.vatNumber), company.vatNumber?.toUpperCase()),
    ...createOptionalFact('fiscalCode', t(COMPANY_LABELS.fiscalCode), company.fiscalCode),
    // Section 2: SDI code and PEC only where the VAT number is Italian.
    ...createOptionalFact(
      'sdiCode',
      t(COMPANY_LABELS.sdiCode),
      isItalian ? company.sdiCode?.toUpperCase() : null,
    ),
    ...createOptionalFact('pec', t(COMPANY_LABELS.pec), isItalian ? company.pec : null),
    ...createOptionalFact('paymentTerms', t('activation:fields.paymentTerms'), codes.paymentTerms),
  ];
}

function createAddressFacts(company: RequestDraft, t: Translate): RecapFact[] {
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
          <MapLink address={address} />
        </>
      ),
    };
  });
  const hasAdministrative = addresses.some(({ code }) => code === 'SA');
  const sameAsLegal = {
    id: 'SA',
    label: t('activation:recap.administrative'),
    value: t('activation:fields.sameAsLegal'),
  };
  return hasAdministrative ? facts : [...facts.slice(0, 1), sameAsLegal, ...facts.slice(1)];
}

function createContactFacts(company: RequestDraft, t: Translate): RecapFact[] {
  const codeLabels = createCodeLabels(t);
  return (company.contacts ?? []).map((contact) => ({
    id: contact.code,
    label: t(CONTACT_KINDS[contact.code] ?? 'activation:contacts.additional'),
    value: (
      <>
        <strong>
          {contact.firstName} {contact.lastName}
        </strong>
        <div>
          {[codeLabels.department(contact.department ?? ''), codeLabels.role(contact.role ?? '')]
            .filter((label) => label !== '')
            .join(' · ')}
        </div>
        <ContactLinks email={contact.email} phoneNumber={contact.phoneNumber} />
      </>
    ),
  }));
}

function createDocumentFacts(company: RequestDraft, t: Translate): RecapFact[] {
  return DOCUMENT_TYPES.flatMap((type) => {
    const field = EMAIL_FIELDS[type];
    const emails = company[field]?.filter((email) => email.trim() !== '');
    const value = emails?.map((email) => <div key={email}>{formatEmail(email)}</div>);
    return value === undefined ? [] : [{ id: type, label: t(COMPANY_LABELS[field]), value }];
  });
}

/** Returns a function that formats an assessment field; the text is empty if the field has no value. */
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
  const formatField = useAssessmentText(company);
  const facts = new Map<string, { label: string; texts: string[] }>();
  for (const field of keysOf(ASSESSMENT_DISPLAY)) {
    const { fact } = ASSESSMENT_DISPLAY[field];
    const id = fact ?? field;
    const label = fact === undefined ? assessmentLabel(field, t) : t(SHARED_FACTS[fact]);
    const text = formatField(field);
    const texts = facts.get(id)?.texts ?? [];
    facts.set(id, { label, texts: text === '' ? texts : [...texts, text] });
  }
  return [...facts].flatMap(([id, { label, texts }]) => createOptionalFact(id, label, texts.join(', ')));
}

/** Formats an IBAN in groups of four characters, as banks print it. */
function formatIban(iban: string | null | undefined): string | undefined {
  return iban
    ?.replaceAll(/\s/g, '')
    .toUpperCase()
    .replaceAll(/.{4}(?=.)/g, '$& ');
}

/**
 * Returns the data of a company in the sections of the form.
 * @param withAssessment Whether to include the fields of agents and commercial staff (section 2, recap).
 */
export function useCompanySections(
  company: RequestDraft,
  codes: CustomerCodes,
  withAssessment: boolean,
): RecapSection[] {
  const { t } = useTexts('activation', 'accounts');
  const assessment = useAssessmentFacts(company);
  const bank = [
    ...createOptionalFact('bankName', t(COMPANY_LABELS.bankName), company.bankName),
    ...createOptionalFact('iban', t(COMPANY_LABELS.iban), formatIban(company.iban)),
  ];
  const sections: RecapSection[] = [
    { id: 'company', title: t('activation:steps.Anagraphics'), facts: createCompanyFacts(company, codes, t) },
    {
      id: 'perspective',
      title: t('activation:steps.CompanyPerspective'),
      facts: withAssessment ? assessment : [],
    },
    { id: 'addresses', title: t('activation:steps.Addresses'), facts: createAddressFacts(company, t) },
    { id: 'contacts', title: t('activation:steps.Contacts'), facts: createContactFacts(company, t) },
    { id: 'documents', title: t('activation:sections.documents'), facts: createDocumentFacts(company, t) },
    { id: 'bank', title: t('activation:steps.BankInformation'), facts: bank },
  ];
  return sections.filter(({ facts }) => facts.length > 0);
}
