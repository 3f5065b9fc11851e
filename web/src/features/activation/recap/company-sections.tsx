import type { RequestDraft } from '@cromia/domain/activation/request-forms';
import { formatPhone } from '@cromia/domain/addresses/phone';
import { findAddressKind } from '@cromia/domain/customers/customer';
import { DOCUMENT_TYPES, EMAIL_FIELDS } from '@cromia/domain/customers/document-recipients';
import { isItalianVat } from '@cromia/domain/customers/vat-number';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/format';
import type { Translate } from '../../../i18n/keys';
import { useTexts } from '../../../i18n/use-texts';
import { AddressLines } from '../../../ui/AddressLines';
import { createCodeLabels } from '../../accounts';
import { RETAIL_CATEGORIES, segmentationLabel } from './perspective';

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
    ...toFacts('businessName', t('accounts:fields.businessName'), company.businessName),
    ...toFacts('vatNumber', t('activation:fields.vatNumber'), company.vatNumber?.toUpperCase()),
    ...toFacts('fiscalCode', t('activation:fields.fiscalCode'), company.fiscalCode),
    // Section 2: SDI code and PEC only where the VAT number is Italian.
    ...toFacts('sdiCode', t('activation:fields.sdiCode'), italian ? company.sdiCode?.toUpperCase() : null),
    ...toFacts('pec', t('activation:fields.pec'), italian ? company.pec : null),
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
  const kinds: Record<string, string> = {
    C001: t('activation:contacts.purchasing'),
    C002: t('activation:contacts.administrative'),
  };
  return (company.contacts ?? []).map((contact) => ({
    id: contact.code,
    label: kinds[contact.code] ?? t('activation:contacts.additional'),
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
  const stated = DOCUMENT_TYPES.filter((type) => company[EMAIL_FIELDS[type]] !== undefined);
  return stated.map((type) => ({
    id: type,
    label: t(`activation:documents.${type}`),
    value: (company[EMAIL_FIELDS[type]] ?? [])
      .filter((email) => email.trim() !== '')
      .map((email) => <div key={email}>{email}</div>),
  }));
}

function useAssessmentFacts(company: RequestDraft): RecapFact[] {
  const { t } = useTexts('activation', 'accounts');
  const { money, quantity } = useFormats();
  const amount = (value: RequestDraft['totalConsumption']) =>
    value == null || value === '' ? null : Number(value);
  const segmentations = [
    company.marketSegmentation1,
    company.marketSegmentation2,
    company.marketSegmentation3,
    company.marketSegmentation4,
  ].flatMap((code) => (code ? [segmentationLabel(code, t)] : []));
  const competitors = [company.marketCompetitor1, company.marketCompetitor2].filter(Boolean);
  const trades = RETAIL_CATEGORIES.filter((trade) => company[`isRetailerOf${trade}`]);
  const yesNo = (flag: boolean | null | undefined) =>
    t(flag ? 'activation:recap.yes' : 'activation:recap.no');
  const euro = (value: RequestDraft['totalConsumption']) =>
    amount(value) === null ? null : money(amount(value));
  const windows = amount(company.retailerShopWindows);
  const surface = amount(company.retailerSurface);
  return [
    ...toFacts('segmentations', t('activation:recap.segmentations'), segmentations.join(', ')),
    ...toFacts('competitors', t('activation:recap.competitors'), competitors.join(', ')),
    ...toFacts('totalConsumption', t('activation:fields.totalConsumption'), euro(company.totalConsumption)),
    ...toFacts('cromiaPotential', t('activation:fields.cromiaPotential'), euro(company.cromiaPotential)),
    ...toFacts(
      'retailer',
      t('activation:sections.retailer'),
      trades.map((trade) => t(`activation:retailer.${trade}`)).join(', '),
    ),
    ...toFacts('windows', t('activation:fields.retailerShopWindows'), windows),
    ...toFacts(
      'surface',
      t('activation:fields.retailerSurface'),
      surface === null ? null : quantity(surface, 'm²'),
    ),
    ...toFacts(
      'resellingType',
      t('activation:fields.resellingType'),
      company.resellingType ? segmentationLabel(company.resellingType, t) : null,
    ),
    { id: 'tnt', label: t('activation:fields.tntNextRequired'), value: yesNo(company.tntNextRequired) },
  ];
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
    ...toFacts('bankName', t('activation:fields.bankName'), company.bankName),
    ...toFacts('iban', t('activation:fields.iban'), written(company.iban)),
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
