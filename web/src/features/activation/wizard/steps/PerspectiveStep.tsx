import { MARKET_SEGMENTATIONS } from '@cromia/domain/accounts/company';
import { LIMITS } from '@cromia/domain/limits';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../../../i18n/use-texts';
import { CheckboxField } from '../../../../ui/fields/CheckboxField';
import { NumberField } from '../../../../ui/fields/NumberField';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/fields/TextField';
import { RETAIL_CATEGORIES, segmentationLabel } from '../../recap/perspective';
import type { CompanyFormValues } from '../company-form-values';
import classes from '../styles.module.css';
import { WizardSection } from './WizardSection';

const SEGMENTATIONS = [1, 2, 3, 4] as const;

/** The fields of agents and commercial users about a company: retailer data and outlook (section 2). */
export function PerspectiveStep() {
  const { t } = useTexts('activation', 'accounts');
  const { control } = useFormContext<CompanyFormValues>();
  return (
    <>
      <WizardSection title={t('activation:sections.retailer')}>
        <div className={classes.pair}>
          {RETAIL_CATEGORIES.map((trade) => (
            <CheckboxField
              key={trade}
              control={control}
              name={`isRetailerOf${trade}`}
              label={t(`activation:retailer.${trade}`)}
            />
          ))}
        </div>
        <div className={classes.pair}>
          <NumberField
            control={control}
            name="retailerShopWindows"
            label={t('activation:fields.retailerShopWindows')}
            max={LIMITS.shopWindows}
            whole
            grouped
          />
          <NumberField
            control={control}
            name="retailerSurface"
            label={t('activation:fields.retailerSurface')}
            suffix=" m²"
            decimalScale={2}
            max={LIMITS.surface}
            grouped
          />
        </div>
        <SelectField
          control={control}
          name="resellingType"
          label={t('activation:fields.resellingType')}
          data={MARKET_SEGMENTATIONS.map((value) => ({ value, label: segmentationLabel(value, t) }))}
          allowDeselect={false}
        />
      </WizardSection>
      <WizardSection title={t('activation:sections.outlook')}>
        <div className={classes.pair}>
          {SEGMENTATIONS.map((number) => (
            <SelectField
              key={number}
              control={control}
              name={`marketSegmentation${number}`}
              label={t('activation:fields.marketSegmentation', { number })}
              data={MARKET_SEGMENTATIONS.map((value) => ({ value, label: segmentationLabel(value, t) }))}
              allowDeselect={false}
            />
          ))}
        </div>
        <div className={classes.pair}>
          <TextField
            control={control}
            name="marketCompetitor1"
            label={t('activation:fields.marketCompetitor', { number: 1 })}
            required
          />
          <TextField
            control={control}
            name="marketCompetitor2"
            label={t('activation:fields.marketCompetitor', { number: 2 })}
            help={t('common:form.optional')}
          />
        </div>
        <div className={classes.pair}>
          <NumberField
            control={control}
            name="totalConsumption"
            label={t('activation:fields.totalConsumption')}
            suffix=" €"
            decimalScale={2}
            max={LIMITS.amount}
            grouped
          />
          <NumberField
            control={control}
            name="cromiaPotential"
            label={t('activation:fields.cromiaPotential')}
            suffix=" €"
            decimalScale={2}
            max={LIMITS.amount}
            grouped
          />
        </div>
      </WizardSection>
    </>
  );
}
